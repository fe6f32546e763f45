/** What can be done, in the order in which it is offered, with all that is done in the same way together. */
import type { Choice } from '../net/wire';

export interface Way {
  verb: string;
  choices: Choice[];
}

export function byVerb(choices: Choice[]): Way[] {
  const ways = new Map<string, Map<string, Choice>>();
  for (const choice of choices) {
    const way = ways.get(choice.verb) ?? new Map<string, Choice>();
    if (!way.has(choice.text)) way.set(choice.text, choice); // what can be chosen twice is one line
    ways.set(choice.verb, way);
  }
  return [...ways].map(([verb, way]) => ({ verb, choices: [...way.values()] }));
}
