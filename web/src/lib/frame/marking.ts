/** Which things on a board are pressed for which choices. */

export interface Named {
  getAttribute(name: string): string | null;
  textContent: string | null;
}

/** What is said of a choice: its text on the wire, and what people call it. */
export interface Called {
  text: string;
  label: string;
}

const LETTER = /[\p{L}\p{N}]/u;
const BETWEEN = '|';

/** For `data-choice` of a thing that is pressed for any of these choices. */
export function pressedFor(choices: { text: string }[]): string | undefined {
  return choices.map(({ text }) => text).join(BETWEEN) || undefined;
}

/** The words begin with these, and do not go on within a word. */
export function beginsWith(said: string, label: string): boolean {
  return said.startsWith(label) && !LETTER.test(said[label.length] ?? '');
}

/**
 * Every thing with its mark; one that stands for several choices has the first of theirs. A thing names its choices,
 * or is called by the words of one.
 */
export function markedThings<T extends Named, M extends Called>(
  things: T[],
  marks: M[],
): { thing: T; mark: M }[] {
  const named = things.map((thing) => thing.getAttribute('data-choice')?.split(BETWEEN) ?? []);
  const nameless = marks.filter(({ text }) => !named.some((texts) => texts.includes(text)));
  return things.flatMap((thing, place) => {
    const texts = named[place] ?? [];
    const said = saidOf(thing);
    const mark =
      texts.length > 0
        ? marks.find(({ text }) => texts.includes(text))
        : nameless.find(({ label }) => beginsWith(said, label));
    return mark ? [{ thing, mark }] : [];
  });
}

function saidOf(thing: Named): string {
  return (thing.getAttribute('aria-label') ?? thing.textContent ?? '').replace(/\s+/g, ' ').trim();
}
