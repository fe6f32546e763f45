/** What lies on the table at one moment. */
import { doing, type Doing } from '../../lib/frame/doing';
import type { SeatView, WireEvent } from '../../lib/net/wire';
import { counted, NOBODY, type Crew } from './crew';
import type { Boat } from './boat';
import { boatOutlook, objectivesMet, outlookOf, type Outlook } from './outlook';
import type { SeatRecord, TableRecord, View } from './view';

/** How a card that is not known, or not there, is written. */
export const HIDDEN = '?';

/** One player's place at the table. */
export interface Place extends Boat {
  hand: string[];
  /** How many cards are left in the deck. */
  deck: number;
  /** The Decision Zone. */
  offer: string[];
  /** The cards under my Keep and Give cards. */
  keep: string;
  give: string;
  dealt: string[];
  activated: number;
  aside: number;
  fresh: number[];
  crew: Crew;
  state: Doing;
}

export interface Scene {
  round: number;
  river: string[];
  progress: number;
  discard: string[];
  /** How many objectives of each season lie face down; none if the game is not co-operative. */
  piles: number[];
  revealed: string[];
  mitigated: string[];
  finished: string[];
  /** Objectives that have been checked, and how that went. */
  checked: Record<string, boolean>;
  /** Objectives that lie open, and whether they are met as things are. */
  met: Record<string, boolean>;
  verdict: number;
  places: Place[];
  coming: Outlook['coming'];
  over: boolean;
  /** My boat is shown as it will be when I confirm. */
  drafted: boolean;
  /** Seats whose boat has just changed. */
  busy: number[];
  /** What has just happened. */
  told: WireEvent[];
}

export function sceneOf(view: SeatView, before?: Scene): Scene {
  const { table, seats } = view.table as unknown as View;
  const known = before?.round === table.round ? before.checked : {};
  const places = seats.map((record, seat) => placeOf(view, record, seat, before?.places[seat]));
  const boats = places.map(({ outlook }) => outlook);
  return {
    ...tableOf(table),
    checked: known,
    met: objectivesMet(view, boats, before?.met),
    places,
    coming: outlookOf(view).coming,
    over: view.status === 'over',
    drafted: view.draft.length > 0,
    busy: [],
    told: [],
  };
}

function tableOf(
  table: TableRecord,
): Omit<Scene, 'checked' | 'met' | 'places' | 'coming' | 'over' | 'drafted' | 'busy' | 'told'> {
  return {
    round: table.round,
    river: table.river,
    progress: table.progress,
    discard: table.discard,
    piles: table.piles.map((pile) => pile.length),
    revealed: table.revealed,
    mitigated: table.mitigated === HIDDEN ? [] : table.mitigated,
    finished: table.finished,
    verdict: table.verdict,
  };
}

function placeOf(view: SeatView, record: SeatRecord, seat: number, before?: Place): Place {
  return {
    healthy: record.healthy,
    contaminated: record.contaminated,
    doctors: record.doctors,
    protectors: record.protectors,
    food: record.food,
    plague: record.plague,
    rooms: record.rooms,
    batteries: record.batteries,
    kept: record.kept,
    received: record.received,
    powered: record.powered,
    used: record.used,
    stage: record.stage,
    outlook: boatOutlook(view, seat, before?.outlook),
    hand: record.hand,
    deck: record.deck.length,
    offer: record.offer,
    keep: record.keep,
    give: record.give,
    dealt: record.dealt,
    activated: record.activated,
    aside: record.aside,
    fresh: record.fresh,
    crew: counted(before?.crew ?? NOBODY, record),
    state: doing(view, seat),
  };
}

/** The neighbour to whom one gives (PRE-008). */
export function leftOf(seat: number, seats: number): number {
  return (seat + 1) % seats;
}

/** The neighbour to whom one passes. */
export function rightOf(seat: number, seats: number): number {
  return (seat + seats - 1) % seats;
}

/** The others in the order in which they sit, beginning at the left; all of them for a spectator. */
export function othersOf(mine: number, seats: number): number[] {
  if (mine < 0) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, i) => (mine + 1 + i) % seats);
}

/** Whether the table plays together. */
export function isCooperative(scene: Scene): boolean {
  const hidden = scene.piles.some((pile) => pile > 0);
  return hidden || scene.revealed.length > 0 || scene.finished.length > 0 || scene.verdict > 0;
}
