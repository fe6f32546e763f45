/** Which thing on a board is pressed for a choice: the one that is called by its words. */

export interface Named {
  getAttribute(name: string): string | null;
  textContent: string | null;
}

const LETTER = /[\p{L}\p{N}]/u;

/** The words begin with these, and do not go on within a word. */
export function beginsWith(said: string, label: string): boolean {
  return said.startsWith(label) && !LETTER.test(said[label.length] ?? '');
}

export function markedThing<T extends Named>(things: T[], text: string, label: string): T | null {
  const own = things.find((thing) => thing.getAttribute('data-choice') === text);
  if (own) return own;
  const said = (thing: T) =>
    (thing.getAttribute('aria-label') ?? thing.textContent ?? '').replace(/\s+/g, ' ').trim();
  return things.find((thing) => beginsWith(said(thing), label)) ?? null;
}
