/** The pawns of a boat, each with a number of its own, so that one can see where they go. */

export interface Crew {
  cabins: number[];
  deck: number[];
  infirmary: number[];
  bow: number[];
  /** The number of the pawn that comes next. */
  next: number;
}

export interface Counts {
  healthy: number;
  contaminated: number;
  doctors: number;
  protectors: number;
}

export const NOBODY: Crew = { cabins: [], deck: [], infirmary: [], bow: [], next: 0 };

/** The crew as it is counted now: humans who changed their place keep their pawn. */
export function counted(crew: Crew, counts: Counts): Crew {
  const cabins = [...crew.cabins];
  const deck = [...crew.deck];
  const paid = Math.min(cabins.length - counts.healthy, counts.contaminated - deck.length);
  if (paid > 0) deck.push(...cabins.splice(-paid));
  const healed = Math.min(deck.length - counts.contaminated, counts.healthy - cabins.length);
  if (healed > 0) cabins.push(...deck.splice(0, healed));
  let next = crew.next;
  const filled = (pawns: number[], count: number): number[] => {
    const result = pawns.slice(0, count);
    while (result.length < count) result.push(next++);
    return result;
  };
  return {
    cabins: filled(cabins, counts.healthy),
    deck: filled(deck, counts.contaminated),
    infirmary: filled(crew.infirmary, counts.doctors),
    bow: filled(crew.bow, counts.protectors),
    next,
  };
}
