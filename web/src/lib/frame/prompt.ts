/** The one sentence at the top: what is asked of me, or whom we wait for. */
import type { Narrator } from '../i18n/narrator';
import type { Words } from '../i18n/words';
import type { Choice, SeatView } from '../net/wire';

export function promptText(table: Words, words: Narrator, view: SeatView, seat: number): string {
  if (view.status === 'over') return outcome(table, words, view, seat);
  if (view.decision) return words.prompt(view.decision, view.about);
  if (view.draft.length > 0) return table.say('web-prompt-confirm');
  const others = view.acting.filter((other) => other !== seat);
  if (others.length === 0) return table.say('web-prompt-going-on');
  return waitingText(
    table,
    others.map((other) => words.player(other)),
    view.locked,
  );
}

/** Letters that find room at the top of a phone. */
const ROOM = 76;

/** All is chosen: which choice is confirmed, if it is one and has room. */
export function confirmText(table: Words, words: Narrator, picked: Choice[]): string {
  const [choice, more] = picked;
  const text =
    choice && !more ? table.say('web-prompt-confirm-this', { choice: words.choice(choice) }) : '';
  return text && text.length <= ROOM ? text : table.say('web-prompt-confirm');
}

/** Whom we wait for by name, or how many they are, if the names are too long for one sentence. */
export function waitingText(table: Words, players: string[], locked: boolean): string {
  const key = locked ? 'web-prompt-locked' : 'web-prompt-waiting';
  const named = table.say(key, { names: table.allOf(players) });
  if (named.length <= ROOM || players.length === 1) return named;
  return table.say(`${key}-many`, { count: players.length });
}

/** Who has won: alone, with others who were level, as a team, or all together. */
function outcome(table: Words, words: Narrator, view: SeatView, seat: number): string {
  const won = winners(view);
  if (view.returns?.length === 1) {
    const points = view.scores?.[0]?.total ?? 0;
    const you = seat < 0 ? 'no' : 'yes';
    return table.say('web-result-alone', { you, name: words.player(0), points });
  }
  if (won.length === 0)
    return table.say(seat < 0 ? 'web-result-all-lost' : 'web-result-lost-together');
  if (won.length === view.returns?.length && isTogether(view)) {
    return table.say(seat < 0 ? 'web-result-all-won' : 'web-result-won-together');
  }
  const name = (other: number) => words.player(other);
  if (!won.includes(seat)) {
    const names = table.allOf(won.map(name));
    return table.say('cli-result-lost', { winners: names, count: won.length });
  }
  const partners = won.filter((other) => other !== seat).map(name);
  if (partners.length === 0) return table.say('cli-result-won');
  if (!isTogether(view)) return table.say('cli-result-shared');
  return table.say('web-result-team-won', { partners: table.allOf(partners) });
}

/** The seats that have won or share the victory. */
export function winners(view: SeatView): number[] {
  const shares = view.returns ?? [];
  const most = Math.max(0, ...shares);
  return shares.flatMap((share, seat) => (share === most && share > 0 ? [seat] : []));
}

/** Partners win whole; a victory that is shared after a tie comes in parts. */
function isTogether(view: SeatView): boolean {
  return winners(view).length > 1 && Math.max(...(view.returns ?? [])) === 1;
}

/** What is drafted can be undone no more: it is confirmed next, or any answer shows something new. */
export function endsUndo({ reveals, draft, decision }: SeatView): boolean {
  if (reveals || draft.length === 0 || !decision) return reveals;
  return decision.choices.every((choice) => choice.reveals);
}

/** A question, and what it says about it in further sentences. */
export function questionAndRest(prompt: string): [string, string] {
  const end = /[?]\s+/u.exec(prompt);
  if (!end) return [prompt, ''];
  return [prompt.slice(0, end.index + 1), prompt.slice(end.index + end[0].length)];
}
