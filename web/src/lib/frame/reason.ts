/** Why something cannot be chosen: in sentences, with the rule that says so. */
import type { Narrator } from '../i18n/narrator';
import type { Words } from '../i18n/words';
import type { Refusal, SeatView } from '../net/wire';

export interface Reason {
  lines: string[];
  rule: string;
}

export function reasonOf(table: Words, words: Narrator, view: SeatView, refusal: Refusal): Reason {
  const { rule } = refusal;
  if (view.locked) return { lines: [table.say('web-why-confirmed')], rule };
  if (!view.decision && view.draft.length > 0)
    return { lines: [table.say('web-why-drafted')], rule };
  const lines = [words.refusal(refusal)];
  if (refusal.name !== 'not-offered' || !view.decision) return { lines, rule };
  const question = words.title.asks[view.decision.ask];
  return {
    lines: [...lines, words.prompt(view.decision, view.about)],
    rule: question?.rule ?? '',
  };
}
