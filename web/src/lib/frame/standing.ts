/** What the bar says of the table: how far the match is, how it is won, what the gold button does. */
import type { Narrator } from '../i18n/narrator';
import type { Arguments } from '../i18n/words';
import type { Choice, OptionValue, SeatView, TableInfo } from '../net/wire';

/** Letters for which a button has room. */
const SHORT = 24;

/** All that is a number or a word about the table: its open fields, and what was agreed on. */
export function facts(now: TableInfo, view: SeatView | null): Arguments {
  const fields = (view?.table.table ?? {}) as Record<string, unknown>;
  return { ...scalars(fields), ...scalars(now.options), seats: now.seats.length };
}

function scalars(values: Record<string, unknown> | Record<string, OptionValue>): Arguments {
  const found = Object.entries(values).filter(([, value]) => typeof value !== 'object');
  return Object.fromEntries(
    found.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
}

/** A sentence that a title may have for the bar; nothing if it has none. */
export function barText(words: Narrator, name: 'standing' | 'goal', given: Arguments): string {
  const key = `bar-${name}`;
  return words.words.has(key) ? words.words.say(key, given) : '';
}

/** What pressing the gold button does: as the title says it for this question, or the choice itself. */
export function doneText(words: Narrator, ask: string, picked: Choice[], plain: string): string {
  const [choice] = picked;
  const key = `bar-done-${ask}`;
  if (words.words.has(key))
    return words.words.say(key, { target: choice ? words.target(choice) : '' });
  const text = picked.length === 1 && choice ? words.choice(choice) : '';
  return text && text.length <= SHORT ? text : plain;
}
