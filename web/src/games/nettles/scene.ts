/** What lies on the table at one moment. */
import { doing, type Doing } from '../../lib/frame/doing';
import type { SeatView } from '../../lib/net/wire';
import type { View } from './view';

export type Face = 'mint' | 'nettle' | '?';

export interface Disc {
  /** '?' if it is not known here. */
  face: Face;
  /** It lies face up for all. */
  up: boolean;
}

export interface Place {
  hand: Face[];
  /** From the bottom to the top. */
  stack: Disc[];
  lost: Face[];
  /** What the table knows of the nettle. */
  nettle: 'perhaps' | 'there' | 'gone';
  bid: number;
  passed: boolean;
  wins: number;
  state: Doing;
}

export interface Scene {
  round: number;
  starter: number;
  /** Who has made the highest bid; -1 before the first one. */
  bidder: number;
  /** Whose nettle has been found. */
  stungBy: number;
  places: Place[];
  /** It shows what I have chosen but not confirmed. */
  drafted: boolean;
}

const NOBODY = -1;
const HIDDEN = '?';

export function sceneOf(view: SeatView): Scene {
  const { table, seats } = view.table as unknown as View;
  return {
    round: table.round,
    starter: seatOf(table.starter),
    bidder: seatOf(table.bidder),
    stungBy: seatOf(table.stung_by),
    places: seats.map((record, seat): Place => {
      const down = record.stack.length - record.turned;
      return {
        hand: record.hand as Face[],
        stack: record.stack.map((face, place) => ({ face: face as Face, up: place >= down })),
        lost: record.lost as Face[],
        nettle: record.nettle as Place['nettle'],
        bid: record.bid,
        passed: record.passed > 0,
        wins: record.wins,
        state: doing(view, seat),
      };
    }),
    drafted: view.draft.length > 0,
  };
}

/** Seats are called 1, 2, … in saved positions. */
function seatOf(name: string): number {
  return name === HIDDEN ? NOBODY : Number(name) - 1;
}

// --- counting what everybody can see ----------------------------------------------------------

/** How many discs lie on all stacks together: the highest bid there can be. */
export function onTable(scene: Scene): number {
  return scene.places.reduce((sum, place) => sum + place.stack.length, 0);
}

export function discsLeft(place: Place): number {
  return place.hand.length + place.stack.length;
}

export function highest(scene: Scene): number {
  return scene.places[scene.bidder]?.bid ?? 0;
}

/** How many leaves have been turned over without harm. */
export function turned(scene: Scene): number {
  const up = scene.places.flatMap((place) => place.stack.filter((disc) => disc.up));
  return up.filter((disc) => disc.face === 'mint').length;
}
