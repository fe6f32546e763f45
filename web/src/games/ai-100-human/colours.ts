/** The six colours: how each is filled, what is written on it, and the symbol that goes with it. */

export const COLOURS = ['red', 'blue', 'yellow', 'black', 'green', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Paint {
  fill: string;
  /** What is drawn on the fill. */
  ink: string;
  /** The same colour as a line or as letters on a card. */
  line: string;
  /** The ground of a card of this colour. */
  ground: string;
  /** The symbol, as a path on a ground of 24 × 24. */
  symbol: string;
}

export const PAINTS: Record<Colour, Paint> = {
  red: {
    fill: '#ff6b6b',
    ink: '#1c0507',
    line: '#ff8585',
    ground: '#3a1119',
    symbol: 'M12 2.5 22.5 21h-21z',
  },
  blue: {
    fill: '#55a8ff',
    ink: '#04162b',
    line: '#7cbcff',
    ground: '#0d2747',
    symbol: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  },
  yellow: {
    fill: '#ffd43b',
    ink: '#241a00',
    line: '#ffdd66',
    ground: '#3a2f08',
    symbol: 'M3 3h18v18H3z',
  },
  black: {
    fill: '#0a0d12',
    ink: '#f4f7fb',
    line: '#cfd8e3',
    ground: '#171b22',
    symbol: 'M6 2 12 8l6-6 4 4-6 6 6 6-4 4-6-6-6 6-4-4 6-6-6-6z',
  },
  green: {
    fill: '#4fd07a',
    ink: '#03200e',
    line: '#74e09a',
    ground: '#0c3320',
    symbol: 'M22 2C8 2 2 8 2 22 16 22 22 16 22 2z',
  },
  violet: {
    fill: '#c48bff',
    ink: '#1b0433',
    line: '#d3a6ff',
    ground: '#2a1647',
    symbol: 'M12 1l3.2 7.4 8 .8-6 5.4 1.8 7.9-7-4.2-7 4.2 1.8-7.9-6-5.4 8-.8z',
  },
};

const LETTERS: Record<string, Colour> = {
  r: 'red',
  b: 'blue',
  y: 'yellow',
  k: 'black',
  g: 'green',
  v: 'violet',
};

/** A colour as the data of connectors write it. */
export function colourOf(letter: string): Colour {
  return LETTERS[letter] ?? 'black';
}
