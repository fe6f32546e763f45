/** The light of a stone: the higher its value, the warmer. */
export const DEAREST = 13;

export function worthOf(value: string): number {
  return Math.min(1, (Number(value) || 0) / DEAREST);
}

export function hueOf(value: string): number {
  return Math.round(190 + 215 * worthOf(value)) % 360;
}

export function depthOf(value: string): number {
  return Math.round(38 + 45 * worthOf(value));
}
