/** Choosing: what can be clicked, what is picked, and in which order it is sent. */
import type { Choice, Decision, SeatView } from '../net/wire';

/** A question that the draft answers: it may still be answered otherwise. */
export interface Offer {
  /** The view in which it was asked. */
  view: SeatView;
  /** The answers, in the order of the clicks. */
  actions: string[];
}

/** Picks of a group that is not complete yet: they are kept here, and not sent. */
export interface Picks {
  /** Of the question that is asked. */
  number: number;
  actions: string[];
}

/** What can be clicked: of answers that belong together all, whichever is asked first; each once. */
export function offered(decision: Decision): Choice[] {
  const all = [...(decision.group?.choices ?? []), ...decision.choices];
  return [...new Map(all.map((choice) => [choice.text, choice])).values()];
}

/** Whether this choice is one of several answers that belong together. */
export function belongs(decision: Decision, text: string): boolean {
  return decision.group?.choices.some((choice) => choice.text === text) ?? false;
}

/**
 * What is picked after a click. A choice can be picked as often as it stands in the group; one more
 * click puts it back. A thing is in one answer only, a group that the rules ask verb by verb takes
 * one of each, and where all is picked the oldest yields.
 */
export function pick(decision: Decision, picked: string[], text: string): string[] {
  const group = decision.group;
  const clicked = find(decision, text);
  if (!group || !clicked) return picked;
  const often = (texts: string[]) => texts.filter((one) => one === text).length;
  const allowed = often(group.choices.map((choice) => choice.text));
  const full = picked.length >= group.most;
  if (picked.includes(text) && (full || often(picked) >= allowed)) return without(picked, text);
  const kept = picked.filter((other) => !excludes(decision, clicked, find(decision, other)));
  return [...kept.slice(Math.max(0, kept.length + 1 - group.most)), text];
}

function excludes(decision: Decision, clicked: Choice, other: Choice | undefined): boolean {
  if (!other) return true;
  if (clicked.verb === other.verb) return verbByVerb(decision);
  return clicked.target !== '' && clicked.target === other.target;
}

/** One answer for each verb, and not all of them are asked now. */
function verbByVerb({ choices, group }: Decision): boolean {
  const verbs = new Set(group?.choices.map((choice) => choice.verb));
  const asked = new Set(choices.map((choice) => choice.verb));
  return verbs.size === group?.most && asked.size < verbs.size;
}

function without(picked: string[], text: string): string[] {
  const place = picked.lastIndexOf(text);
  return picked.filter((_, other) => other !== place);
}

function find(decision: Decision, text: string): Choice | undefined {
  return offered(decision).find((choice) => choice.text === text);
}

/** The picked answers as the rules ask for them: first what is asked now, then by number. */
export function inOrder(decision: Decision, picked: string[]): string[] {
  const asked = new Set(decision.choices.map((choice) => choice.verb));
  const later = (choice: Choice) => (asked.has(choice.verb) ? 0 : 1);
  return picked
    .flatMap((text) => find(decision, text) ?? [])
    .sort((a, b) => later(a) - later(b) || a.action - b.action)
    .map((choice) => choice.text);
}

/** The question that the end of the draft answers, if we know it. */
export function lastOffer(offers: Offer[], view: SeatView): Offer | null {
  const offer = offers[offers.length - 1];
  if (!offer?.view.decision || view.draft.length === 0) return null;
  const before = offer.view;
  if (before.number - before.draft.length !== view.number - view.draft.length) return null;
  const drafted = [...before.draft, ...inOrder(offer.view.decision, offer.actions)];
  return drafted.every((text, place) => view.draft[place] === text) ? offer : null;
}

/**
 * The offers of a draft that was made before this page was opened, from the views in which each of
 * its answers was asked for. Answers that belong together are one offer; forced ones are nobody's.
 */
export function recalled(asked: SeatView[], draft: string[]): Offer[] {
  const offers: Offer[] = [];
  let place = 0;
  while (place < draft.length) {
    const view = asked[place];
    const { decision } = view ?? {};
    if (!view || !decision) return offers;
    const actions = together(decision, draft.slice(place));
    if (place === 0 || offered(decision).length > 1) offers.push({ view, actions });
    place += actions.length;
  }
  return offers;
}

/** The next answers of a draft belong together: those of a group, or one. */
function together(decision: Decision, draft: string[]): string[] {
  const most = decision.group?.most ?? 1;
  const other = draft.findIndex((text) => !belongs(decision, text));
  return draft.slice(0, Math.max(1, Math.min(most, other < 0 ? draft.length : other)));
}
