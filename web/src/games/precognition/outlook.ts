/** What follows from a view, as the rules say it with every view (`precognition/outlook/`). */
import type { SeatView } from '../../lib/net/wire';
import type { Amounts, Requirement } from './kit';
import type { SeatRecord, View } from './view';

/** What plague and Doctors do this round, if no Protector is sent. */
export interface Upkeep {
  /** The plague level once both cards have raised it. */
  plague: number;
  /** Humans whom it takes. */
  lost: number;
  /** Humans whom the Doctors heal then. */
  healed: number;
}

export interface Feeding {
  /** Rounds until the Island, this one included. */
  rounds: number;
  /** Healthy humans there, if nothing comes and goes but those who are healed. */
  eaters: number;
  /** Food that is left over; negative if some will starve. */
  spare: number;
}

export interface Ahead {
  /** The fields of table and boat from which it follows. */
  of: Record<string, unknown>;
  upkeep: Upkeep;
  feeding: Feeding;
  /** What the boat lacks for each objective that lies open. */
  lacks: Record<string, Requirement>;
}

export interface BoatOutlook {
  /** The cards that it follows from. */
  kept: string;
  received: string;
  /** For each Machine aboard whether its condition is met; null while that is not known. */
  met: (boolean | null)[];
  /** What activating both cards costs. */
  cost: number;
  /** What activating a card or both brings. */
  gains: Partial<Record<'kept' | 'received' | 'both', Amounts>>;
  ahead: Ahead | null;
}

/** Two cards beside each other, before either lies there. */
export interface Beside {
  cost: number;
  gain: Amounts;
  plague: number;
  /** The Machines that could be used, by the card that is given to the left; `?` without one. */
  machines: Record<string, string[]>;
  /** By the same card: the most humans that could be healthy after plague and Doctors. */
  healthy: Record<string, number>;
}

export interface Outlook {
  boats: BoatOutlook[];
  /** Which of the open objectives are met as things are. */
  objectives: Record<string, boolean>;
  /** For each card that can be kept, beside each that can come from the right. */
  coming: Record<string, Record<string, Beside>>;
  /** By the number of Protectors that I could send: the plague afterwards, and whom it takes. */
  protecting: { level: number; lost: number }[];
}

const NOTHING = { met: [], cost: 0, gains: {}, ahead: null };

export function outlookOf(view: SeatView): Outlook {
  const told = view.follows as Partial<Outlook>;
  return { boats: [], objectives: {}, coming: {}, protecting: [], ...told };
}

/**
 * What is known of a boat. While something is told, that is what was known before, as long as it
 * is about a boat like this one.
 */
export function boatOutlook(view: SeatView, seat: number, before?: BoatOutlook): BoatOutlook {
  const { table, seats } = view.table as unknown as View;
  const record = seats[seat]!;
  const known = [outlookOf(view).boats[seat], before].filter((one) => one !== undefined);
  const over = view.status === 'over';
  const cards = known.find((one) => isOfCards(one, record)) ?? {
    kept: record.kept,
    received: record.received,
    ...NOTHING,
  };
  const now: Record<string, unknown> = { ...table, ...record };
  const ahead = known.map((one) => one.ahead).find((one) => one && isOf(one, now));
  return { ...cards, ahead: (!over && ahead) || null };
}

function isOfCards({ kept, received }: BoatOutlook, record: SeatRecord): boolean {
  return kept === record.kept && received === record.received;
}

function isOf({ of }: Ahead, now: Record<string, unknown>): boolean {
  return Object.entries(of).every(
    ([field, value]) => JSON.stringify(now[field]) === JSON.stringify(value),
  );
}

/** Which objectives are met: told of the boats as they are, or as they were before. */
export function objectivesMet(
  view: SeatView,
  boats: BoatOutlook[],
  before: Record<string, boolean> = {},
): Record<string, boolean> {
  const told = outlookOf(view);
  const settled = boats.every(({ ahead }, seat) => ahead && ahead === told.boats[seat]?.ahead);
  return settled ? told.objectives : before;
}
