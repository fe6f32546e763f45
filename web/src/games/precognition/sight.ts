/** What I have picked. */

/** The card of my answers to which this is done. */
export function pickedCard(picked: string[], verb: string): string | undefined {
  const text = picked.find((action) => action.startsWith(`${verb} `));
  return text?.slice(verb.length + 1);
}
