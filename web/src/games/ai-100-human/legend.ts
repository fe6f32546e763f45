/** Of every kind of pictogram one card that shows it, and every zone that something is read in. */
import type { Card, Kit, Objective } from './kit';

type Shown = Pick<Card | Objective, 'id' | 'zone' | 'scoring'>;

/** What makes a pictogram look different from others, but for its colours and numbers. */
export function signKind({ scoring }: Shown): string {
  const { kind, shape = '', orientation = '' } = scoring;
  return [kind, shape, orientation].filter(Boolean).join(' ');
}

/** One card for each kind of pictogram. */
export function examples(kit: Kit): Card[] {
  const found = new Map<string, Card>();
  for (const card of kit.cards.values()) {
    const kind = signKind(card);
    if (!found.has(kind)) found.set(kind, card);
  }
  return [...found.values()];
}

export function zones(kit: Kit): string[] {
  const all = [...kit.cards.values(), ...kit.objectives.values()];
  return [...new Set(all.map(({ zone }) => zone))];
}
