/** Choosing several things that belong together, in any order. */
import type { Choice } from '../net/wire';

/** What is picked after a click on a choice: a second click puts it back; no more than `most`. */
export function pick(picked: number[], action: number, most: number): number[] {
  if (picked.includes(action)) return picked.filter((other) => other !== action);
  return picked.length < most ? [...picked, action] : picked;
}

/** The picked choices in the order in which the rules ask for them. */
export function sorted(choices: Choice[], picked: number[]): Choice[] {
  return choices
    .filter((choice) => picked.includes(choice.action))
    .sort((a, b) => a.action - b.action);
}
