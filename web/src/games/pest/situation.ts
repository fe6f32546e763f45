/** What lies on the map, as the board tells the map. No rules in it: whatever follows is asked from the server. */
import type { Resource } from './map';

export const BUILDINGS = ['castle', 'workshop', 'mill', 'factory', 'bank'] as const;
export type BuildingKind = (typeof BUILDINGS)[number];

export interface Standing {
  seat: number;
  kind: BuildingKind;
}

export interface Situation {
  /** Sick Subjects, by place and by road; nothing for none. */
  sick: Record<string, number>;
  destroyed: string[];
  buildings: Record<string, Standing[]>;
  /** Whose Camps stand at a place. */
  camps: Record<string, number[]>;
  /** Where the Doctor of each seat stands; empty before it is placed. */
  doctors: string[];
  /** Healed Subjects in the Capital, by seat. */
  capital: number[];
  /** Neutral ones there, where they compete. */
  neutral?: number;
  /** What places yield in the advanced set-up, where that is not what is printed. */
  resources?: Record<string, Resource>;
  /** How many of the Plague cards that may come would destroy a place; nothing for none. */
  risk: Record<string, number>;
}

/** A place that can be chosen now, and what it would take to get there. */
export interface Offer {
  place: string;
  /** Movement spent; nothing where the choice is not about moving. */
  steps?: number;
  /** Food paid on the way. */
  food?: number;
  /** Sick Subjects picked up on the way. */
  sick?: number;
  /** It would meet the Imperative. */
  meets?: boolean;
  /** All of it in words, for those who do not see the flag. */
  said?: string;
  /** The choice that a press on it makes, if it is no further than that. */
  text?: string | undefined;
}
