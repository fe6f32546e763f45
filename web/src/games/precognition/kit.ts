/** What is fixed before play: cards, Machines, tiles and objectives, as the edition has them. */
import { fileOf } from '../../lib/state/editionfiles';

export type Resource = 'human' | 'ymune' | 'battery' | 'food' | 'doctor' | 'protector';
/** The four types of cards; a card gives the resource of its type. */
export type Type = 'human' | 'ymune' | 'battery' | 'food';
/** So much of each resource; what is not named is 0. */
export type Amounts = Partial<Record<Resource, number>>;
/** What objectives require: resources, and humans in the Cabins. */
export type Requirement = Partial<Record<Resource | 'healthy', number>>;

export interface Card {
  id: string;
  season: number;
  type: Type;
  /** "=" copies the cost of the other card of the Action Zone. */
  cost: number | '=';
  /** "X" is the cost of the other card of the Action Zone. */
  gain: number | 'X';
  bonus: Amounts;
  plague: number;
}

export type Comparison = '=' | '<=' | '>=';

export type Condition =
  | { kind: 'pair_type_and_other'; type: Type }
  | { kind: 'pair_types'; types: [Type, Type] }
  | { kind: 'pair_plague_mix' | 'pair_cost_equal' | 'pair_cost_different' | 'given_has_plague' }
  | { kind: 'pair_cost_sum' | 'given_cost'; op: Comparison; value: number }
  | { kind: 'gained_from_cards'; resource: Resource; min: number }
  | { kind: 'given_type'; type: Type };

export interface Machine {
  id: string;
  room: string;
  row: number;
  slots: number;
  condition: Condition;
  gain: Amounts;
  heal: number;
}

export interface Tile {
  id: string;
  season: number;
  gain: Amounts;
  lose: Amounts;
  /** An Island: healthy humans eat. */
  feeds: boolean;
}

export interface Objective {
  id: string;
  season: number;
  /** Who must have it: one player alone, or each. */
  scope: 'one' | 'each';
  require: Requirement;
  /** What mitigating it costs. */
  price: Amounts;
  /** What is required once it is mitigated. */
  back: Requirement;
}

export interface Season {
  rounds: number;
  revealPrice: number;
}

export interface Kit {
  /** By the name of the card without its owner: s1-h1. */
  cards: Map<string, Card>;
  machines: Map<string, Machine>;
  tiles: Map<string, Tile>;
  objectives: Map<string, Objective>;
  seasons: Season[];
  /** For each season how many cards of each type a deck has. */
  distribution: Record<Type, number>[];
  mostPlague: number;
  /** Healthy humans that a co-operative game needs, by the number of players. */
  targets: Map<number, number>;
  teams: number[][];
}

interface Edition {
  cards: { cards: Card[]; distribution: Record<Type, number>[] };
  rooms: { machines: Machine[] };
  river: { tiles: Tile[]; islands: { id: string; season: number }[] };
  objectives: { objectives: Objective[] };
  game: {
    numbers: { id: string; value: number }[];
    seasons: { rounds: number; reveal_price: number }[];
    teams: { seats: number[] }[];
    targets: { id: string; healthy: number }[];
  };
}

const files = import.meta.glob(
  '../../../../src/tablee/games/precognition/data/*/{cards,rooms,river,objectives,game}.json',
  { import: 'default', eager: true },
);

export function kitOf(edition: string): Kit {
  const read = (name: keyof Edition): unknown =>
    files[`../../../../src/tablee/games/precognition/data/${edition}/${name}.json`] ??
    fileOf('precognition', edition, name);
  const { cards, distribution } = read('cards') as Edition['cards'];
  const { machines } = read('rooms') as Edition['rooms'];
  const { tiles, islands } = read('river') as Edition['river'];
  const { objectives } = read('objectives') as Edition['objectives'];
  const game = read('game') as Edition['game'];
  const number = (id: string): number => game.numbers.find((one) => one.id === id)?.value ?? 0;
  return {
    cards: byId(cards),
    machines: byId(machines),
    tiles: byId([
      ...tiles.map((tile) => ({ ...tile, feeds: false })),
      ...islands.map((island) => ({ ...island, gain: {}, lose: {}, feeds: true })),
    ]),
    objectives: byId(objectives),
    seasons: game.seasons.map(({ rounds, reveal_price }) => ({
      rounds,
      revealPrice: reveal_price,
    })),
    distribution: distribution.map(({ human, ymune, battery, food }) => ({
      human,
      ymune,
      battery,
      food,
    })),
    mostPlague: number('most-plague'),
    targets: new Map(game.targets.map(({ id, healthy }) => [Number(id), healthy])),
    teams: game.teams.map(({ seats }) => seats),
  };
}

function byId<Thing extends { id: string }>(things: Thing[]): Map<string, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** Cards are called <card>.<owner>: what stands behind the dot only tells copies apart. */
export function cardOf(kit: Kit, name: string): Card | null {
  return kit.cards.get(name.split('.')[0] ?? '') ?? null;
}

/** The season of a round, from 1. */
export function seasonOf(kit: Kit, round: number): number {
  let last = 0;
  for (const [place, season] of kit.seasons.entries()) {
    last += season.rounds;
    if (round <= last) return place + 1;
  }
  return kit.seasons.length;
}

/** The Machines in the rooms aboard, by place: the rows of the first room, then of the second. */
export function machinesAboard(kit: Kit, rooms: string[]): Machine[] {
  const all = [...kit.machines.values()];
  return rooms.flatMap((room) =>
    all.filter((machine) => machine.room === room).sort((a, b) => a.row - b.row),
  );
}
