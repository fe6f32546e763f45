/** What the cards in sight will do. It agrees with the rules, and only looks at what is open. */
import {
  cardOf,
  machinesAboard,
  type Amounts,
  type Card,
  type Comparison,
  type Kit,
  type Machine,
  type Requirement,
  type Resource,
} from './kit';

export type Slot = 'kept' | 'received' | 'both';

/** What a forecast reads of a boat. */
export interface Boat {
  healthy: number;
  contaminated: number;
  doctors: number;
  protectors: number;
  food: number;
  plague: number;
  rooms: string[];
  batteries: number[];
  kept: string;
  received: string;
  gained: number[];
  powered: number;
  used: number;
  stage: number;
}

/** The two cards of an Action Zone; null where none lies, or one that is not known. */
export interface Pair {
  kept: Card | null;
  received: Card | null;
}

export function pairOf(kit: Kit, kept: string, received: string): Pair {
  return { kept: cardOf(kit, kept), received: cardOf(kit, received) };
}

// --- activating ---------------------------------------------------------------------------------

/** What a card really costs beside another (PRE-075 … PRE-077). */
export function costOf(card: Card, other: Card | null): number {
  if (card.cost !== '=') return card.cost;
  return other && other.cost !== '=' ? other.cost : 0;
}

/** What activating both costs (PRE-071). */
export function costOfBoth({ kept, received }: Pair): number {
  if (!kept || !received) return 0;
  return costOf(kept, received) + costOf(received, kept);
}

/** What a card gives beside another, if it is activated (PRE-078 … PRE-083). */
export function gainOf(card: Card, other: Card | null): Amounts {
  const own = card.gain === 'X' ? (other ? costOf(other, card) : 0) : card.gain;
  const result: Amounts = { [card.type]: own };
  return card.type === other?.type ? sumOf(result, card.bonus) : result;
}

export interface Activation {
  slot: Slot;
  cost: number;
  payable: boolean;
  gain: Amounts;
}

/** What activating one card or both would cost and bring. */
export function activation(pair: Pair, slot: Slot, healthy: number): Activation {
  const cost = slot === 'both' ? costOfBoth(pair) : 0;
  const first = pair.kept && slot !== 'received' ? gainOf(pair.kept, pair.received) : {};
  const second = pair.received && slot !== 'kept' ? gainOf(pair.received, pair.kept) : {};
  return { slot, cost, payable: cost <= healthy, gain: sumOf(first, second) };
}

export function sumOf(one: Amounts, other: Amounts): Amounts {
  const result: Amounts = { ...one };
  for (const [name, amount] of Object.entries(other) as [Resource, number][]) {
    result[name] = (result[name] ?? 0) + amount;
  }
  return result;
}

// --- Machines -----------------------------------------------------------------------------------

export type MachineState =
  /** Can be used with the cards as they lie. */
  | 'usable'
  /** Powered, but the cards are not right for it. */
  | 'powered'
  /** Powered; whether the cards are right depends on what is not known yet. */
  | 'open'
  /** Powered from the next round on. */
  | 'full'
  /** Some battery slots are empty. */
  | 'unpowered'
  | 'used';

/** What the conditions of Machines look at. */
export interface Sight {
  pair: Pair;
  /** The card that was given to the left neighbour, and the one beside it there. */
  given: Card | null;
  beside: Card | null;
  /** What came from cards this round, by resource; null before the activation. */
  gained: number[] | null;
}

export function isPowered(machine: Machine, batteries: number): boolean {
  return batteries >= machine.slots;
}

/** Whether a condition is met; null while that is not known (PRE-123 … PRE-138). */
export function isMet(machine: Machine, sight: Sight): boolean | null {
  const { condition } = machine;
  const { kept, received } = sight.pair;
  if (condition.kind === 'gained_from_cards') {
    if (!sight.gained) return null;
    return (sight.gained[GAINED.indexOf(condition.resource)] ?? 0) >= condition.min;
  }
  if (condition.kind.startsWith('given')) {
    if (!sight.given) return null;
    if (condition.kind === 'given_type') return sight.given.type === condition.type;
    if (condition.kind === 'given_has_plague') return sight.given.plague > 0;
    if (condition.kind !== 'given_cost') return null;
    if (sight.given.cost === '=' && !sight.beside) return null;
    return compare(costOf(sight.given, sight.beside), condition.op, condition.value);
  }
  if (!kept || !received) return null;
  const costs = [costOf(kept, received), costOf(received, kept)] as const;
  switch (condition.kind) {
    case 'pair_type_and_other':
      return (kept.type === condition.type) !== (received.type === condition.type);
    case 'pair_types':
      return condition.types.every((type) => kept.type === type || received.type === type);
    case 'pair_plague_mix':
      return kept.plague > 0 !== received.plague > 0;
    case 'pair_cost_sum':
      return compare(costs[0] + costs[1], condition.op, condition.value);
    case 'pair_cost_equal':
      return costs[0] === costs[1];
    case 'pair_cost_different':
      return costs[0] !== costs[1];
    default:
      return null;
  }
}

/** The order of `gained` in the position. */
const GAINED: Resource[] = ['human', 'ymune', 'battery', 'food', 'doctor', 'protector'];

function compare(value: number, op: Comparison, bound: number): boolean {
  if (op === '=') return value === bound;
  return op === '<=' ? value <= bound : value >= bound;
}

/** How the Machine at each place of a boat stands. Once cards are activated its power is fixed. */
export function machineStates(kit: Kit, boat: Boat, sight: Sight): MachineState[] {
  return machinesAboard(kit, boat.rooms).map((machine, place) => {
    const bit = 1 << place;
    if (boat.used & bit) return 'used';
    if (!isPowered(machine, boat.batteries[place] ?? 0)) return 'unpowered';
    if (boat.stage !== TO_ACTIVATE && !(boat.powered & bit)) return 'full'; // PRE-114
    const met = isMet(machine, sight);
    return met === null ? 'open' : met ? 'usable' : 'powered';
  });
}

/** `stage` of a boat that has not activated its cards yet. */
const TO_ACTIVATE = 0;

// --- Maintenance --------------------------------------------------------------------------------

export interface Upkeep {
  /** The plague level once both cards have raised it. */
  plague: number;
  /** How many Protectors would bring it to 0. */
  needed: number;
  /** Humans that are lost if none is spent. */
  lost: number;
  /** Humans whom the Doctors heal then. */
  healed: number;
  healthy: number;
  contaminated: number;
}

/** What plague and Doctors do to a boat this round, if no Protector is spent (PRE-140 … PRE-149). */
export function upkeep(kit: Kit, boat: Boat, pair: Pair): Upkeep {
  const rise = (pair.kept?.plague ?? 0) + (pair.received?.plague ?? 0);
  const plague = Math.min(kit.mostPlague, boat.plague + rise);
  const lost = Math.min(plague, boat.healthy + boat.contaminated);
  // Contaminated humans are given up first: what is left is healed as far as it can be.
  const ill = Math.min(lost, boat.contaminated);
  const left = boat.contaminated - ill;
  const healed = Math.min(boat.doctors, left);
  return {
    plague,
    needed: Math.ceil(plague / kit.plaguePerProtector),
    lost,
    healed,
    healthy: boat.healthy - (lost - ill) + healed,
    contaminated: left - healed,
  };
}

export interface Feeding {
  /** Rounds until the Island, this one included. */
  rounds: number;
  /** Healthy humans there, if nothing comes and goes but those who are healed. */
  eaters: number;
  /** Food that is left over; negative if some will starve. */
  spare: number;
}

export function feeding(kit: Kit, boat: Boat, rounds: number): Feeding {
  const eaters = boat.healthy + Math.min(boat.contaminated, boat.doctors * rounds);
  return { rounds, eaters, spare: boat.food - eaters * kit.foodPerHuman };
}

// --- objectives ---------------------------------------------------------------------------------

/** What a boat has of something that objectives require (PRE-238). */
export function owned(boat: Boat, what: Resource | 'healthy'): number {
  switch (what) {
    case 'healthy':
      return boat.healthy;
    case 'human':
      return boat.healthy + boat.contaminated;
    case 'doctor':
      return boat.doctors;
    case 'protector':
      return boat.protectors;
    case 'ymune':
      return boat.doctors + boat.protectors;
    case 'food':
      return boat.food;
    case 'battery':
      return boat.batteries.reduce((sum, count) => sum + count, 0);
  }
}

/** What a boat still lacks for an objective. */
export function lacks(boat: Boat, require: Requirement): Requirement {
  const result: Requirement = {};
  for (const [what, least] of entries(require)) {
    const short = least - owned(boat, what);
    if (short > 0) result[what] = short;
  }
  return result;
}

export function entries(require: Requirement): [Resource | 'healthy', number][] {
  return Object.entries(require) as [Resource | 'healthy', number][];
}

/** Whether the boats meet an objective as things are (PRE-216). */
export function isFulfilled(boats: Boat[], scope: 'one' | 'each', require: Requirement): boolean {
  const has = (boat: Boat): boolean => entries(lacks(boat, require)).length === 0;
  return scope === 'one' ? boats.some(has) : boats.every(has);
}

/** How food is shown: tokens of ten, and the rest on the gauge (PRE-099). */
export function gaugeOf(food: number): { tens: number; ones: number } {
  return { tens: Math.floor(food / 10), ones: food % 10 };
}
