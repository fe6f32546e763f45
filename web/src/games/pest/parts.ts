/** What the parts of a seat and the cards are told: plain data, as the edition and the view have it. */
import type { SignName } from './signs';

/** What is gained, by its kind. */
export type Gain = Partial<Record<GainKind, number>>;
export type GainKind =
  | 'wood'
  | 'stone'
  | 'food'
  | 'herbs'
  | 'coin'
  | 'research'
  | 'any'
  | 'influence'
  | 'renown'
  | 'retrieve';

export interface TrackSpace {
  space: number;
  /** It bears a Renown icon. */
  icon: boolean;
  gain: Gain;
}

/** A Subject that comes back from the Capital is a healed one. */
const signOf = (kind: GainKind): SignName => (kind === 'retrieve' ? 'healed' : kind);

/** A piece of a line: a number or a word, and a symbol after it. */
export interface Figure {
  text?: string;
  sign?: SignName;
  /** All of it in words, for where there is room. */
  word?: string;
  /** Something gained, lost, or to be afraid of. */
  tone?: 'gain' | 'loss' | 'plague';
}

export function figuresOf(gain: Gain): Figure[] {
  return (Object.entries(gain) as [GainKind, number][])
    .filter(([, amount]) => amount > 0)
    .map(([kind, amount]) => ({ text: `+${amount}`, sign: signOf(kind) }));
}

export type Cost = Partial<Record<'wood' | 'stone' | 'food' | 'herbs' | 'coin', number>>;

export function costFigures(cost: Cost): Figure[] {
  return (Object.entries(cost) as [SignName, number][])
    .filter(([, amount]) => amount > 0)
    .map(([sign, amount]) => ({ text: String(amount), sign }));
}

/** What can be chosen among the parts: their ids, and which of them are chosen. */
export interface Choosing {
  open?: string[];
  picked?: string[];
  /** The choice that each is pressed for. */
  texts?: Record<string, string>;
  choose?: (id: string) => void;
  ask?: (id: string, element: HTMLElement) => void;
  /** Somebody points at one that can be chosen, or at none any more. */
  point?: (id: string | null) => void;
}

/** What the parts are, by what their names begin with. */
const TERMS: Record<string, string> = {
  slot: 'quarantine_action_slot',
  'storage-slot': 'quarantine_storage_slot',
  healed: 'healed_track',
  building: 'building',
  technology: 'technology',
  reward: 'capital_reward_token',
  taken: 'capital_reward_token',
  'capital-building': 'capital_building',
};

/** The term that explains a part. */
export function termOf(id: string): string {
  const [kind = '', name = ''] = id.split(':');
  if (kind === 'stock') return name === 'research' ? 'research_token' : name;
  return TERMS[kind] ?? 'quarantine_zone';
}

/** A slot for a sick Subject: `coming` is one that what is looked at would fill, `going` one it would empty. */
export type SlotState = 'free' | 'sick' | 'coming' | 'going';

export const COLUMNS = ['move', 'build', 'produce'] as const;
export const ROWS = ['research', 'heal', 'assign'] as const;
export type ColumnAction = (typeof COLUMNS)[number];
export type RowAction = (typeof ROWS)[number];

export interface GridColumn {
  action: ColumnAction;
  slot: SlotState;
  hindered: boolean;
  /** What the action is good for now, or what hinders it. */
  figures: Figure[];
}

export interface GridRow {
  action: RowAction;
  figures: Figure[];
}

export interface GridCell {
  column: ColumnAction;
  row: RowAction;
  /** `open` can be chosen; `used` has had its Assistant this Year; `shut` cannot be chosen now. */
  state: 'open' | 'chosen' | 'used' | 'shut';
  /** What the action of the column and that of the row would allow now. */
  column_allows: Figure[];
  row_allows: Figure[];
  /** All of it in words. */
  said: string;
}

export interface HeldTechnology {
  id: string;
  /** What says what it does. */
  rule?: string;
  renown: number;
  cost: number;
  slot: TechnologySlot;
  /** A sick Subject lies on it until it is healed. */
  treats: boolean;
  /** Subjects that lie on the card. */
  sick?: number;
  healed?: number;
  assistant?: boolean;
}

export const TECHNOLOGY_SLOTS = ['top', 'middle', 'bottom'] as const;
export type TechnologySlot = (typeof TECHNOLOGY_SLOTS)[number] | 'any';

/** A number, and how it changes. */
export interface Change {
  count: number;
  /** Before anything was drafted. */
  before?: number;
  /** After what is looked at. */
  after?: number;
}

export interface Stock extends Change {
  type: 'wood' | 'stone' | 'food' | 'herbs' | 'coin';
  capacity: number;
  /** Spaces that a sick Subject blocks, or would. */
  blocked: number;
}

export interface HealedSpace {
  herbs: number;
  laboratory: boolean;
  renown: number;
}

export interface BuildingState {
  id: string;
  kind: 'castle' | 'workshop' | 'mill' | 'factory' | 'bank';
  /** Empty for the Castle. */
  district: string;
  cost: Cost;
  renown: number;
  /** It takes a Healed Subject. */
  slot: boolean;
  /** The name of the place where it stands; empty while it is on the board. */
  at: string;
  healed: boolean;
}

/** All of a seat's own board, as its parts are told it. */
export interface SeatState {
  seat: number;
  renown: number;
  renownAfter?: number;
  renownBefore?: number;
  research: number;
  researchAfter?: number;
  researchBefore?: number;
  influence: number;
  influenceAfter?: number;
  influenceBefore?: number;
  /** Assistants that are ready, and all that take part in this Era. */
  ready: number;
  assistants: number;
  campReady: boolean;
  columns: GridColumn[];
  rows: GridRow[];
  cells: GridCell[];
  /** By slot: top, middle, bottom; nothing where it is free. */
  technologies: (HeldTechnology | null)[];
  zone: SlotState[];
  /** Slots that Technologies add. */
  extra: SlotState[];
  storageSlot: SlotState;
  held: number;
  slots: number;
  heldAfter?: number;
  cemetery: number[];
  dead: number;
  deadAfter?: number;
  /** How much of each kind can be stored. */
  limit: number;
  stocks: Stock[];
  healed: HealedSpace[];
  onTrack: number;
  onTrackAfter?: number;
  buildings: BuildingState[];
}

/** How far everybody is on the Imperative track of an Era, and what the Agenda would pay now. */
export interface DecreeState {
  id: string;
  era: number;
  levels: { influence: number; renown: number }[];
  /** Level of each seat; 0 for none. */
  reached: number[];
  /** In the Duel, the level below which nothing is scored. */
  minimum?: number;
  /** Alone: the levels on which neutral markers lie. */
  marked?: number[];
  /** Renown of each seat from the Agenda, if the Era ended now; nothing for other Eras. */
  agenda: number[];
}

export interface PlagueTarget {
  hits: 'locations' | 'ports' | 'roads';
  size?: 'village' | 'town' | 'city';
  resource?: 'wood' | 'stone' | 'food' | 'herbs';
  colour?: 'red' | 'blue' | 'black';
}

export interface PlagueState {
  id: string;
  targets: PlagueTarget[];
  /** Sick Subjects for each of its targets in this Era. */
  amount: number;
}

export interface FavourState {
  id: string;
  left: Gain;
  centre: Gain;
  right: Gain;
  /** Which reward each seat would get now. */
  mine?: 'left' | 'centre' | 'right';
}

export interface CapitalState {
  card: {
    id: string;
    first: Gain;
    choice: Gain[];
    second: Gain;
    third: Gain;
  } | null;
  /** Healed Subjects in the Capital, by seat; neutral ones apart. */
  healed: number[];
  neutral: number;
  tokens: { id: string; gain: Gain; taken: boolean }[];
  buildings: {
    id: string;
    cost: Cost;
    gain: Gain;
    owner: number | null;
    /** Alone: a neutral marker lies beside it. */
    marked?: boolean;
  }[];
}

/** Another seat, folded to what matters. */
export interface OtherState {
  seat: number;
  /** Which in the order of turns. */
  turn: number;
  renown: number;
  held: number;
  slots: number;
  dead: number;
  healed: number;
  ready: number;
}
