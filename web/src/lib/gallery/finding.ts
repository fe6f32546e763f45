/** Finding components by what stands on them, without minding capitals and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text has all words of a query, in any order, each as a beginning or a part. */
export function fits(text: string, query: string): boolean {
  const plain = folded(text);
  return folded(query)
    .split(/\s+/u)
    .every((word) => plain.includes(word));
}
