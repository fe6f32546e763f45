/** How seats are told apart: by a symbol and a colour, never by colour alone. */
import type { IconName } from './icons';

export interface SeatMark {
  icon: IconName;
  /** On the surfaces of the theme. */
  colour: string;
  /** On paper: the same in every theme, as cards are. */
  ink: string;
}

const MARKS: SeatMark[] = [
  { icon: 'spade', colour: 'var(--seat-0, #1f5fa8)', ink: '#1f5fa8' },
  { icon: 'heart', colour: 'var(--seat-1, #b3263f)', ink: '#b3263f' },
  { icon: 'club', colour: 'var(--seat-2, #22703d)', ink: '#22703d' },
  { icon: 'star', colour: 'var(--seat-3, #8a5a00)', ink: '#8a5a00' },
  { icon: 'moon', colour: 'var(--seat-4, #6a3fa0)', ink: '#6a3fa0' },
  { icon: 'drop', colour: 'var(--seat-5, #0b6f78)', ink: '#0b6f78' },
  { icon: 'leaf', colour: 'var(--seat-6, #5b6a13)', ink: '#5b6a13' },
  { icon: 'sun', colour: 'var(--seat-7, #a3470f)', ink: '#a3470f' },
];

const NOBODY: SeatMark = { icon: 'diamond', colour: 'var(--soft, #5b6470)', ink: '#5b6470' };

export function seatMark(seat: number): SeatMark {
  return MARKS[seat] ?? NOBODY;
}
