/** What is fixed before play: the map, the player board and the cards, as the edition has them. */
import { fileOf } from '../../lib/state/editionfiles';
import type { MapData, Resource, Route, Size } from './map';
import type {
  BuildingState,
  CapitalState,
  Cost,
  DecreeState,
  FavourState,
  Gain,
  HealedSpace,
  HeldTechnology,
  PlagueTarget,
  TechnologySlot,
  TrackSpace,
} from './parts';

/** The frame that the coordinates of an edition are in. */
const FRAME = { width: 1000, height: 700 };

export interface Kit {
  map: MapData;
  /** Sick Subjects for each target of a Plague card, by Era. */
  eras: { sick: number }[];
  yearsPerEra: number;
  /** Slots of the Quarantine Zone. */
  zone: number;
  /** The Influence spaces that are blocked in the Duel. */
  blocked: number[];
  /** By Era: the Imperative level below which nothing is scored in the Duel. */
  minimum: number[];
  track: TrackSpace[];
  /** Nothing stands on them yet. */
  buildings: BuildingState[];
  /** Renown for a full district. */
  bonus: number;
  healed: HealedSpace[];
  cemetery: number[];
  technologies: Map<string, HeldTechnology>;
  plague: Map<string, PlagueTarget[]>;
  favour: Map<string, Omit<FavourState, 'mine'>>;
  decrees: Map<string, Omit<DecreeState, 'reached' | 'agenda' | 'minimum'>>;
  capitalCards: Map<string, NonNullable<CapitalState['card']>>;
  capitalBuildings: Map<string, { id: string; cost: Cost; gain: Gain }>;
  rewards: Map<string, Gain>;
}

/** The files of an edition, as far as the table shows what is in them. */
interface Files {
  map: {
    capital: { id: string; name: { en: string }; x: number; y: number }[];
    locations: {
      id: string;
      name: { en: string };
      size: Size;
      resource: Resource;
      port?: Route;
      x: number;
      y: number;
    }[];
    roads: { id: string; ends: [string, string]; horseshoe?: Route }[];
  };
  board: {
    buildings: {
      id: string;
      type: BuildingState['kind'];
      district?: string;
      wood: number;
      stone: number;
      renown: number;
      staffed: boolean;
    }[];
    districts: { id: string; renown: number }[];
    healed: HealedSpace[];
    cemetery: { negative: number }[];
    capital_buildings: { id: string; wood: number; stone: number; food: number; gain: Gain }[];
    rewards: { id: string; gain: Gain }[];
    influence: { id: string; icon: boolean; gain: Gain }[];
    imperatives: { era: number; level: number; influence: number; renown: number }[];
  };
  cards: {
    plague: { id: string; targets: PlagueTarget[] }[];
    favour: { id: string; left: Gain; centre: Gain; right: Gain }[];
    capital: { id: string; first: Gain; choice: Gain[]; second: Gain; third: Gain }[];
    decrees: { id: string; era: number }[];
    technologies: {
      id: string;
      number: number;
      slot: TechnologySlot;
      cost: number;
      renown: number;
      powers: Record<string, number>;
    }[];
  };
  game: {
    sizes: { id: Size; capacity: number }[];
    numbers: { id: string; value: number }[];
    eras: { sick: number }[];
    duel_blocked: { space: number }[];
    duel_minimum: { level: number }[];
  };
}

const files = import.meta.glob(
  '../../../../src/tablee/games/pest/data/*/{map,board,cards,game}.json',
  { import: 'default', eager: true },
);

/** Their rules follow their numbers. */
const TECHNOLOGY_RULES = 300;

export function kitOf(edition: string): Kit {
  const read = <Name extends keyof Files>(name: Name): Files[Name] =>
    (files[`../../../../src/tablee/games/pest/data/${edition}/${name}.json`] ??
      fileOf('pest', edition, name)) as Files[Name];
  return kitFrom({
    map: read('map'),
    board: read('board'),
    cards: read('cards'),
    game: read('game'),
  });
}

function kitFrom({ map, board, cards, game }: Files): Kit {
  const byId = <Item extends { id: string }, To>(items: Item[], to: (item: Item) => To) =>
    new Map(items.map((item) => [item.id, to(item)]));
  const number = (id: string) => game.numbers.find((one) => one.id === id)?.value ?? 0;
  return {
    map: mapOf(map, game),
    eras: game.eras,
    yearsPerEra: number('years-per-era'),
    zone: number('zone'),
    blocked: game.duel_blocked.map(({ space }) => space),
    minimum: game.duel_minimum.map(({ level }) => level),
    track: board.influence.map(({ id, icon, gain }) => ({ space: Number(id), icon, gain })),
    buildings: board.buildings.map(buildingOf),
    bonus: board.districts[0]?.renown ?? 0,
    healed: board.healed,
    cemetery: board.cemetery.map(({ negative }) => negative),
    technologies: byId(cards.technologies, ({ id, number, slot, cost, renown, powers }) => ({
      id,
      rule: `PEST-${TECHNOLOGY_RULES + number}`,
      slot,
      cost,
      renown,
      treats: 'treatment' in powers,
    })),
    plague: byId(cards.plague, ({ targets }) => targets),
    favour: byId(cards.favour, ({ id, left, centre, right }) => ({ id, left, centre, right })),
    decrees: byId(cards.decrees, ({ id, era }) => ({ id, era, levels: levelsOf(board, era) })),
    capitalCards: byId(cards.capital, (card) => card),
    capitalBuildings: byId(board.capital_buildings, ({ id, wood, stone, food, gain }) => ({
      id,
      cost: { wood, stone, food },
      gain,
    })),
    rewards: byId(board.rewards, ({ gain }) => gain),
  };
}

function mapOf({ capital, locations, roads }: Files['map'], { sizes }: Files['game']): MapData {
  const [middle] = capital;
  const capacity = new Map(sizes.map((size) => [size.id, size.capacity]));
  return {
    ...FRAME,
    capital: {
      id: middle?.id ?? '',
      name: middle?.name.en ?? '',
      x: middle?.x ?? 0,
      y: middle?.y ?? 0,
    },
    places: locations.map(({ id, name, size, resource, port, x, y }) => ({
      id,
      name: name.en,
      size,
      capacity: capacity.get(size) ?? 0,
      resource,
      port: port ?? null,
      x,
      y,
    })),
    roads: roads.map(({ id, ends: [a, b], horseshoe }) => ({
      id,
      a,
      b,
      horseshoe: horseshoe ?? null,
    })),
  };
}

function buildingOf(building: Files['board']['buildings'][number]): BuildingState {
  const { id, type, district = '', wood, stone, renown, staffed } = building;
  return {
    id,
    kind: type,
    district,
    cost: { wood, stone },
    renown,
    slot: staffed,
    at: '',
    healed: false,
  };
}

function levelsOf({ imperatives }: Files['board'], era: number): DecreeState['levels'] {
  return imperatives
    .filter((level) => level.era === era)
    .sort((one, other) => one.level - other.level)
    .map(({ influence, renown }) => ({ influence, renown }));
}
