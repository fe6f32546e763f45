/** What a seat is doing, as far as others may know: never what it chooses, or among how many. */
import type { SeatView } from '../net/wire';
import { records } from './records';

export type Doing = 'thinking' | 'chosen' | 'locked' | 'calm';

export function doing(view: SeatView, seat: number): Doing {
  if (view.status !== 'playing') return 'calm';
  if (seat === view.seat && view.locked) return 'locked';
  if (seat === view.seat && view.draft.length > 0) return 'chosen';
  if (view.acting.includes(seat)) return 'thinking';
  // Under the veil a seat looks as it did before its answer: still asked, but not waited for.
  return seat !== view.seat && isAsked(view, seat) ? 'locked' : 'calm';
}

function isAsked(view: SeatView, seat: number): boolean {
  const asks = records(view).seats[seat]?.['asks'];
  return Array.isArray(asks) && asks.length > 0;
}
