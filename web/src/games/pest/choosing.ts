/** Which choices belong to what on the table. */
import type { Choice } from '../../lib/net/wire';

export const kindOf = ({ target }: Choice): string => target.split(':')[0] ?? '';
export const thingOf = ({ target }: Choice): string => target.slice(target.indexOf(':') + 1);

/** What can be done at any moment of a turn, beside what the question is about. */
export const FREE = new Set(['exchange', 'arrange']);

/** What is clicked on the map. */
export const ON_MAP = new Set(['castle', 'doctor', 'go', 'jump']);

/** What stops something: it stands apart. */
export const ENDS = new Set(['end', 'stop', 'done', 'decline']);

/** The part of a seat at which a choice is made; empty if there is none. */
export function partOf(choice: Choice): string {
  const thing = thingOf(choice);
  switch (kindOf(choice)) {
    case 'resource':
    case 'stock':
      return `stock:${thing}`;
    case 'building':
      return choice.verb === 'build' ? `building:${thing}` : '';
    case 'post':
      return `building:${thing}`;
    case 'technology':
      return `technology:${thing}`;
    case 'slot':
      return thing === 'zone' ? 'zone:1' : thing === 'storage' ? 'storage-slot' : `slot:${thing}`;
    default:
      return '';
  }
}

/** The choices by the parts and the targets at which they are pressed; of several, the one that a press makes. */
export function textsOf(choices: Choice[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const choice of choices.filter(({ verb }) => !FREE.has(verb)))
    for (const place of [partOf(choice), choice.target]) texts[place] ??= choice.text;
  return texts;
}
