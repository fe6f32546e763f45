import { describe, expect, test } from 'vitest';
import type { Judged, Review } from '../net/wire';
import { balance, marked, passedUp, start, way, weighed } from './review';

function judged(
  cost: number,
  mark: string,
  swing: number | null = 0,
  reasons: Judged['reasons'] = [],
): Judged {
  const choice = { action: 0, text: 'bid 1', verb: 'bid', target: '', reveals: false };
  const rest = { answer: 0, event: 0, error: 0.1, share: 0.5, lost: 0, options: 2, worlds: 8 };
  return { ...rest, chosen: choice, better: choice, cost, mark, swing, reasons };
}

const review: Review = {
  seat: 1,
  judged: [
    judged(1, 'inaccuracy', -0.25, [{ source: 'prizes', points: 1 }]),
    judged(9, '', 0.125),
    judged(4, 'blunder', 0, [
      { source: 'prizes', points: 2 },
      { source: 'tiles', points: -1 },
    ]),
  ],
  curve: [{ answer: 0, event: 0, shares: [0.5, 0.5] }],
  result: 1,
  games: 10,
  unit: 'points',
};

describe('a review', () => {
  test('puts what is certain first, by its cost', () => {
    expect(marked(review).map(({ cost }) => cost)).toEqual([4, 1]);
  });

  test('tells luck apart: what decisions brought beside usual ones, and the rest', () => {
    expect(start(review)).toBe(0.5);
    expect(balance(review)).toEqual({ own: -0.125, fortune: 0.625 });
  });

  test('tells no luck where nobody knows what is usual', () => {
    const unknown = { ...review, judged: [...review.judged, judged(1, '', null)] };
    expect(balance(unknown)).toBeNull();
  });

  test('calls even what full percents do not tell', () => {
    expect([0.004, -0.004, 0.3, -0.3].map(way)).toEqual(['even', 'even', 'yes', 'no']);
  });

  test('counts only what was weighed', () => {
    const passed = { ...judged(0, ''), worlds: 0 };
    expect(weighed({ ...review, judged: [...review.judged, passed] })).toBe(3);
  });

  test('sums up from where points were passed up', () => {
    expect(passedUp(review)).toEqual([{ source: 'prizes', points: 3 }]);
  });
});
