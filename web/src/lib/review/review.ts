/** What a review says, put into order for its page. */
import type { Judged, Reason, Review } from '../net/wire';

export const COSTLIEST = 3;

/** Those that deserve a second look, the dearest first. */
export function marked({ judged }: Review): Judged[] {
  return judged.filter(({ mark }) => mark).sort((one, other) => other.cost - one.cost);
}

/** The share of the victory at the beginning. */
export const start = (review: Review): number => review.curve[0]?.shares[review.seat] ?? 0;

/** What own decisions brought beside those of an experienced player, and what the rest did.
 * Null where nobody knows how such a player would play. */
export function balance(review: Review): { own: number; fortune: number } | null {
  let own = 0;
  for (const { swing } of review.judged) {
    if (swing == null) return null;
    own += swing;
  }
  return { own, fortune: review.result - start(review) - own };
}

/** Which way a share of the victory went, as far as full percents tell. */
export function way(share: number): 'even' | 'yes' | 'no' {
  if (percent(share) === 0) return 'even';
  return share > 0 ? 'yes' : 'no';
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
