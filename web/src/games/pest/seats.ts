/** How seats are told apart at this table: red belongs to the plague, so the second seat is plum. */
import { ICONS } from '../../lib/ui/icons';
import { seatMark } from '../../lib/ui/seats';

/** On paper and on the map: the same in both themes. */
const INKS = ['#1f5fa8', '#7d2f6e', '#22703d', '#8a5a00', '#0b6f78'];

export function inkOf(seat: number): string {
  return INKS[seat] ?? '#5b4632';
}

/** The suit of a seat, as a path on a ground of 24 × 24. */
export function suitOf(seat: number): string {
  return ICONS[seatMark(seat).icon];
}
