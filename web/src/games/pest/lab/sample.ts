/** A table made up for the lab: four players in the fourth Year. Nothing here is a rule. */
import type {
  BuildingState,
  CapitalState,
  DecreeState,
  FavourState,
  Figure,
  GridCell,
  HeldTechnology,
  OtherState,
  PlagueState,
  SeatState,
} from '../parts';
import { COLUMNS, ROWS } from '../parts';
import type { Offer, Situation } from '../situation';
import { kitOf } from '../kit';

const kit = kitOf('base');
export const MAP = kit.map;
export const TRACK = kit.track;
export const NAMES = ['Ada', 'Mara', 'Odile', 'Ivo', 'Severin'];

export const SITUATION: Situation = {
  sick: {
    abben: 1,
    birrik: 1,
    lirra: 1,
    dassar: 2,
    elbrin: 3,
    terras: 3,
    kelm: 1,
    lumera: 1,
    sandrell: 2,
    istrel: 1,
    'dassar-dolvar': 1,
    'elbrin-jassa': 1,
    'gollor-rosten': 1,
    'lodren-sandrell': 1,
    'blessir-terras': 2,
    'corva-varkand': 2,
    'fennik-korvath': 2,
    'jorland-tharnis': 2,
  },
  destroyed: ['gimmar', 'nivel', 'oskel', 'quorra', 'rynna', 'tharnis'],
  buildings: {
    ervill: [{ seat: 0, kind: 'castle' }],
    gothar: [
      { seat: 0, kind: 'workshop' },
      { seat: 2, kind: 'workshop' },
    ],
    kestor: [
      { seat: 2, kind: 'castle' },
      { seat: 0, kind: 'workshop' },
    ],
    pelgar: [{ seat: 1, kind: 'castle' }],
    jorland: [{ seat: 1, kind: 'workshop' }],
    esmeron: [
      { seat: 1, kind: 'workshop' },
      { seat: 3, kind: 'workshop' },
    ],
    gollor: [{ seat: 2, kind: 'workshop' }],
    rosten: [{ seat: 2, kind: 'factory' }],
    dunmel: [{ seat: 3, kind: 'castle' }],
    caldrin: [{ seat: 3, kind: 'workshop' }],
    dolvar: [
      { seat: 3, kind: 'workshop' },
      { seat: 1, kind: 'mill' },
    ],
    varkand: [{ seat: 3, kind: 'bank' }],
  },
  camps: { lodren: [1], fennik: [3] },
  doctors: ['tharnis', 'esmeron', 'hakkon', 'brennok'],
  capital: [1, 2, 0, 1],
  risk: { elbrin: 1, terras: 1, sandrell: 2 },
};

export const OFFERS: Offer[] = [
  { place: 'elbrin', steps: 1, food: 1, sick: 3, meets: false },
  { place: 'gollor', steps: 2, food: 1, sick: 3, meets: true },
  { place: 'gothar', steps: 2, food: 1, sick: 3, meets: true },
  { place: 'kestor', steps: 2, food: 1, sick: 3, meets: true },
  { place: 'jassa', steps: 2, food: 2, sick: 2, meets: false },
  { place: 'ervill', steps: 0, food: 0, sick: 0, meets: false },
  { place: 'meskar', steps: 1, food: 0, sick: 0, meets: false },
  { place: 'blessir', steps: 2, food: 0, sick: 0, meets: false },
  { place: 'sollen', steps: 1, food: 0, sick: 0, meets: false },
  { place: 'rosten', steps: 2, food: 0, sick: 0, meets: true },
  { place: 'jorland', steps: 1, food: 2, sick: 2, meets: true },
  { place: 'hollin', steps: 2, food: 2, sick: 2, meets: false },
  { place: 'istrel', steps: 2, food: 1, sick: 4, meets: false },
  { place: 'terras', steps: 1, food: 1, sick: 3, meets: false },
];

/** The way to each of them. */
export const WAYS: Record<string, string[]> = {
  elbrin: ['tharnis', 'elbrin'],
  gollor: ['tharnis', 'elbrin', 'gollor'],
  gothar: ['tharnis', 'elbrin', 'gollor', 'gothar'],
  kestor: ['tharnis', 'elbrin', 'gollor', 'gothar', 'kestor'],
  jassa: ['tharnis', 'jorland', 'jassa'],
  ervill: ['tharnis', 'ervill'],
  meskar: ['tharnis', 'ervill', 'meskar'],
  blessir: ['tharnis', 'ervill', 'meskar', 'blessir'],
  sollen: ['tharnis', 'ervill', 'sollen'],
  rosten: ['tharnis', 'ervill', 'sollen', 'rosten'],
  jorland: ['tharnis', 'jorland'],
  hollin: ['tharnis', 'jorland', 'hollin'],
  istrel: ['tharnis', 'terras', 'istrel'],
  terras: ['tharnis', 'terras'],
};

export const CHANGED = ['kelm', 'esmeron-kelm', 'istrel'];

/** The same land with five players after a bad Year. */
export const CROWDED: Situation = {
  ...SITUATION,
  sick: Object.fromEntries([
    ...MAP.places.filter((_, place) => place % 2 === 0).map(({ id }, n) => [id, 1 + (n % 4)]),
    ...MAP.roads.filter(({ horseshoe }) => horseshoe).map(({ id }, n) => [id, 1 + (n % 3)]),
  ]) as Record<string, number>,
  destroyed: ['gimmar', 'nivel', 'oskel'],
  camps: { lodren: [1], fennik: [3, 4] },
  doctors: ['hakkon', 'hakkon', 'hakkon', 'brennok', 'elbrin'],
  capital: [1, 2, 3, 1, 4],
  risk: Object.fromEntries(
    MAP.places.filter((_, place) => place % 4 === 0).map(({ id }, n) => [id, 1 + (n % 3)]),
  ),
};

const figure = (text: string, sign?: Figure['sign']): Figure => ({ text, sign });
const ALLOWS: Record<string, Figure[]> = {
  move: [figure('14', 'move')],
  build: [figure('1', 'build')],
  produce: [figure('+1', 'wood'), figure('', 'herbs'), figure('', 'stone')],
  research: [figure('4', 'study')],
  heal: [figure('2', 'sick'), figure('', 'arrow'), figure('', 'healed')],
  assign: [figure('2', 'healed'), figure('', 'arrow'), figure('', 'castle')],
};

export const TECHNOLOGIES: HeldTechnology[] = [...kit.technologies.values()];
export const technology = (id: string): HeldTechnology => kit.technologies.get(id)!;

const built: Record<string, [at: string, healed: boolean]> = {
  castle: ['Ervill', false],
  'workshop-1': ['Gothar', true],
  'workshop-5': ['Kestor', false],
};

const BUILDINGS: BuildingState[] = kit.buildings.map((building) => ({
  ...building,
  at: built[building.id]?.[0] ?? '',
  healed: built[building.id]?.[1] ?? false,
}));

const cells: GridCell[] = ROWS.flatMap((row) =>
  COLUMNS.map((column): GridCell => {
    const used = row === 'research' && column === 'move';
    const chosen = row === 'heal' && column === 'move';
    return {
      column,
      row,
      state: used ? 'used' : chosen ? 'chosen' : 'open',
      column_allows: ALLOWS[column]!,
      row_allows: ALLOWS[row]!,
      said: `${column} ${row}`,
    };
  }),
);

const calmSeat: SeatState = {
  seat: 0,
  renown: 21,
  research: 2,
  influence: 14,
  ready: 1,
  assistants: 3,
  campReady: true,
  columns: [
    { action: 'move', slot: 'free', hindered: false, figures: [figure('2', 'boot')] },
    {
      action: 'build',
      slot: 'sick',
      hindered: true,
      figures: [{ text: '+1', sign: 'wood', tone: 'plague' }, { sign: 'stone' }],
    },
    { action: 'produce', slot: 'free', hindered: false, figures: [figure('+3', 'any')] },
  ],
  rows: [
    { action: 'research', figures: [figure('2', 'research')] },
    { action: 'heal', figures: [figure('3', 'herbs'), figure('→ 2')] },
    { action: 'assign', figures: [figure('2', 'healed')] },
  ],
  cells,
  technologies: [technology('ambulance-cart'), technology('syringe'), null],
  zone: ['sick', 'sick', 'sick'],
  extra: [],
  storageSlot: 'free',
  held: 4,
  slots: 7,
  cemetery: kit.cemetery,
  dead: 1,
  limit: 5,
  stocks: [
    { type: 'wood', count: 2, capacity: 5, blocked: 0 },
    { type: 'stone', count: 1, capacity: 5, blocked: 0 },
    { type: 'food', count: 2, capacity: 5, blocked: 0 },
    { type: 'herbs', count: 3, capacity: 5, blocked: 0 },
    { type: 'coin', count: 1, capacity: 5, blocked: 0 },
  ],
  healed: kit.healed,
  onTrack: 2,
  onTrackAfter: 4,
  buildings: BUILDINGS,
};

export const SEAT = calmSeat;

/** With what the way to Gollor would bring. */
export const SEAT_AHEAD: SeatState = {
  ...calmSeat,
  columns: calmSeat.columns.map((column) =>
    column.slot === 'free' ? { ...column, slot: 'coming' } : column,
  ),
  storageSlot: 'coming',
  heldAfter: 7,
  stocks: calmSeat.stocks.map((stock) => ({
    ...stock,
    blocked: 1,
    after:
      stock.type === 'wood'
        ? stock.count + 1
        : stock.type === 'food'
          ? stock.count - 1
          : stock.count,
  })),
};

/** Everything full, and much to choose from. */
export const SEAT_FULL: SeatState = {
  ...calmSeat,
  seat: 1,
  renown: 104,
  research: 12,
  influence: 50,
  ready: 4,
  campReady: false,
  cells: cells.map((cell, place) => ({
    ...cell,
    state: place % 3 === 0 ? 'used' : place % 3 === 1 ? 'shut' : 'open',
  })),
  technologies: [
    { ...technology('cloning-experiment') },
    { ...technology('plague-experts'), healed: 2 },
    { ...technology('letter-of-recommendation'), sick: 1, assistant: true },
  ],
  extra: ['sick', 'going'],
  storageSlot: 'sick',
  held: 9,
  slots: 9,
  heldAfter: 8,
  dead: 3,
  deadAfter: 4,
  stocks: calmSeat.stocks.map((stock) => ({ ...stock, count: 4, blocked: 1 })),
  onTrack: 11,
  onTrackAfter: 9,
  buildings: BUILDINGS.map((building, place) => ({
    ...building,
    at: MAP.places[place * 4]!.name,
    healed: building.slot && place % 2 === 0,
  })),
};

export const DECREES: DecreeState[] = [...kit.decrees.values()].map((decree, place) => ({
  ...decree,
  reached: [1, 3, 1, 2, 0].slice(0, 4 + (place % 2)),
  agenda: [2, 0, 6, 4, 1].slice(0, 4 + (place % 2)),
}));

export const DECREE: DecreeState = DECREES.find(({ id }) => id === 'open-borders') ?? DECREES[8]!;

export const OTHERS: OtherState[] = [
  { seat: 2, turn: 1, renown: 18, held: 3, slots: 7, dead: 0, healed: 5, ready: 1 },
  { seat: 3, turn: 3, renown: 24, held: 2, slots: 7, dead: 0, healed: 4, ready: 2 },
  { seat: 1, turn: 4, renown: 26, held: 5, slots: 7, dead: 2, healed: 6, ready: 2 },
];

export const PLAGUE: PlagueState[] = [...kit.plague].map(([id, targets], place) => ({
  id,
  targets,
  amount: 1 + (place % 2),
}));

export const FAVOUR: FavourState[] = [...kit.favour.values()].map((card, place) => ({
  ...card,
  mine: place === 0 ? 'right' : undefined,
}));

export const CAPITAL: CapitalState = {
  card: kit.capitalCards.get('plea-of-the-masons') ?? null,
  healed: [1, 2, 0, 1],
  neutral: 3,
  tokens: [...kit.rewards].map(([id, gain], place) => ({ id, gain, taken: place === 2 })),
  buildings: [...kit.capitalBuildings.values()].map((building, place) => ({
    ...building,
    owner: place === 1 ? 2 : null,
  })),
};
