/** The rounds of a match, on the scale of what is told of it. */
import type { Line } from './lines';
import { lineAt } from './lines';

/** The places of the lines with which rounds begin. */
export function roundPlaces(lines: Line[], rounds: number[]): number[] {
  return [...new Set(rounds.map((moment) => lineAt(lines, moment)))];
}

/** Which round a place is in, from 1 on; what comes before the first belongs to it. */
export function roundOf(starts: number[], place: number): number {
  return Math.max(1, starts.filter((start) => start <= place).length);
}

/** Where the next round begins, or the end. */
export function nextRound(starts: number[], place: number, last: number): number {
  return starts.find((start) => start > place) ?? last;
}

/** Where this round began; from there, the one before; and the very beginning at last. */
export function roundBefore(starts: number[], place: number): number {
  return starts.findLast((start) => start < place) ?? 0;
}
