/** The arguments of a guide's sentences, from the facts it was sent. */
import type { Narrator } from '../i18n/narrator';
import type { Arguments } from '../i18n/words';
import type { GuideNote } from '../net/wire';

type Value = string | number;

/** Numbers as they are; things and players by what they are called. */
export function argumentsOf(words: Narrator, facts: GuideNote['facts']): Arguments {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? words.words.allOf(value.map((one) => String(called(words, one))))
        : called(words, value),
    ]),
  );
}

function called(words: Narrator, value: Value): Value {
  if (typeof value === 'number') return value;
  const at = value.indexOf(':');
  const [kind, name] = [value.slice(0, at), value.slice(at + 1)];
  return kind === 'seat' ? words.player(Number(name)) : words.entity(kind, name);
}

/** What a fact that has changed is called: a field of the position, or one that only guides know. */
export function labelOf(words: Narrator, fact: string): string {
  const own = `guide-fact-${fact}`;
  return words.words.has(own) ? words.words.say(own) : words.field(fact);
}
