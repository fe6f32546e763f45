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

export interface Outlook {
  chambers: Standing[];
  /** For each seat what its cards would score now, by card. */
  prestige: Record<string, number>[];
  ways: Record<string, Way>;
  /** What my hand cards cost now. */
  prices: Record<string, number>;
  refused: Refused[];
}

export function outlookOf(view: SeatView): Outlook {
  const told = view.follows as Partial<Outlook>;
  return { chambers: [], prestige: [], ways: {}, prices: {}, refused: [], ...told };
}
