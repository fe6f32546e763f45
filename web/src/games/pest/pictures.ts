/** The pictures on Technology cards: thirty scenes, composed from parts that are drawn once. */

export interface Stroke {
  d: string;
  fill?: string;
  /** How thick its line is; 0 for none. */
  line?: number;
  ink?: string;
}

const INK = '#2b1d12';
const PAPER = '#f8edd0';
const WOOD = '#c99a5b';
const BARK = '#8a5a2c';
const GREEN = '#5fa353';
const RED = '#a3211b';
const STEEL = '#b8c0c4';
const GLASS = '#e4f0ee';
const CLAY = '#b8633a';
const NIGHT = '#3a4654';

/** Around (0, 0); about 30 wide. */
const PARTS = {
  wheel: [
    { d: 'M6.5 0a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z', fill: '#efe0bd', line: 1.8 },
    { d: 'M-6 0H6M0-6V6M-4.3-4.3 4.3 4.3M4.3-4.3-4.3 4.3', line: 1 },
  ],
  cart: [
    { d: 'M-22-6h44l-4 12h-36Z', fill: WOOD, line: 1.6 },
    { d: 'M-17-6l2 12M-8-6l1 12M8-6 7 6M17-6l-2 12', line: 0.9 },
    { d: 'M20-4 37-10', line: 2.4 },
  ],
  linen: [{ d: 'M-18 0c2-8 10-9 16-4 5-4 16-2 18 4Z', fill: PAPER, line: 1.4 }],
  cross: [{ d: 'M0-5V5M-5 0H5', line: 3.2, ink: RED }],
  syringe: [
    { d: 'M-20-6h40v12h-40Z', fill: '#f2f6f4', line: 1.6 },
    { d: 'M-19-5H4V5h-23Z', fill: GREEN, line: 0 },
    { d: 'M20 0h18M-20 0h-14M-34-7v14', line: 2 },
    { d: 'M-12-6v4M-5-6v4M2-6v4M9-6v4', line: 1.2 },
  ],
  flask: [
    { d: 'M-3-14h6M-2-14v8l-8 15c-1 2 0 4 2 4H8c2 0 3-2 2-4L2-6v-8', fill: GLASS, line: 1.6 },
    { d: 'M-6 2H6l3 7c.6 2 0 3-2 3H-7c-2 0-2.6-1-2-3Z', fill: '#4f8fc0', line: 0 },
  ],
  vial: [
    { d: 'M-4-12h8M-3-12v20a3 3 0 0 0 6 0v-20', fill: GLASS, line: 1.5 },
    { d: 'M-2-2h4v10a2 2 0 0 1-4 0Z', fill: RED, line: 0 },
  ],
  bottle: [
    { d: 'M-3-16h6v6c5 2 6 4 6 8v14H-9V-2c0-4 1-6 6-8Z', fill: '#9fc7b4', line: 1.6 },
    { d: 'M-6 1H6v8H-6Z', fill: PAPER, line: 1.2 },
    { d: 'M-4-19h8v4h-8Z', fill: BARK, line: 1.3 },
  ],
  drops: [
    { d: 'M0-8c3 4 4 5 4 8a4 4 0 0 1-8 0c0-3 1-4 4-8Z', fill: '#6aa8c8', line: 1.2 },
    { d: 'M11-12c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6Z', fill: '#6aa8c8', line: 1.2 },
    { d: 'M12 3c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6Z', fill: '#6aa8c8', line: 1.2 },
  ],
  beak: [
    { d: 'M8-10C0-12-8-8-9 0c-6 2-14 5-24 5 6 5 16 7 25 5 8 0 16-3 17-9Z', fill: PAPER, line: 1.7 },
    { d: 'M-9 0-24 5M-4 8c3-1 5-3 5-6', line: 1 },
    { d: 'M1.5-3a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z', fill: INK, line: 0 },
    { d: 'M8-8C14-7 17 0 12 8', line: 2.4, ink: BARK },
  ],
  hat: [
    { d: 'M-16 0c9-4 24-4 32 0-8 3-24 3-32 0Z', fill: '#2a221c', line: 1.4 },
    { d: 'M-9-1-7-15H8L10-1Z', fill: '#2a221c', line: 1.4 },
    { d: 'M-9-4H10L10-1H-9Z', fill: RED, line: 0 },
  ],
  bellows: [
    { d: 'M-20-8 10-3v6L-20 8c4-5 4-11 0-16Z', fill: CLAY, line: 1.6 },
    { d: 'M-12-6v12M-4-5V5M4-4v8', line: 1.2 },
    { d: 'M10-2h9v4h-9Z', fill: STEEL, line: 1.3 },
    { d: 'M-20-6l-9-4M-20 6l-9 4', line: 2.4 },
  ],
  tube: [{ d: 'M-16 8C-4 14-6-6 4-4s4 14 14 8', line: 3, ink: BARK }],
  furnace: [
    { d: 'M-16 16V-4c0-8 7-12 16-12S16-12 16-4v20Z', fill: CLAY, line: 1.7 },
    { d: 'M-16 2h9M7 2h9M-14-6h9M5-6h9M-9-12H9M-16 9h7M9 9h7', line: 1 },
    { d: 'M-8 16V8a8 8 0 0 1 16 0v8Z', fill: INK, line: 0 },
  ],
  flame: [
    {
      d: 'M0-10c2 6 7 7 7 13A7 7 0 0 1-7 3c0-3 2-5 3-6 0 2 1 3 2 3-1-3-1-6 2-10Z',
      fill: '#e9862f',
      line: 1.2,
    },
    { d: 'M0 0c1 3 3 3 3 6a3 3 0 0 1-6 0c0-3 2-3 3-6Z', fill: '#ffe08a', line: 0 },
  ],
  smoke: [{ d: 'M0 8c-5-4 5-7 0-12s4-7 0-11', line: 2, ink: '#6f665a' }],
  chimney: [{ d: 'M-4 8V-8h8V8Z', fill: CLAY, line: 1.5 }],
  table: [
    { d: 'M-24-4h48v5h-48Z', fill: WOOD, line: 1.5 },
    { d: 'M-20 1v15M20 1v15M-14 1v9h28V1', line: 2 },
  ],
  lamp: [
    { d: 'M0 8V-4M-5 8H5', line: 2 },
    { d: 'M-8-3-4-11h8L8-3Z', fill: '#f0c566', line: 1.4 },
  ],
  figure: [
    { d: 'M-9 14c0-9 2-14 5-16a6 6 0 1 1 8 0c3 2 5 7 5 16Z', fill: '#7f93a5', line: 1.6 },
    { d: 'M-3-8c2-2 4-2 6 0 0 4-6 4-6 0Z', fill: PAPER, line: 0 },
  ],
  patient: [
    { d: 'M-6 3c-4 0-6 3-6 8h26c0-6-4-8-9-8Z', fill: PAPER, line: 1.5 },
    { d: 'M-5 0a5 5 0 1 1-10 0 5 5 0 0 1 10 0Z', fill: '#e6b98c', line: 1.4 },
  ],
  bed: [
    { d: 'M-24-6v20M24 2v12M-24 7h48', line: 2.6, ink: BARK },
    { d: 'M-24 2h48v6h-48Z', fill: '#d9c9a4', line: 1.4 },
  ],
  mast: [
    { d: 'M-14 26V-18', line: 3.4, ink: BARK },
    { d: 'M-18-16 24-12M-14-2 6-13', line: 3, ink: BARK },
    { d: 'M-14-18l-8 8M-20 26h12', line: 2 },
  ],
  rope: [{ d: 'M0-14V4m0 0c5 0 5 7 0 7-2 0-3-1-3-3', line: 1.8 }],
  block: [
    { d: 'M-9-7H9V7H-9Z', fill: STEEL, line: 1.5 },
    { d: 'M-9-7l4-4h18L9-7ZM9 7l4-4v-14', fill: '#d3d8da', line: 1.3 },
  ],
  crate: [
    { d: 'M-10-9h20V9h-20Z', fill: WOOD, line: 1.6 },
    { d: 'M-10-9 10 9M-10-5h20M-10 5h20', line: 1.2 },
  ],
  pot: [
    { d: 'M-12-4h24c0 9-4 15-12 15S-12 5-12-4Z', fill: NIGHT, line: 1.6 },
    { d: 'M-15-4h30', line: 2.4 },
    { d: 'M-8 11l-3 5M8 11l3 5', line: 2.2 },
  ],
  book: [
    {
      d: 'M0-6c-5-4-12-4-18-3v18c6-1 13-1 18 3 5-4 12-4 18-3V-9c-6-1-13-1-18 3Z',
      fill: PAPER,
      line: 1.6,
    },
    {
      d: 'M0-6v18M-14-4c4-.5 8 0 11 1.5M-14 1c4-.5 8 0 11 1.5M14-4c-4-.5-8 0-11 1.5M14 1c-4-.5-8 0-11 1.5',
      line: 1,
    },
  ],
  alembic: [
    { d: 'M-2-10c8 0 10 6 10 12a10 10 0 0 1-20 0c0-6 2-12 10-12Z', fill: GLASS, line: 1.6 },
    { d: 'M-11 3a9 9 0 0 0 18 0Z', fill: '#b06aa0', line: 0 },
    { d: 'M-2-10c2-6 8-6 12-2l16 14', line: 2.2 },
    { d: 'M-12 14h20', line: 2 },
  ],
  belt: [
    { d: 'M-40 4h80a5 5 0 0 1 0 10h-80a5 5 0 0 1 0-10Z', fill: '#6f6455', line: 1.6 },
    { d: 'M-30 9h.1M-10 9h.1M10 9h.1M30 9h.1', line: 5, ink: STEEL },
  ],
  gear: [
    {
      d: 'M-2-13h4l1 4 4 1 3-3 3 3-3 3 1 4 4 1v4l-4 1-1 4 3 3-3 3-3-3-4 1-1 4h-4l-1-4-4-1-3 3-3-3 3-3-1-4-4-1v-4l4-1 1-4-3-3 3-3 3 3 4-1Z',
      fill: STEEL,
      line: 1.4,
    },
    { d: 'M4 2a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z', fill: INK, line: 0 },
  ],
  coat: [
    { d: 'M-6-16 0-12l6-4 12 6-4 10-4-2v20h-20V2l-4 2-4-14Z', fill: '#e9e0c8', line: 1.7 },
    { d: 'M0-12v34M-10 10h-4M10 10h-4', line: 1.2 },
    { d: 'M-8 0h6M-5-3v6', line: 2, ink: RED },
  ],
  glove: [
    {
      d: 'M-6 12V0c0-3 3-3 3 0v-8c0-3 3-3 3 0v-3c0-3 3-3 3 0v4c0-2 3-2 3 0v12c0 4-2 7-6 7Z',
      fill: BARK,
      line: 1.5,
    },
  ],
  scroll: [
    { d: 'M-16-14h26a4 4 0 0 1 4 4v18h-24v4a4 4 0 0 1-8 0v-22', fill: PAPER, line: 1.6 },
    { d: 'M-10 8v4a4 4 0 0 1-4 4h22a4 4 0 0 0 4-4V8Z', fill: '#d8bf88', line: 1.5 },
    { d: 'M-9-8H8M-9-3H8M-9 2H2', line: 1.3, ink: '#6b4f30' },
  ],
  wax: [
    { d: 'M6 0a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z', fill: RED, line: 1.4 },
    { d: 'M0-3v6M-3 0h6', line: 1.3, ink: '#ffdccf' },
  ],
  envelope: [
    { d: 'M-20-12h40v24h-40Z', fill: PAPER, line: 1.7 },
    { d: 'M-20-12 0 4l20-16M-20 12-6-1M20 12 6-1', line: 1.4 },
  ],
  scales: [
    { d: 'M0-16V14M-8 14H8M-18-10 18-14', line: 2.2, ink: BARK },
    { d: 'M-24 2c0 5 12 5 12 0ZM12-2c0 5 12 5 12 0Z', fill: '#d6b24c', line: 1.4 },
    { d: 'M-18-10l-6 12h12ZM18-14l-6 12h12Z', line: 1 },
  ],
  sprig: [
    { d: 'M0 12V-8', line: 1.8, ink: '#2f5a2f' },
    {
      d: 'M0-6c0-5 2-7 0-10-2 3-2 6 0 10ZM0 2c1-5 5-7 9-6-1 4-4 7-9 6ZM0 2c-1-5-5-7-9-6 1 4 4 7 9 6ZM0 9c1-4 4-5 7-5 0 4-3 6-7 5ZM0 9c-1-4-4-5-7-5 0 4 3 6 7 5Z',
      fill: GREEN,
      line: 1.2,
    },
  ],
  tent: [
    { d: 'M0-18-24 14h48Z', fill: '#e4d2a2', line: 1.7 },
    { d: 'M0-6-8 14H8Z', fill: INK, line: 0 },
    { d: 'M0-18v-7l8 2.5-8 2.5', fill: RED, line: 1.3 },
    { d: 'M-24 14l-6 3M24 14l6 3', line: 1.5 },
  ],
  house: [
    { d: 'M-16 14V-4h32v18Z', fill: PAPER, line: 1.6 },
    { d: 'M-20-3 0-18 20-3Z', fill: '#9c5a3a', line: 1.7 },
    { d: 'M-4 14V4h8v10M-12 0h5v5h-5ZM7 0h5v5H7Z', fill: INK, line: 0 },
  ],
  planks: [{ d: 'M-9-8 9 2M-9 2 9-8', line: 3.6, ink: BARK }],
  fence: [
    { d: 'M-34 0h68M-34 8h68', line: 2.6, ink: BARK },
    {
      d: 'M-30 14V-6l3-4 3 4v20ZM-16 14V-6l3-4 3 4v20ZM-2 14V-6l3-4 3 4v20ZM12 14V-6l3-4 3 4v20ZM26 14V-6l3-4 3 4v20Z',
      fill: WOOD,
      line: 1.3,
    },
  ],
  shoe: [
    {
      d: 'M-8 16h-6C-20-2-16-18 0-18S20-2 14 16H8C14 0 10-9 0-9S-14 0-8 16Z',
      fill: STEEL,
      line: 1.7,
    },
    { d: 'M-14 2h.1M14 2h.1M-12-7h.1M12-7h.1M-6-13h.1M6-13h.1', line: 2.6 },
  ],
  barrier: [
    { d: 'M-28 14v-20M-32 14h8', line: 4, ink: BARK },
    { d: 'M-28-8 34-8v6h-62Z', fill: '#f6ecd6', line: 1.5 },
    { d: 'M-20-8h9l-4 6h-9ZM-2-8H7L3-2h-9ZM16-8h9l-4 6h-9Z', fill: RED, line: 0 },
  ],
  hammer: [
    { d: 'M0 16V-6', line: 3, ink: BARK },
    { d: 'M-9-12H9v7H-9Z', fill: STEEL, line: 1.5 },
  ],
  saw: [
    { d: 'M-14-4 14-8v7l-28 5Z', fill: STEEL, line: 1.4 },
    { d: 'M-14-6h-8v12h8Z', fill: BARK, line: 1.4 },
  ],
  jar: [
    { d: 'M-8-8c-3 2-3 4-3 7v11h22V-1c0-3 0-5-3-7Z', fill: '#d9e6dc', line: 1.6 },
    { d: 'M-9-12H9v4H-9Z', fill: BARK, line: 1.4 },
  ],
  jam: [{ d: 'M-9 0H9v9H-9Z', fill: '#c0722c', line: 0 }],
  leaves: [{ d: 'M-9 2c4-4 6 2 9-2s6 2 9-1v10H-9Z', fill: GREEN, line: 0 }],
  stones: [{ d: 'M-9 9V3l4-3 5 2 4-3 5 3v7Z', fill: '#8d959b', line: 0 }],
  bolt: [{ d: 'M4-16-8 2h7l-4 14L9-4H2Z', fill: '#ffd34d', line: 1.5 }],
  star: [
    {
      d: 'M0-9l2.6 5.7 6.2.7L4.2 1.6l1.3 6.1L0 4.6l-5.5 3.1 1.3-6.1-4.6-4.2 6.2-.7Z',
      fill: '#f0c566',
      line: 1.2,
    },
  ],
  ghost: [
    {
      d: 'M-9 14c0-9 2-14 5-16a6 6 0 1 1 8 0c3 2 5 7 5 16Z',
      fill: '#fff8e6',
      line: 1.6,
      ink: '#0b7a6b',
    },
  ],
} satisfies Record<string, Stroke[]>;

export type PartName = keyof typeof PARTS;

export interface Put {
  part: PartName;
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

/** What a card is about: the colour of its sky. */
const SKIES = {
  road: '#c9cdb4',
  build: '#d8b98a',
  heal: '#a9c3a0',
  study: '#adbfcc',
  guard: '#d6aa9a',
  store: '#dcc384',
  court: '#c5b0c8',
} as const;

interface Scene {
  sky: keyof typeof SKIES;
  puts: Put[];
}

const put = (part: PartName, x: number, y: number, scale = 1, turn = 0): Put => ({
  part,
  x,
  y,
  scale,
  turn,
});

/** On a ground of 110 × 60; the floor is at 50. */
export const SCENES: Record<string, Scene> = {
  'breathing-apparatus': {
    sky: 'heal',
    puts: [put('tube', 76, 26), put('bellows', 46, 32), put('beak', 96, 40, 0.5)],
  },
  'blast-furnace': {
    sky: 'build',
    puts: [
      put('smoke', 62, 8),
      put('furnace', 55, 34, 1.05),
      put('flame', 55, 44, 0.75),
      put('house', 92, 43, 0.5),
    ],
  },
  'examination-desk': {
    sky: 'study',
    puts: [
      put('lamp', 38, 25),
      put('table', 55, 34),
      put('scroll', 60, 22, 0.5),
      put('vial', 76, 20, 0.7),
    ],
  },
  'medical-mask': { sky: 'guard', puts: [put('beak', 62, 30, 1.25)] },
  disinfectant: {
    sky: 'guard',
    puts: [put('bottle', 46, 34, 1.1), put('drops', 66, 24), put('drops', 82, 34, 0.8)],
  },
  'cloning-experiment': {
    sky: 'study',
    puts: [put('ghost', 76, 36), put('flask', 54, 33, 0.9), put('figure', 32, 36)],
  },
  'construction-crane': {
    sky: 'build',
    puts: [put('mast', 44, 24), put('rope', 64, 26, 0.9), put('block', 64, 41, 0.8)],
  },
  'ambulance-cart': {
    sky: 'road',
    puts: [
      put('linen', 52, 27),
      put('cart', 52, 33),
      put('wheel', 40, 44),
      put('wheel', 64, 44),
      put('cross', 52, 22),
    ],
  },
  inhaler: {
    sky: 'heal',
    puts: [
      put('smoke', 48, 16),
      put('smoke', 60, 13),
      put('pot', 54, 34),
      put('sprig', 82, 34, 0.8),
    ],
  },
  'plague-experts': {
    sky: 'heal',
    puts: [
      put('hat', 38, 18, 0.85),
      put('beak', 38, 29, 0.85),
      put('hat', 80, 23, 0.75),
      put('beak', 80, 33, 0.75),
    ],
  },
  scholars: { sky: 'study', puts: [put('figure', 34, 36, 0.95), put('book', 70, 32, 1.1)] },
  'experimental-laboratory': {
    sky: 'study',
    puts: [put('alembic', 46, 32, 1.1), put('vial', 84, 36, 0.9), put('flame', 44, 52, 0.6)],
  },
  'production-line': {
    sky: 'build',
    puts: [
      put('gear', 92, 22, 0.8),
      put('belt', 52, 40),
      put('crate', 30, 33, 0.85),
      put('crate', 58, 33, 0.85),
    ],
  },
  infirmary: {
    sky: 'heal',
    puts: [put('bed', 55, 34), put('patient', 50, 28, 1.05), put('cross', 92, 18)],
  },
  'protective-uniform': {
    sky: 'guard',
    puts: [put('coat', 50, 28, 1.15), put('glove', 86, 34, 1.1)],
  },
  'travel-permit': {
    sky: 'road',
    puts: [put('scroll', 52, 30, 1.2), put('wax', 68, 44, 1), put('wheel', 92, 42, 0.8)],
  },
  'clinical-trials': {
    sky: 'heal',
    puts: [put('scales', 52, 30, 1.1), put('sprig', 32, 22, 0.6), put('vial', 72, 17, 0.6)],
  },
  'quarantine-tent': { sky: 'guard', puts: [put('tent', 55, 34, 1.05)] },
  'quarantine-house': {
    sky: 'guard',
    puts: [put('house', 52, 34, 1.15), put('planks', 52, 42, 0.7), put('cross', 52, 24, 0.7)],
  },
  'tool-cart': {
    sky: 'build',
    puts: [
      put('hammer', 42, 22, 0.9, -20),
      put('saw', 64, 20, 0.9),
      put('cart', 52, 33),
      put('wheel', 40, 44),
      put('wheel', 64, 44),
    ],
  },
  'advanced-quarantine': {
    sky: 'guard',
    puts: [put('tent', 55, 26, 0.85), put('fence', 55, 40), put('star', 92, 16, 0.8)],
  },
  'steel-horseshoe': { sky: 'road', puts: [put('shoe', 55, 31, 1.15)] },
  syringe: { sky: 'heal', puts: [put('syringe', 54, 30, 1, -18)] },
  checkpoint: { sky: 'guard', puts: [put('house', 28, 38, 0.75), put('barrier', 62, 36)] },
  'mobile-workshop': {
    sky: 'build',
    puts: [
      put('house', 54, 26, 0.95),
      put('wheel', 42, 45),
      put('wheel', 66, 45),
      put('smoke', 64, 4, 0.7),
    ],
  },
  'loading-crane': {
    sky: 'store',
    puts: [
      put('mast', 38, 24),
      put('rope', 58, 24, 0.8),
      put('crate', 58, 40, 0.75),
      put('crate', 88, 42, 0.8),
    ],
  },
  'storage-containers': {
    sky: 'store',
    puts: [put('crate', 36, 40), put('crate', 58, 40), put('crate', 47, 22), put('crate', 84, 40)],
  },
  'adrenaline-shot': {
    sky: 'heal',
    puts: [put('bolt', 88, 24, 1.05), put('syringe', 46, 34, 0.9, -30)],
  },
  'letter-of-recommendation': {
    sky: 'court',
    puts: [put('envelope', 54, 30, 1.1), put('wax', 54, 34), put('star', 90, 18, 0.9)],
  },
  'storage-jars': {
    sky: 'store',
    puts: [
      put('jar', 28, 39),
      put('leaves', 28, 39),
      put('jar', 54, 39),
      put('jam', 54, 39),
      put('jar', 80, 39),
      put('stones', 80, 39),
    ],
  },
};

export interface Painted {
  sky: string;
  puts: (Put & { strokes: Stroke[] })[];
}

const PLAIN: Scene = { sky: 'study', puts: [put('flask', 55, 32)] };

/** The picture of a card; one that has none of its own shows a flask. */
export function pictureOf(id: string): Painted {
  const { sky, puts } = SCENES[id] ?? PLAIN;
  return { sky: SKIES[sky], puts: puts.map((one) => ({ ...one, strokes: PARTS[one.part] })) };
}
