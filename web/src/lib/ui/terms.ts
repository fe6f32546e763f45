/** The rule behind every term of a title: `terms.json` in its folder. */
import { getContext, setContext } from 'svelte';

type Rules = Record<string, string>;

const all = import.meta.glob('../../../../src/tablee/games/*/terms.json', {
  import: 'default',
}) as Record<string, () => Promise<Rules>>;

/** By the name of the term; nothing if the title has no such list. */
export async function rulesOfTerms(title: string): Promise<Rules> {
  const folder = title.replaceAll('-', '_');
  return (await all[`../../../../src/tablee/games/${folder}/terms.json`]?.()) ?? {};
}

const KEY = Symbol('rules of terms');

/** Where explanations find the rule behind a thing. */
export interface RuleBook {
  title: string;
  ruleOf: (term: string) => string;
}

export function giveRules(book: () => RuleBook): void {
  setContext(KEY, book);
}

export function rulesHere(): () => RuleBook | null {
  return getContext<(() => RuleBook) | undefined>(KEY) ?? (() => null);
}
