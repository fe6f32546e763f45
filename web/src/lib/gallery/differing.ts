/** What differs in an edition from the base, in words. */
import type { TitleWords } from '../i18n/words';
import type { Difference } from '../net/wire';

const NOTHING = '–';

/** By the thing it is about: "group/id". */
export function byItem(differences: Difference[]): Map<string, Difference[]> {
  const found = new Map<string, Difference[]>();
  for (const one of differences) {
    const key = `${one.group}/${one.item}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}

/** What the field is called, and where in it, if it has parts. */
export function fieldText({ field }: Difference, words: TitleWords): string {
  const [name = field, ...within] = field.split('.');
  const called = words.say(`edition-field-${name}`);
  return within.length > 0 ? `${called} (${within.join('.')})` : called;
}

/** A value as it stands in the data; a name in the reader's language. */
export function valueText(value: unknown, words: TitleWords): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return words.number(value);
  const name = (value as Record<string, unknown>)[words.language];
  return typeof name === 'string' ? name : JSON.stringify(written(value));
}

/** The value without parts that hold nothing. */
function written(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const empty = (part: unknown) =>
    part === null ||
    (Array.isArray(part) && part.length === 0) ||
    (typeof part === 'object' && Object.keys(part).length === 0);
  const parts = Object.entries(value).filter(([, part]) => !empty(part));
  return Object.fromEntries(parts.map(([name, part]) => [name, written(part)]));
}
