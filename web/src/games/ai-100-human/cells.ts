/** The cells of a tableau by name: a1 to c5, and those that touch the grid from outside. */
import { COLUMNS, ROWS } from './kit';

export interface Spot {
  column: number;
  row: number;
}

const LETTERS = 'abc';

export const CELLS: string[] = Array.from(
  { length: ROWS * COLUMNS },
  (_, i) => `${LETTERS[Math.floor(i / COLUMNS)]}${(i % COLUMNS) + 1}`,
);

export const OUTER: string[] = [
  ...Array.from({ length: COLUMNS }, (_, i) => `n${i + 1}`),
  ...Array.from({ length: COLUMNS }, (_, i) => `s${i + 1}`),
  ...[...LETTERS].map((letter) => `w${letter}`),
  ...[...LETTERS].map((letter) => `e${letter}`),
];

/** Where a cell is; -1 and the sizes of the grid are outside. */
export function spotOf(cell: string): Spot {
  const [first = '', second = ''] = cell;
  if (first === 'n') return { column: Number(second) - 1, row: -1 };
  if (first === 's') return { column: Number(second) - 1, row: ROWS };
  if (first === 'w') return { column: -1, row: LETTERS.indexOf(second) };
  if (first === 'e') return { column: COLUMNS, row: LETTERS.indexOf(second) };
  return { column: Number(second) - 1, row: LETTERS.indexOf(first) };
}

const CORNERS = '↖↗↙↘';

/** A corner as the events write it: b2↗. The place counts from the top left, row by row. */
export function cornerOf(text: string): { cell: string; place: number } {
  return { cell: text.slice(0, -1), place: CORNERS.indexOf(text.slice(-1)) };
}
