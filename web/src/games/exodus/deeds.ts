/** What is drafted in a turn, deed by deed: a deed may take several answers. */
import type { SeatView } from '../../lib/net/wire';

/** Each begins a deed of its own; what follows belongs to it. */
const BEGIN = new Set([
  'send',
  'hide',
  'recycle',
  'integrate',
  'arrange',
  'vault',
  'use',
  'imprison',
  'release',
  'mutate',
  'end',
]);

/** The question at which one deed is over and the next can begin. */
const BETWEEN = 'take-turn';

const verbOf = (text: string): string => text.split(' ')[0] ?? '';

/** The verbs with which the drafted deeds begin, in their order. */
export function deedsOf(draft: string[]): string[] {
  const verbs = draft.map(verbOf);
  // Whom to place face down is asked after the slot.
  return verbs.filter((verb, place) => BEGIN.has(verb) && verbs[place - 1] !== 'hide');
}

/** A deed is begun, and a question of its own is still open. */
export function isHalf({ draft, decision }: SeatView): boolean {
  return draft.length > 0 && decision !== null && decision.ask !== BETWEEN;
}

/** What is answered already of the deed that is half done. */
export function answersOfDeed(view: SeatView): string[] {
  if (!isHalf(view)) return [];
  const begun = view.draft.findLastIndex((text) => BEGIN.has(verbOf(text)));
  return view.draft.slice(Math.max(0, begun));
}
