/** What follows from a view, as the rules say it with every view (`pest/outlook.py`). */
import type { SeatView } from '../../lib/net/wire';

export type Position = 'left' | 'centre' | 'right';

export interface Standing {
  renown: number;
  /** What the Agenda would pay now. */
  agenda: number;
  /** In Quarantine. */
  sick: number;
  slots: number;
  /** Of these, how many have no drawback. */
  easy: number;
  /** How much of each kind can be stored, and how much of one of them. */
  storage: number;
  large: number;
  /** How much less of each kind than without a sick Subject on the Storage. */
  blocked: number;
  /** What hindered actions cost more: wood or stone to build; and what they give less: resources. */
  surcharge: number;
  shortfall: number;
  /** Which reward of the Favour card would be paid now. */
  favour: Position;
}

/** The best way for the Doctor to a place, and what it takes. */
export interface Way {
  /** Place by place, without the one where the Doctor stands. */
  path: string[];
  points: number;
  food: number;
  sick: number;
  /** It cannot be paid, but the Camp makes it possible. */
  camp: boolean;
  /** It would meet the Imperative. */
  meets: boolean;
  after: WayEnd;
}

/** What the seat would have when the Doctor stops at the end of a way. */
export interface WayEnd {
  stock: Record<string, number>;
  /** Sick Subjects in slots without drawback, and in all. */
  zone: number;
  sick: number;
  /** For so many of them no slot without drawback is left. */
  crowd: number;
  /** So many find no slot at all. */
  buried: number;
  dead: number;
}

/** What the actions would come to if they were played now. */
export interface Prospects {
  points: number;
  works: number;
  technologies: number;
  healed: number;
  assigned: number;
  posts: number;
}

export interface Outlook {
  seats: Standing[];
  /** How many Plague cards not yet seen would destroy a location. */
  danger: Record<string, number>;
  ways: Record<string, Way>;
  /** What each seat would produce, by kind. */
  output: Record<string, number>[];
  /** Actions that would have no effect now. */
  refused: Record<string, string>;
  /** Only while an Assistant or an action is chosen. */
  prospects: Prospects | null;
  /** Solo: the rank that the Renown so far would reach. */
  rank: string;
}

export function outlookOf(view: SeatView): Outlook {
  const told = view.follows as Partial<Outlook>;
  return {
    seats: [],
    danger: {},
    ways: {},
    output: [],
    refused: {},
    prospects: null,
    rank: '',
    ...told,
  };
}

/** All that the grid says about what its actions would bring. */
export interface Allowed extends Prospects {
  places: number;
  produce: Record<string, number>;
}

export function allowedOf({ prospects, ways, output }: Outlook, seat: number): Allowed | null {
  if (!prospects) return null;
  return { ...prospects, places: Object.keys(ways).length, produce: output[seat] ?? {} };
}
