/** Numbers as they stand on a table: with a true minus, as wide as a plus, and not a hyphen. */

export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** By how much something changes. */
export function change(by: number): string {
  return by < 0 ? figure(by) : `+${by}`;
}
