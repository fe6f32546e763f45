/** A boat as it is, and what can be done with its cards and Machines now. */
import type { BoatOutlook } from './outlook';
import { machinesAboard, type Amounts, type Kit, type Machine } from './kit';

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
  powered: number;
  used: number;
  stage: number;
  outlook: BoatOutlook;
}

// --- activating ---------------------------------------------------------------------------------

export type Slot = 'kept' | 'received' | 'both';

export interface Activation {
  slot: Slot;
  cost: number;
  payable: boolean;
  gain: Amounts;
}

/** What activating one card or both would cost and bring, as the rules say. */
export function activation(outlook: BoatOutlook, slot: Slot, healthy: number): Activation {
  const cost = slot === 'both' ? outlook.cost : 0;
  return { slot, cost, payable: cost <= healthy, gain: outlook.gains[slot] ?? {} };
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

export function isPowered(machine: Machine, batteries: number): boolean {
  return batteries >= machine.slots;
}

/** How the Machine at each place of a boat stands. Once cards are activated its power is fixed. */
export function machineStates(kit: Kit, boat: Boat): MachineState[] {
  return machinesAboard(kit, boat.rooms).map((machine, place) => {
    const bit = 1 << place;
    if (boat.used & bit) return 'used';
    if (!isPowered(machine, boat.batteries[place] ?? 0)) return 'unpowered';
    if (boat.stage !== TO_ACTIVATE && !(boat.powered & bit)) return 'full'; // PRE-114
    const met = boat.outlook.met[place] ?? null;
    return met === null ? 'open' : met ? 'usable' : 'powered';
  });
}

/** `stage` of a boat that has not activated its cards yet. */
const TO_ACTIVATE = 0;

// --- gauges -------------------------------------------------------------------------------------

/** How food is shown: tokens of ten, and the rest on the gauge (PRE-099). */
export function gaugeOf(food: number): { tens: number; ones: number } {
  return { tens: Math.floor(food / 10), ones: food % 10 };
}
