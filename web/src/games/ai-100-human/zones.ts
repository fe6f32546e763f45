/** Where a condition is read, as a small picture of the tableau: 5 × 3 cells, some of them lit. */

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  lit: boolean;
}

/** The ground is 24 × 14. */
const STEP = 5;
const SIZE = 4;

function block(column: number, row: number, columns: number, rows: number, lit = true): Bar {
  return {
    x: column * STEP,
    y: row * STEP,
    width: columns * STEP - 1,
    height: rows * STEP - 1,
    lit,
  };
}

function cells(lit: (column: number, row: number) => boolean): Bar[] {
  return Array.from({ length: 15 }, (_, i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    return { x: column * STEP, y: row * STEP, width: SIZE, height: SIZE, lit: lit(column, row) };
  });
}

const BARS: Record<string, Bar[]> = {
  tableau: cells(() => true),
  neighbour_tableau: cells(() => true),
  each_row: [0, 1, 2].map((row) => block(0, row, 5, 1)),
  each_column: [0, 1, 2, 3, 4].map((column) => block(column, 0, 1, 3)),
  row: [0, 1, 2].map((row) => block(0, row, 5, 1, row === 1)),
  best_row: [0, 1, 2].map((row) => block(0, row, 5, 1, row === 1)),
  neighbour_row: [0, 1, 2].map((row) => block(0, row, 5, 1, row === 1)),
  column: [0, 1, 2, 3, 4].map((column) => block(column, 0, 1, 3, column === 2)),
  around: cells((column, row) => column > 0 && column < 4 && !(column === 2 && row === 1)),
  self: cells((column, row) => column === 2 && row === 1),
  outside: [...cells(() => false).filter(({ x }) => x < 20), block(4, 1, 1, 1)],
};

/** Nothing for effects that read no tableau. */
export function zoneBars(zone: string): Bar[] {
  return BARS[zone] ?? [];
}

/** The tableau of somebody else. */
export function isElsewhere(zone: string): boolean {
  return zone.startsWith('neighbour') || zone === 'both_neighbours';
}
