/** What lies on the table at one moment. */
import { doing, type Doing } from '../../lib/frame/doing';
import type { SeatView } from '../../lib/net/wire';
import type { Scored } from './made';
import type { SeatRecord, TableRecord, View } from './view';

/** How a card that is not known, or not there, is written. */
export const NONE = '?';

/** One player's place at the table. */
export interface Place {
  /** Fifteen cells, row by row. */
  tableau: string[];
  faces: string[];
  outside: string[];
  edge: string;
  pack: string[];
  reserve: string[];
  /** The part of the reserve that everybody knows. */
  known: string[];
  chosen: string[];
  revealed: string;
  /** Where the card of this turn lies. */
  cell: string;
  power: number;
  identity: number;
  points: number;
  objectives: number[];
  /** What the objectives to come would pay now, by name: as the rules say. */
  paying: Record<string, number>;
  sheet: string[];
  sheetPoints: number[];
  state: Doing;
}

export interface Scene {
  round: number;
  turn: number;
  objectives: string[];
  /** Cards left in the draw pile. */
  deck: number;
  queue: string[];
  /** The neutral grid or the draft grid; empty with three or more players. */
  grid: string[];
  headers: string[];
  standee: string;
  marked: string[];
  pile: number;
  places: Place[];
  rank: string;
  over: boolean;
  /** My seat is shown as it will be when I confirm. */
  drafted: boolean;
  /** What is being scored. */
  scored: Scored | null;
}

export function sceneOf(view: SeatView, before?: Scene): Scene {
  const { table, seats } = view.table as unknown as View;
  return {
    ...tableOf(table),
    places: seats.map((record, seat) => ({
      ...recordOf(record),
      paying: payingOf(view, seat),
      state: doing(view, seat),
    })),
    rank: before?.rank ?? '',
    over: view.status === 'over',
    drafted: view.draft.length > 0,
    scored: null,
  };
}

type Middle = Omit<Scene, 'places' | 'rank' | 'over' | 'drafted' | 'scored'>;

function tableOf(table: TableRecord): Middle {
  return {
    round: table.round,
    turn: table.turn,
    objectives: table.objectives,
    deck: table.deck.length,
    queue: table.queue,
    grid: table.grid,
    headers: table.headers,
    standee: table.standee,
    marked: table.marked,
    pile: table.pile.length,
  };
}

function payingOf({ follows }: SeatView, seat: number): Record<string, number> {
  const { objectives = [] } = follows as { objectives?: Record<string, number>[] };
  return objectives[seat] ?? {};
}

/** What lies at a place, without what its player is doing. */
export function recordOf(record: SeatRecord): Omit<Place, 'state' | 'paying'> {
  return {
    tableau: record.tableau,
    faces: record.faces,
    outside: record.outside,
    edge: record.edge,
    pack: record.pack,
    reserve: record.reserve,
    known: record.known,
    chosen: record.chosen,
    revealed: record.revealed,
    cell: record.cell,
    power: record.power,
    identity: record.identity,
    points: record.points,
    objectives: record.objectives,
    sheet: record.sheet,
    sheetPoints: record.sheet_points,
  };
}

/** The next player clockwise (AIH-012). */
export function leftOf(seat: number, seats: number): number {
  return (seat + 1) % seats;
}

export function rightOf(seat: number, seats: number): number {
  return (seat + seats - 1) % seats;
}

/** There is a card, and it is known which. */
export function isThere(card: string | undefined): card is string {
  return card !== undefined && card !== NONE;
}
