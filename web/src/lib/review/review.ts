/** What a review says, put into order for its page. */
import type { Judged, Reason, Review } from '../net/wire';

export const COSTLIEST = 3;

/** Those that deserve a second look, the dearest first. */
export function marked({ judged }: Review): Judged[] {
  return judged.filter(({ mark }) => mark).sort((one, other) => other.cost - one.cost);
}

/** The share of the victory at the beginning, what decisions gave away of it, and the rest. */
export function balance(review: Review): { start: number; lost: number; fortune: number } {
  const start = review.curve[0]?.shares[review.seat] ?? 0;
  const lost = marked(review).reduce((sum, one) => sum + one.lost, 0);
  return { start, lost, fortune: review.result - start + lost };
}

/** What decisions are said to have given away: chances, or points that would have changed nothing. */
export function gaveAway(review: Review): 'nothing' | 'points' | 'chances' {
  if (marked(review).length === 0) return 'nothing';
  return percent(balance(review).lost) > 0 ? 'chances' : 'points';
}

/** How many decisions were held against another option: time may have been too short for all. */
export const weighed = ({ judged }: Review): number =>
  judged.filter(({ worlds }) => worlds > 0).length;

/** From where the better choices would have brought most, over the whole match. */
export function passedUp(review: Review): Reason[] {
  const points: Record<string, number> = {};
  for (const { reasons } of marked(review)) {
    for (const reason of reasons)
      points[reason.source] = (points[reason.source] ?? 0) + reason.points;
  }
  const found = Object.entries(points).map(([source, sum]) => ({ source, points: sum }));
  return found
    .filter((reason) => reason.points > 0.5)
    .sort((one, other) => other.points - one.points)
    .slice(0, COSTLIEST);
}

/** With one figure behind the point. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

export const percent = (share: number): number => Math.round(100 * share);
