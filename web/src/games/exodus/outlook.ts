/** What follows from a view, as the rules say it with every view (`exodus/outlook/`). */
import type { Refusal, SeatView } from '../../lib/net/wire';

/** Who has how many cubes at a chamber, and who would win its card. */
export interface Standing {
  cubes: number[];
  marks: number;
  /** -1 if nobody would. */
  winner: number;
}

/** What a placement brings on one side. */
export interface Side extends Standing {
  chamber: string;
  value: number;
  /** More for a card of the negotiator's own caste. */
  bonus: number;
  /** Who would have won before. */
  before: number;
}

export interface Way {
  sides: [Side, Side];
  /** Who would win each chamber then. */
  winners: number[];
}

/** What cannot be done in my turn, and why. */
export interface Refused extends Refusal {
  verb: string;
  card: string;
}

/** What a card of a packet would bring in my Ark as it is now. */
export interface Aboard {
  price: number;
  /** Points at once. */
  once: number;
  /** Points in each scoring, if it scores at all; a module with a crew in it. */
  each: number;
  scores: boolean;
  /** What the other cards would score more because of it. */
  others: number;
}

/** What cards would score now, by card. */
export type Prestige = Record<string, number>;

/** How things would be with the crew in a module. */
export interface Housed {
  reserve: number;
  /** The gems on each module. */
  stored: Record<string, number>;
  points: number;
  /** What my cards would score then. */
  prestige: Prestige;
}

export interface Outlook {
  chambers: Standing[];
  /** For each seat what its cards would score now, by card. */
  prestige: Prestige[];
  ways: Record<string, Way>;
  /** What my hand cards cost now. */
  prices: Record<string, number>;
  refused: Refused[];
  aboard: Record<string, Aboard>;
  /** By the module that would house the crew. */
  housed: Record<string, Housed>;
}

export function outlookOf(view: SeatView): Outlook {
  const told = view.follows as Partial<Outlook>;
  const none = { chambers: [], prestige: [], ways: {}, prices: {}, refused: [] };
  return { ...none, aboard: {}, housed: {}, ...told };
}

/** What is known before a berth is chosen: gems, points, and what scores the same wherever it is. */
export function whereverHoused(housed: Outlook['housed'], now: Housed['prestige']): Housed | null {
  const [first, ...others] = Object.values(housed);
  if (!first) return null;
  const agreed = Object.entries(first.prestige).filter(([card, points]) =>
    others.every(({ prestige }) => prestige[card] === points),
  );
  return { ...first, prestige: { ...now, ...Object.fromEntries(agreed) } };
}

export function sum(points: Record<string, number>): number {
  return Object.values(points).reduce((all, one) => all + one, 0);
}
