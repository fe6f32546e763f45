/** For tests: games that were really played, and views of their positions. */
import type { SeatView, WireEvent } from '../../lib/net/wire';
import games from './played.json';

/** Written by tests/web/test_ai_100_human_played.py. */
interface Played {
  seats: number;
  /** From one question to the next. */
  stretches: { before: object; events: WireEvent[]; after: object }[];
}

export const PLAYED = games as unknown as Played[];

/** A saved position as a spectator gets it. */
export function viewOf(table: object, more: Partial<SeatView> = {}): SeatView {
  const view = {
    version: 1,
    seat: -1,
    status: 'playing',
    table,
    decision: null,
    about: {},
    number: 0,
    draft: [],
    reveals: false,
    locked: false,
    acting: [],
    clocks: [],
    told: 0,
    scores: null,
    returns: null,
  };
  return { ...view, ...more } as unknown as SeatView;
}
