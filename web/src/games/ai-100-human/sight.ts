/** What the table shows of the outlook: points on cells and cards, and what makes them. */
import type { Choice } from '../../lib/net/wire';
import { bestOf, type Scored } from './made';
import { isThere } from './scene';

/** What an answer would score, by its text. */
type OutlookOf = (action: string) => Scored[];

function thingOf(choice: Choice, kind: 'card' | 'cell' | 'colour' | 'neighbour'): string {
  return choice.target.startsWith(`${kind}:`) ? choice.target.slice(kind.length + 1) : '';
}

/** The most that the card of each answer could score. */
export function mostOf(choices: Choice[], of: OutlookOf): Record<string, number> {
  const found: Record<string, number> = {};
  for (const choice of choices) {
    const card = thingOf(choice, 'card');
    const best = card ? bestOf(of(choice.text)) : null;
    if (best) found[card] = best.points;
  }
  return found;
}

/** The scores of one card by cell: the answer may still be any of them. */
export function byCell(scores: Scored[]): Record<string, Scored> {
  return Object.fromEntries(scores.filter(({ cell }) => cell).map((one) => [one.cell, one]));
}

/** The score that each cell on offer would bring. */
export function cellScores(choices: Choice[], of: OutlookOf): Record<string, Scored> {
  const found: Record<string, Scored> = {};
  for (const choice of choices) {
    const cell = thingOf(choice, 'cell');
    const [first] = cell ? of(choice.text) : [];
    if (first) found[cell] = first;
  }
  return found;
}

export function pointsOf(scores: Record<string, Scored>): Record<string, number> {
  return Object.fromEntries(Object.entries(scores).map(([cell, { points }]) => [cell, points]));
}

/** What copying each card of a tableau would score, by cell. */
export function copyScores(
  cells: string[],
  tableau: string[],
  choices: Choice[],
  of: OutlookOf,
): Record<string, number> {
  const found: Record<string, number> = {};
  for (const choice of choices.filter(({ verb }) => verb === 'copy')) {
    const cell = cells[tableau.indexOf(thingOf(choice, 'card'))];
    const best = bestOf(of(choice.text));
    if (cell && best) found[cell] = best.points;
  }
  return found;
}

/** The card or cell of an answer that is picked. */
export function pickedThing(choices: Choice[], picked: string[], kind: 'card' | 'cell'): string {
  const choice = choices.find((one) => picked.includes(one.text) && thingOf(one, kind));
  return choice ? thingOf(choice, kind) : '';
}

/** How many columns of a grid are in use. */
export function columnsOf(grid: string[]): number {
  const used = grid.flatMap((card, i) => (isThere(card) ? [(i % 5) + 1] : []));
  return Math.max(1, ...used);
}
