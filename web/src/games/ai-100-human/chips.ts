/** What counts towards a score, as colours and numbers: cards, or connectors at their corners. */
import { CELLS, cornerOf } from './cells';
import { lookOf, type Card, type Kit, type Look } from './kit';
import type { Made, Scored } from './made';
import type { Place, Scene } from './scene';

/** A card or connector that counts, and where it lies. */
export interface Chip extends Look {
  /** On whose tableau; -1 for the grid in the middle. */
  seat: number;
  cell: string;
}

/** Each card or connector once, in the order in which it was counted. */
export function chipsOf(scene: Scene, kit: Kit, scored: Scored, then: Place | null): Chip[] {
  const found = new Map<string, Chip>();
  for (const made of scored.made) {
    for (const cell of made.cells) {
      const card = cardAt(cell, made);
      if (card) {
        const look = lookOf(card, identityOf(made));
        found.set(`${made.seat} ${cell}`, { ...look, seat: made.seat, cell });
      }
    }
    for (const corner of made.corners) {
      const { cell, place } = cornerOf(corner);
      const connector = cardAt(cell, made)?.connectors[place];
      if (connector) {
        found.set(`${made.seat} ${corner}`, { ...connector, seat: made.seat, cell });
      }
    }
  }
  return [...found.values()];

  function cardAt(cell: string, made: Made): Card | undefined {
    const isNew = made.seat === scored.seat && cell === scored.cell;
    return kit.cards.get(isNew ? scored.thing : nameAt(cell, made.seat));
  }

  function nameAt(cell: string, seat: number): string {
    if (seat < 0) return scene.grid[CELLS.indexOf(cell)] ?? '';
    const place = then ?? scene.places[seat];
    if (place?.edge === cell) return place.outside[0] ?? '';
    return place?.tableau[CELLS.indexOf(cell)] ?? '';
  }

  function identityOf({ seat }: Made): number {
    return (then ?? scene.places[seat])?.identity ?? 0;
  }
}
