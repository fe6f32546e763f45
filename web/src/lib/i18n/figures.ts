/** Numbers as they stand on a table: with a true minus, as wide as a plus, and not a hyphen. */

export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** By how much something changes; parts of one are said by whoever knows the language. */
export function change(by: number, say: (size: number) => string = String): string {
  return `${by < 0 ? '−' : '+'}${say(Math.abs(by))}`;
}
