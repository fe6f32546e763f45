/** What lies on the table at one moment. */
import { doing, type Doing } from '../../lib/frame/doing';
import type { SeatView } from '../../lib/net/wire';
import { CASTES, type Caste } from './castes';
import { kindOf, type Kit } from './kit';
import { outlookOf, type Standing } from './outlook';
import type { SeatRecord, TableRecord, View } from './view';

/** How a thing that is not known, or not there, is written. */
export const NONE = '?';

export interface Chamber {
  number: number;
  /** NONE if it is empty. */
  card: string;
  cubes: number[];
  /** Who wins a tie there, a bit for each seat. */
  marks: number;
  /** Who would win the card; -1 for nobody, undefined while the rules have not said so. */
  winner: number | undefined;
}

export interface Standee {
  owner: number;
  /** NONE if it lies face down. */
  negotiator: string;
  faceDown: boolean;
}

export interface Module {
  name: string;
  stored: number;
  crews: string[];
}

/** One player's place at the table. */
export interface Place {
  hand: string[];
  pack: string[];
  chosen: string[];
  modules: Module[];
  vacant: string[];
  prison: string[];
  reserve: number;
  discounts: string[];
  /** Of each negotiator, by caste. */
  influence: Record<Caste, string>;
  home: string[];
  concealed: string[];
  rights: number;
  points: number;
  state: Doing;
}

export interface Scene {
  round: number;
  /** The seats in turn order. */
  order: number[];
  turn: number;
  deck: number;
  discard: string[];
  /** Workers, Converts and Priests that are left. */
  piles: string[][];
  chambers: Chamber[];
  slots: Record<string, Standee>;
  /** The negotiator that is on its way to a slot. */
  sent: string;
  tilted: string[];
  protected: string[];
  mutants: string[];
  /** The card under each token. */
  jailers: string[];
  mutagens: string[];
  places: Place[];
  over: boolean;
}

export function sceneOf(kit: Kit, view: SeatView, before?: Scene): Scene {
  const { table, seats } = view.table as unknown as View;
  const told = outlookOf(view).chambers;
  return {
    ...tableOf(table),
    chambers: chambersOf(table, seats.length, told, before),
    slots: slotsOf(kit, table),
    places: seats.map((record, seat) => ({ ...placeOf(record), state: doing(view, seat) })),
    over: view.status === 'over',
  };
}

function tableOf(table: TableRecord): Omit<Scene, 'chambers' | 'slots' | 'places' | 'over'> {
  return {
    round: table.round,
    order: table.order.map((seat) => Number(seat) - 1),
    turn: table.turn,
    deck: table.deck.length,
    discard: table.discard,
    piles: table.piles,
    sent: table.sent[0] ?? '',
    tilted: known(table.tilted),
    protected: known(table.protected),
    mutants: known(table.mutants),
    jailers: table.jailers,
    mutagens: table.mutagens,
  };
}

function known(set: string[] | '?'): string[] {
  return Array.isArray(set) ? set : [];
}

/** Who leads is what the rules said of the same cubes, now or before. */
function chambersOf(
  table: TableRecord,
  players: number,
  told: Standing[],
  before?: Scene,
): Chamber[] {
  return table.chambers.map((card, place) => {
    const cubes = table.cubes.slice(place * players, (place + 1) * players);
    const marks = table.marks[place] ?? 0;
    const same = [told[place], before?.chambers[place]].find(
      (one) => one && one.marks === marks && one.cubes.join() === cubes.join(),
    );
    return { number: place + 1, card, cubes, marks, winner: same?.winner };
  });
}

function slotsOf(kit: Kit, table: TableRecord): Record<string, Standee> {
  const hidden = known(table.face_down);
  const found: Record<string, Standee> = {};
  kit.allSlots.forEach((slot, place) => {
    const owner = table.owners[place] ?? NONE;
    if (owner === NONE) return;
    found[slot] = {
      owner: Number(owner) - 1,
      negotiator: table.slots[place] ?? NONE,
      faceDown: hidden.includes(slot),
    };
  });
  return found;
}

function placeOf(record: SeatRecord): Omit<Place, 'state'> {
  return {
    hand: record.hand,
    pack: record.pack,
    chosen: record.chosen,
    modules: record.modules.map((name, place) => ({
      name,
      stored: record.stored[place] ?? 0,
      crews: record.crews.filter((_, crew) => record.homes[crew] === name),
    })),
    vacant: record.vacant,
    prison: record.prison,
    reserve: record.reserve,
    discounts: record.discounts,
    influence: Object.fromEntries(
      CASTES.map((caste, place) => [caste, record.influence[place] ?? '1-1']),
    ) as Record<Caste, string>,
    home: record.home,
    concealed: record.concealed,
    rights: record.rights,
    points: record.points.reduce((sum, one) => sum + one, 0),
  };
}

export function isThere(name: string | undefined): name is string {
  return name !== undefined && name !== NONE && name !== '';
}

/** The chambers hold cards: the negotiation is on, or about to be. */
export function isNegotiating(scene: Scene): boolean {
  return scene.chambers.some(({ card }) => isThere(card));
}

export function storedIn(place: Place): number {
  return place.modules.reduce((sum, { stored }) => sum + stored, 0);
}

export function gemsOf(place: Place): number {
  return place.reserve + storedIn(place);
}

export function crewsOf(place: Place): number {
  return place.modules.reduce((sum, { crews }) => sum + crews.length, 0);
}

export function berthsOf(place: Place, kit: Kit): number {
  return place.modules.reduce(
    (sum, { name }) => sum + (kit.cards.get(kindOf(name))?.berths ?? 0),
    0,
  );
}

/** The five phases of a round, in their order (EXO-041). */
export const PHASES = [
  'preparation',
  'foundation',
  'negotiation',
  'integration',
  'prestige',
] as const;

export type Phase = (typeof PHASES)[number];

/** What is asked in one phase only. */
const ASKED_IN: Record<string, Phase> = {
  'take-position': 'preparation',
  'discard-card': 'foundation',
  'pick-card': 'foundation',
  'reorganise-ark': 'prestige',
  'keep-one-card': 'prestige',
};

/** Which phase it is, as far as it can be seen on the table. */
export function phaseOf(view: SeatView): Phase {
  const { table, seats } = view.table as unknown as View;
  if (view.status === 'over') return 'prestige';
  for (const { asks } of seats) {
    const found = asks.map(([ask]) => ASKED_IN[String(ask)]).find(Boolean);
    if (found) return found;
  }
  if (seats.some(({ pack }) => pack.length > 0)) return 'foundation';
  return table.chambers.some((card) => isThere(card)) ? 'negotiation' : 'integration';
}
