/** The one sentence at the top: what is asked of me, or whom we wait for. */
import type { Narrator } from '../i18n/narrator';
import type { Words } from '../i18n/words';
import type { SeatView } from '../net/wire';

export function promptText(table: Words, words: Narrator, view: SeatView, seat: number): string {
  if (view.status === 'over') return outcome(table, words, view, seat);
  if (view.decision) return words.prompt(view.decision, view.about);
  if (view.draft.length > 0) return table.say('web-prompt-confirm');
  const others = view.acting.filter((other) => other !== seat);
  if (others.length === 0) return table.say('web-prompt-going-on');
  const names = table.allOf(others.map((other) => words.player(other)));
  return table.say(view.locked ? 'web-prompt-locked' : 'web-prompt-waiting', { names });
}

/** Who has won. */
function outcome(table: Words, words: Narrator, view: SeatView, seat: number): string {
  const won = winners(view);
  if (won.includes(seat)) return table.say(won.length > 1 ? 'cli-result-shared' : 'cli-result-won');
  if (won.length === 0) return table.say('cli-over');
  const names = table.allOf(won.map((other) => words.player(other)));
  return table.say('cli-result-lost', { winners: names, count: won.length });
}

export function winners(view: SeatView): number[] {
  return (view.returns ?? []).flatMap((share, seat) => (share > 0 ? [seat] : []));
}
