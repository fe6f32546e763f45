/** The things in a field of a position, one by one. */
import { HIDDEN } from '../i18n/words';

export interface Thing {
  /** What kind of thing it is; nothing for a number. */
  kind: string;
  name: string;
  /** How many of them there are: those that are hidden are counted together. */
  count: number;
  hidden: boolean;
}

/** A field holds one thing, several, or rows of them. */
export function thingsIn(value: unknown, kind: string): Thing[] {
  const names = (Array.isArray(value) ? (value as unknown[]).flat(2) : [value]).map(String);
  const known = names.filter((name) => name !== HIDDEN);
  const things = known.map((name) => ({ kind, name, count: 1, hidden: false }));
  const count = names.length - known.length;
  // A single thing that is not there is written like one that is hidden.
  if (count === 0 || !Array.isArray(value)) return things;
  return [...things, { kind, name: HIDDEN, count, hidden: true }];
}

/** Nothing to show: no things, or a number that says "none". */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.flat(2).every((one) => one === 0);
  return value === HIDDEN || value === null || value === undefined;
}
