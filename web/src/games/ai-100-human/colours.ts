/** The six colours: how each is filled, what is written on it, and the symbol that goes with it. */

export const COLOURS = ['red', 'blue', 'yellow', 'black', 'green', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Paint {
  fill: string;
  /** What is drawn on the fill. */
  ink: string;
  /** The body of a card of this colour, from its head to its foot. */
  ground: string;
  foot: string;
  /** The symbol, as a path on a ground of 24 × 24. */
  symbol: string;
}

export const PAINTS: Record<Colour, Paint> = {
  red: {
    fill: '#ff5c5c',
    ink: '#2b0006',
    ground: '#7c1f2b',
    foot: '#3d0d16',
    symbol: 'M12 2.5 22.5 21h-21z',
  },
  blue: {
    fill: '#4fa8ff',
    ink: '#00132b',
    ground: '#134a8c',
    foot: '#071e3f',
    symbol: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  },
  yellow: {
    fill: '#ffd23f',
    ink: '#2a1d00',
    ground: '#7a5a0a',
    foot: '#332403',
    symbol: 'M3 3h18v18H3z',
  },
  black: {
    fill: '#e6ebf2',
    ink: '#0b0d12',
    ground: '#2b313c',
    foot: '#0b0d12',
    symbol: 'M6 2 12 8l6-6 4 4-6 6 6 6-4 4-6-6-6 6-4-4 6-6-6-6z',
  },
  green: {
    fill: '#45d483',
    ink: '#00210f',
    ground: '#136b43',
    foot: '#05291a',
    symbol: 'M22 2C8 2 2 8 2 22 16 22 22 16 22 2z',
  },
  violet: {
    fill: '#b98aff',
    ink: '#160033',
    ground: '#4e2a8a',
    foot: '#1d0b3a',
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
