/** The address of a moment in a replay: which it is, and through whose eyes it is seen. */
export const SPECTATOR = -1;

/** `12` or `12/3`: an event, and the seat from 1 on; 0 is a spectator. */
export function eyesOf(hash: string, seats: number): number | null {
  const found = /^\d+\/(\d+)$/.exec(hash);
  const seat = found ? Number(found[1]) - 1 : null;
  return seat !== null && seat < seats ? seat : null;
}

export const momentHash = (moment: number, eyes: number | null): string =>
  eyes === null ? `${moment}` : `${moment}/${eyes + 1}`;
