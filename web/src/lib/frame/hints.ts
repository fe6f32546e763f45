/** What a guided game explains next: every kind of decision once, from the words of the title. */
import type { Narrator } from '../i18n/narrator';
import type { Words } from '../i18n/words';
import type { SeatView } from '../net/wire';

export interface Hint {
  /** What is learnt by it. */
  name: string;
  text: string;
}

/** Where to look: at what can be chosen, or at the button that confirms. */
export type Glow = 'choices' | 'confirm' | 'nothing';

export function hintFor(
  table: Words,
  words: Narrator,
  view: SeatView,
  knows: (name: string) => boolean,
): Hint | null {
  const fresh = (name: string, text: string) => (text && !knows(name) ? { name, text } : null);
  const { decision } = view;
  if (view.status !== 'playing') return null;
  if (view.locked) return fresh('locked', table.say('web-learn-locked'));
  if (!decision) {
    return view.draft.length > 0 ? fresh('confirm', table.say('web-learn-confirm')) : null;
  }
  const asked = fresh(
    `ask-${decision.ask}`,
    words.help(decision) || words.prompt(decision, view.about),
  );
  if (asked || !decision.group) return asked;
  return fresh('group', table.say('web-learn-group', { count: decision.group.most }));
}

export function glowFor(view: SeatView): Glow {
  if (view.status !== 'playing' || view.locked) return 'nothing';
  if (view.decision) return 'choices';
  return view.draft.length > 0 ? 'confirm' : 'nothing';
}
