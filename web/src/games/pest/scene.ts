/** What lies on the table at one moment. */
import { doing, type Doing } from '../../lib/frame/doing';
import type { SeatView } from '../../lib/net/wire';
import type { Kit } from './kit';
import type { Resource } from './map';
import type { Situation, Standing } from './situation';
import type { SeatRecord, TableRecord, View } from './view';

/** How a thing that is not there is written. */
export const NONE = '?';

/** One player's board. */
export interface Board {
  /** By kind: wood, stone, food, herbs, coin, research. */
  stock: Record<string, number>;
  doctor: string;
  camp: string;
  /** Where each Building stands; empty while it is on the board. */
  sites: Record<string, string>;
  staff: string[];
  zone: number;
  hindering: string[];
  dead: number;
  healed: number;
  capital: number;
  capitalBuildings: string[];
  /** By slot; empty where there is none. */
  technologies: string[];
  lying: number[];
  ready: number;
  aside: number;
  grid: string[];
  posted: string[];
  influence: number;
  imperatives: number[];
  renown: number;
  negative: number;
  state: Doing;
}

export interface Scene {
  /** Counted from 0; -1 while the table is set. */
  year: number;
  order: number[];
  /** How many turns of this Year have begun. */
  turn: number;
  /** What lies on the map, but for the danger. */
  situation: Omit<Situation, 'risk'>;
  plague: string[];
  favour: string[];
  decrees: string[];
  capitalCard: string;
  capitalLeft: string[];
  rewards: string[];
  rewardsUsed: string[];
  market: string[];
  neutral: number;
  markedSpaces: number[];
  /** By Era. */
  markedLevels: number[][];
  markedBuildings: string[];
  /** The combination that is played in this turn; empty if there is none. */
  cell: string;
  boards: Board[];
  over: boolean;
}

export function sceneOf(kit: Kit, view: SeatView): Scene {
  const { table, seats } = view.table as unknown as View;
  return {
    ...tableOf(table),
    situation: situationOf(kit, table, seats),
    boards: seats.map((record, seat) => ({ ...boardOf(kit, record), state: doing(view, seat) })),
    over: view.status === 'over',
  };
}

function tableOf(table: TableRecord): Omit<Scene, 'situation' | 'boards' | 'over'> {
  return {
    year: table.year,
    order: table.order.map((seat) => Number(seat) - 1),
    turn: table.turn,
    plague: table.plague_shown,
    favour: table.favour_shown,
    decrees: table.decrees,
    capitalCard: there(table.capital_card),
    capitalLeft: known(table.capital_left),
    rewards: table.rewards,
    rewardsUsed: table.rewards_used,
    market: table.market,
    neutral: table.neutral,
    markedSpaces: known(table.marked_spaces),
    markedLevels: table.marked_levels.map(membersOf),
    markedBuildings: known(table.marked_buildings),
    cell: there(table.cell),
  };
}

function situationOf(kit: Kit, table: TableRecord, seats: SeatRecord[]): Scene['situation'] {
  const { places, roads } = kit.map;
  const buildings: Record<string, Standing[]> = {};
  const camps: Record<string, number[]> = {};
  seats.forEach(({ sites, camp }, seat) => {
    sites.forEach((place, number) => {
      const kind = kit.buildings[number]?.kind;
      if (there(place) && kind) (buildings[place] ??= []).push({ seat, kind });
    });
    if (there(camp)) (camps[camp] ??= []).push(seat);
  });
  return {
    sick: {
      ...some(
        places.map(({ id }) => id),
        table.sick,
      ),
      ...some(
        roads.map(({ id }) => id),
        table.road_sick,
      ),
    },
    destroyed: known(table.destroyed),
    buildings,
    camps,
    doctors: seats.map(({ doctor }) => there(doctor)),
    capital: seats.map(({ capital }) => capital),
    neutral: table.neutral,
    resources: Object.fromEntries(
      places.map(({ id, resource }, number) => [
        id,
        (table.resources[number] ?? resource) as Resource,
      ]),
    ),
  };
}

/** Those that are not 0, by their names. */
function some(names: string[], counts: number[]): Record<string, number> {
  const pairs = names.map((name, number) => [name, counts[number] ?? 0] as const);
  return Object.fromEntries(pairs.filter(([, count]) => count > 0));
}

const STOCK = ['wood', 'stone', 'food', 'herbs', 'coin', 'research'];

function boardOf(kit: Kit, record: SeatRecord): Omit<Board, 'state'> {
  return {
    stock: Object.fromEntries(STOCK.map((kind, number) => [kind, record.stock[number] ?? 0])),
    doctor: there(record.doctor),
    camp: there(record.camp),
    sites: Object.fromEntries(
      kit.buildings.map(({ id }, number) => [id, there(record.sites[number] ?? NONE)]),
    ),
    staff: known(record.staff),
    zone: record.zone,
    hindering: known(record.hindering),
    dead: record.dead,
    healed: record.healed,
    capital: record.capital,
    capitalBuildings: known(record.capital_buildings),
    technologies: record.technologies.map(there),
    lying: record.lying,
    ready: record.ready,
    aside: record.aside,
    grid: known(record.grid),
    posted: known(record.posted),
    influence: record.influence,
    imperatives: record.imperatives,
    renown: record.renown,
    negative: record.negative,
  };
}

/** The numbers of a set that is written as one number, a bit for each. */
function membersOf(set: number): number[] {
  return Array.from({ length: 32 }, (_, number) => number).filter((number) => (set >> number) & 1);
}

function known<One>(set: One[] | '?'): One[] {
  return Array.isArray(set) ? set : [];
}

function there(name: string): string {
  return name === NONE ? '' : name;
}

/** The Era of a Year, both counted from 0. */
export function eraOf(kit: Kit, { year }: Scene): number {
  return Math.max(0, Math.floor(year / kit.yearsPerEra));
}
