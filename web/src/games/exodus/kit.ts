/** What is fixed before play: the cards and the Wing, as the edition has them. */
import { fileOf } from '../../lib/state/editionfiles';
import type { Caste } from './castes';
import type { Motif } from './window';

export interface Filter {
  type?: 'module' | 'crew';
  caste?: Caste;
  kind?: string;
  rank?: 'primary' | 'secondary';
  mutant?: boolean;
  tilted?: boolean;
  controller?: 'self' | 'opponent' | 'any';
  cost_max?: number;
  this?: boolean;
  exclude?: string;
}

export interface Effect {
  verb: string;
  amount?: number | { count: string; max: number };
  to?: 'reserve' | 'this_vault';
  filter?: Filter;
  pick?: 'choice' | 'topmost';
  secondary?: string;
  source?: string;
  target?: string;
  token?: 'jailer' | 'mutagen';
}

export interface Technical {
  kind: 'integration' | 'activation' | 'natural' | 'sacrifice';
  cost: { resources?: number; tilt?: boolean; sacrifice?: Filter };
  phases: string[];
  effects: Effect[];
  window?: string;
}

export interface Card extends Motif {
  cost: number;
  prestige: number;
  /** The gems that recycling gives; "round" for the number of the round. */
  recycling: number | 'round';
  /** 0 for crews. */
  berths: number;
  casteAbility: { kind: 'jailer' | 'mutagen' | 'recruit'; secondary?: string } | null;
  technical: Technical | null;
  prestigeAbility: {
    kind: 'affinity' | 'majority' | 'vault' | 'hospital';
    x?: number;
    y?: Filter;
    capacity?: number;
  } | null;
  /** How many gems lie on it at most; 0 if it is no Vault. */
  capacity: number;
}

export interface Kit {
  /** By the name of the kind: copies are called `novice.1`, `novice.2`. */
  cards: Map<string, Card>;
  influence: Record<string, [number, number]>;
  rounds: { passes: 'left' | 'right' }[];
  numbers: Record<string, number>;
  /** The slots of the two sides of the Wing. */
  slots: Record<'two' | 'four', string[]>;
  /** The slots of both sides, as the position lists them. */
  allSlots: string[];
  /** What each pair of airlocks closes. */
  airlocks: Record<string, string[]>;
  /** How many negotiators everybody places in a round, by the number of players. */
  placements: Record<string, number>;
}

interface WrittenCard {
  id: string;
  caste: Caste;
  type: 'crew' | 'module';
  recycling: number | 'round';
  cost: number;
  prestige: number;
  berths?: number;
  caste_ability?: NonNullable<Card['casteAbility']>;
  technical?: Technical;
  prestige_ability?: NonNullable<Card['prestigeAbility']>;
}

interface Edition {
  cards: { cards: WrittenCard[]; secondary: WrittenCard[] };
  game: {
    numbers: { id: string; value: number }[];
    rounds: { passes: 'left' | 'right' }[];
    influence: { id: string; pair: [number, number] }[];
  };
  wing: {
    setups: { id: string; placements: number }[];
    airlocks: { id: string; closes: string[] }[];
    slots: { side: 'two' | 'four'; slot: string; chambers: [number, number] }[];
  };
}

const files = import.meta.glob(
  '../../../../src/tablee/games/exodus/data/*/{cards,game,wing}.json',
  {
    import: 'default',
    eager: true,
  },
);

export function kitOf(edition: string): Kit {
  const read = (name: keyof Edition): unknown =>
    files[`../../../../src/tablee/games/exodus/data/${edition}/${name}.json`] ??
    fileOf('exodus', edition, name);
  const { cards, secondary } = read('cards') as Edition['cards'];
  const { numbers, rounds, influence } = read('game') as Edition['game'];
  const { setups, airlocks, slots } = read('wing') as Edition['wing'];
  const of = (side: 'two' | 'four') =>
    slots.filter((slot) => slot.side === side).map(({ slot }) => slot);
  return {
    cards: new Map([
      ...cards.map((card) => [card.id, cardOf(card, false)] as const),
      ...secondary.map((card) => [card.id, cardOf(card, true)] as const),
    ]),
    influence: Object.fromEntries(influence.map(({ id, pair }) => [id, pair])),
    rounds,
    numbers: Object.fromEntries(numbers.map(({ id, value }) => [id, value])),
    slots: { two: of('two'), four: of('four') },
    allSlots: [...new Set([...of('two'), ...of('four')])].sort(byChambers),
    airlocks: Object.fromEntries(airlocks.map(({ id, closes }) => [id, closes])),
    placements: Object.fromEntries(setups.map(({ id, placements }) => [id, placements])),
  };
}

/** As the position lists them: by the chamber that is named first, then by the other. */
function byChambers(one: string, other: string): number {
  const [[a, b], [c, d]] = [chambersOf(one), chambersOf(other)];
  return Number(a) - Number(c) || Number(b) - Number(d);
}

/** The two chambers of a slot or a way. */
export function chambersOf(slot: string): [string, string] {
  return slot.split('-') as [string, string];
}

/** The slot of a way: "6-3" is the slot "3-6", the other way round. */
export function slotOf(way: string): string {
  const [first, second] = chambersOf(way);
  return Number(first) < Number(second) ? way : `${second}-${first}`;
}

/** The slots that airlocks close at this table. */
export function closedSlots(kit: Kit, players: number, airlocks: unknown): string[] {
  return players === 3 ? (kit.airlocks[String(airlocks)] ?? []) : [];
}

function cardOf(card: WrittenCard, secondary: boolean): Card {
  const prestigeAbility = card.prestige_ability ?? null;
  return {
    id: card.id,
    caste: card.caste,
    type: card.type,
    secondary,
    cost: card.cost,
    prestige: card.prestige,
    recycling: card.recycling,
    berths: card.berths ?? 0,
    casteAbility: card.caste_ability ?? null,
    technical: card.technical ?? null,
    prestigeAbility,
    capacity: prestigeAbility?.kind === 'vault' ? (prestigeAbility.capacity ?? Infinity) : 0,
  };
}

/** The card without the number of its copy. */
export function kindOf(name: string): string {
  return name.split('.')[0]!;
}

/** The caste of a negotiator, and whose it is. */
export function negotiatorOf(name: string): { caste: Caste; seat: number } {
  const [caste, number] = name.split('.');
  return { caste: caste as Caste, seat: Number(number) - 1 };
}
