/** For tests of boards: views of saved positions. */
import type { SeatView } from './wire';

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
    partners: [],
    clocks: [],
    told: 0,
    follows: {},
    scores: null,
    returns: null,
  };
  return { ...view, ...more } as unknown as SeatView;
}
