/** Faces of people and bots, made from a name: always the same for the same name, friendly, and cheap. */
import { circle } from './picture';
import { Chance } from './random';

/** A shape of a face on a ground of 64 × 64. Without a colour it has that of the seat. */
export interface Feature {
  d: string;
  fill?: string;
  /** A line instead of a surface. */
  line?: string;
  width?: number;
}

const BOT = 'bot:';

/** What the face of a bot with a name of its own is made from: it is known again at other tables. */
export function characterFace(name: string): string {
  return `${BOT}${name}`;
}

/** What the face of a bot without a name is made from; the same kind at another seat looks different. */
export function botFace(bot: string, seat: number): string {
  return `${BOT}${bot}:${seat}`;
}

export function featuresOf(name: string): Feature[] {
  const chance = new Chance(name);
  return name.startsWith(BOT) ? robot(chance) : person(chance);
}

function oneOf<T>(chance: Chance, all: readonly T[]): T {
  return all[chance.whole(0, all.length - 1)]!;
}

// --- people -----------------------------------------------------------------------------------

const SKINS = [
  ['#f9d7bd', '#eab896'],
  ['#f1c4a0', '#dda37a'],
  ['#dda578', '#c18656'],
  ['#bd8053', '#9d643b'],
  ['#8f5a37', '#734325'],
  ['#6b412a', '#522f1d'],
] as const;
const HAIRS = [
  '#2a1c17',
  '#4a2d1c',
  '#7a4522',
  '#b5702f',
  '#e0b35a',
  '#b5432a',
  '#8d8f98',
  '#e9e5dc',
] as const;
const DARK = '#2a1c1c';
const SHOULDERS = 'M6 66C6 51 18 47 32 47S58 51 58 66Z';
const HEAD = 'M18 29C18 18 24 13 32 13S46 18 46 29C46 39 40 46 32 46S18 39 18 29Z';

/** What hangs behind the head, and what lies on it. */
const STYLES: readonly [string, string][] = [
  ['', 'M17 28C15 15 23 9 33 9C43 9 49 16 47 28C44 22 41 20 37 19C30 22 22 21 17 28Z'],
  ['', 'M17 27C17 14 24 10 32 10S47 14 47 27C45 22 44 20 43 18H21C20 20 19 22 17 27Z'],
  [
    'M14 31C11 11 22 7 32 7S53 11 50 31C51 41 50 48 47 51H17C14 48 13 41 14 31Z',
    'M18 29C18 17 24 12 31 12C30 18 25 24 18 29ZM46 29C46 19 40 12 31 12C33 20 39 26 46 29Z',
  ],
  [
    'M15 30C13 12 22 8 32 8S51 12 49 30C49 37 48 41 46 43H18C16 41 15 37 15 30Z',
    'M17 29C17 16 24 11 32 11S47 16 47 29C44 26 43 24 43 22H21C21 24 20 26 17 29Z',
  ],
  [
    `${circle(32, 22, 19)}${circle(17, 28, 9)}${circle(47, 28, 9)}`,
    'M18 27C18 18 24 14 32 14S46 18 46 27C42 21 38 20 32 20S22 21 18 27Z',
  ],
  [circle(32, 7, 7), 'M17 29C16 16 23 10 32 10S48 16 47 29C45 23 40 18 32 17C24 18 19 23 17 29Z'],
  ['', 'M18 26C18 20 20 17 22 16C20 22 20 24 18 30ZM46 26C46 20 44 17 42 16C44 22 44 24 46 30Z'],
  [
    '',
    'M16 27C13 20 18 16 17 12C22 14 23 8 28 9C32 5 36 9 40 8C42 12 48 12 47 17C50 20 47 23 48 28C45 23 43 20 39 20C32 21 24 19 16 27Z',
  ],
];

function person(chance: Chance): Feature[] {
  const [skin, shade] = oneOf(chance, SKINS);
  const hair = oneOf(chance, HAIRS);
  const [behind, above] = oneOf(chance, STYLES);
  return [
    { d: behind, fill: hair },
    { d: SHOULDERS },
    { d: 'M26 40H38V48A6 5 0 0 1 26 48Z', fill: shade },
    { d: circle(18, 31, 3.2) + circle(46, 31, 3.2), fill: shade },
    { d: HEAD, fill: skin },
    ...beard(chance, hair),
    { d: above, fill: hair },
    ...look(chance, skin === SKINS[4][0] || skin === SKINS[5][0] ? '#1a1010' : DARK, shade),
    ...worn(chance),
  ].filter(({ d }) => d);
}

function beard(chance: Chance, hair: string): Feature[] {
  const kind = chance.whole(0, 6);
  if (kind === 0) {
    return [
      {
        d: 'M18 31C18 41 24 48 32 48S46 41 46 31C44 36 40 37 32 37S20 36 18 31ZM28 40H36A4 2.4 0 0 1 28 40Z',
        fill: hair,
      },
    ];
  }
  return kind === 1
    ? [{ d: 'M24 38C27 34 31 35 32 36.5C33 35 37 34 40 38C36 39 28 39 24 38Z', fill: hair }]
    : [];
}

function look(chance: Chance, dark: string, shade: string): Feature[] {
  const eyes = oneOf<Feature>(chance, [
    { d: circle(26.5, 31, 2) + circle(37.5, 31, 2), fill: dark },
    { d: 'M23.5 32Q26.5 28 29.5 32M34.5 32Q37.5 28 40.5 32', line: dark, width: 2 },
    {
      d: 'M26.5 28A1.8 2.8 0 0 1 26.5 33.6A1.8 2.8 0 0 1 26.5 28ZM37.5 28A1.8 2.8 0 0 1 37.5 33.6A1.8 2.8 0 0 1 37.5 28Z',
      fill: dark,
    },
  ]);
  const mouth = oneOf<Feature>(chance, [
    { d: 'M27 39.5Q32 43.5 37 39.5', line: dark, width: 1.9 },
    { d: 'M26.5 38.5H37.5Q36 43.6 32 43.6T26.5 38.5Z', fill: '#7c2431' },
    { d: 'M28 40Q33 42.5 37.5 38.5', line: dark, width: 1.9 },
  ]);
  return [
    { d: 'M32 32.5L30.8 36H33', line: shade, width: 1.5 },
    { d: 'M23.5 26.6Q26.5 24.8 29.5 26.4M34.5 26.4Q37.5 24.8 40.5 26.6', line: dark, width: 1.5 },
    eyes,
    mouth,
  ];
}

function worn(chance: Chance): Feature[] {
  const glass =
    'M26.5 26A5 5 0 1 1 26.5 36A5 5 0 1 1 26.5 26M37.5 26A5 5 0 1 1 37.5 36A5 5 0 1 1 37.5 26M31.4 30.5H32.6';
  switch (chance.whole(0, 7)) {
    case 0:
      return [{ d: glass, line: '#3a2a1a', width: 1.7 }];
    case 1:
      return [
        { d: 'M21 27H30.5V34H21ZM33.5 27H43V34H33.5ZM30.5 29H33.5', line: '#20303f', width: 1.7 },
      ];
    case 2:
      return [{ d: circle(17.5, 36, 1.8) + circle(46.5, 36, 1.8), fill: '#ffd873' }];
    case 3:
      return [
        { d: 'M15 24C14 11 23 6 32 6S50 11 49 24C40 20 24 20 15 24Z' },
        { d: 'M14 21C24 16 40 16 50 21V26C40 21 24 21 14 26Z', fill: '#fff3d6' },
      ];
    case 4:
      return [{ d: 'M13 20C12 8 28 4 42 8C50 10 53 16 50 20C40 15 24 16 13 20ZM34 7L37 3' }];
    default:
      return [];
  }
}

// --- bots -------------------------------------------------------------------------------------

const METALS = [
  ['#dbe4ee', '#a9b8c9'],
  ['#f0d9a6', '#c9a45e'],
  ['#c5e5da', '#86b5a5'],
  ['#e3d0ec', '#b194c2'],
  ['#f5cdb4', '#cf916c'],
  ['#c4d4ee', '#8aa2ca'],
] as const;
const LIGHTS = ['#8ff3ff', '#ffdb78', '#a6ffb8', '#ffb0dc'] as const;
const SHAPES = [
  'M22 12H42A7 7 0 0 1 49 19V37A7 7 0 0 1 42 44H22A7 7 0 0 1 15 37V19A7 7 0 0 1 22 12Z',
  'M15 32A17 21 0 0 1 49 32V39A5 5 0 0 1 44 44H20A5 5 0 0 1 15 39Z',
  'M23 11H41L51 28L43 45H21L13 28Z',
  'M32 12A20 16.5 0 0 1 32 45A20 16.5 0 0 1 32 12Z',
] as const;
const ANTENNAE: readonly string[] = [
  'M32 13V6',
  'M24 13L20 6M40 13L44 6',
  'M12 24V32M52 24V32',
  'M26 12Q32 2 38 12',
];

function robot(chance: Chance): Feature[] {
  const [metal, shade] = oneOf(chance, METALS);
  const light = oneOf(chance, LIGHTS);
  const shape = chance.whole(0, SHAPES.length - 1);
  const antenna = chance.whole(0, ANTENNAE.length - 1);
  const eyes = oneOf<Feature>(chance, [
    { d: circle(25.5, 27, 3.4) + circle(38.5, 27, 3.4), fill: light },
    { d: 'M22 29Q25.5 23.5 29 29M35 29Q38.5 23.5 42 29', line: light, width: 2.6 },
    { d: 'M22.5 23.5H28.5V30.5H22.5ZM35.5 23.5H41.5V30.5H35.5Z', fill: light },
    { d: 'M22 27H42', line: light, width: 4 },
  ]);
  const mouth = oneOf<Feature>(chance, [
    { d: 'M27 39Q32 42.5 37 39', line: shade, width: 2.2 },
    { d: 'M26 37.5H38M26 40.5H38', line: shade, width: 1.6 },
    { d: circle(27, 39, 1.4) + circle(32, 39, 1.4) + circle(37, 39, 1.4), fill: shade },
  ]);
  return [
    { d: SHOULDERS },
    { d: 'M27 42H37V50H27Z', fill: shade },
    { d: ANTENNAE[antenna] ?? '', line: shade, width: 3.4 },
    ...(antenna === 0 ? [{ d: circle(32, 6, 3.2), fill: light }] : []),
    ...(antenna === 1 ? [{ d: circle(20, 6, 2.8) + circle(44, 6, 2.8), fill: light }] : []),
    { d: SHAPES[shape] ?? SHAPES[0], fill: metal },
    {
      d: 'M23 20H41A4.5 4.5 0 0 1 45.5 24.5V29.5A4.5 4.5 0 0 1 41 34H23A4.5 4.5 0 0 1 18.5 29.5V24.5A4.5 4.5 0 0 1 23 20Z',
      fill: '#16202e',
    },
    eyes,
    mouth,
  ];
}
