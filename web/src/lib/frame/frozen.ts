/** A match that the rules here cannot read. */
import { speech } from '../i18n/speech.svelte';
import type { TableInfo } from '../net/wire';

/** Why it cannot be played on, with the title by the name that people know. */
export function whyFrozen({ title, rules }: TableInfo): string {
  if (!rules.why) return '';
  const facts = { ...rules.why.facts, title: speech.titleName(title) };
  return speech.words!.problem({ ...rules.why, facts });
}
