import { describe, expect, test } from 'vitest';
import type { Judged, Review } from '../net/wire';
import { balance, gaveAway, marked, passedUp, weighed } from './review';

function judged(cost: number, mark: string, lost = 0, reasons: Judged['reasons'] = []): Judged {
  const choice = { action: 0, text: 'bid 1', verb: 'bid', target: '', reveals: false };
  const rest = { answer: 0, event: 0, error: 0.1, share: 0.5, options: 2, worlds: 8 };
  return { ...rest, chosen: choice, better: choice, cost, mark, lost, reasons };
}

const review: Review = {
  seat: 1,
  judged: [
    judged(1, 'inaccuracy', 0.05, [{ source: 'prizes', points: 1 }]),
    judged(9, '', 0.4),
    judged(4, 'blunder', 0.25, [
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

  test('tells luck apart: start, less what was given away, and the rest', () => {
    const { start, lost, fortune } = balance(review);
    expect([start, lost, fortune]).toEqual([0.5, 0.3, 0.8]);
    expect(start - lost + fortune).toBe(review.result);
  });

  test('tells chances apart from points that changed nothing', () => {
    const none = { ...review, judged: [judged(9, '', 0.4)] };
    const points = { ...review, judged: [judged(4, 'mistake', 0.004), judged(1, 'mistake', -0.1)] };
    expect([review, points, none].map(gaveAway)).toEqual(['chances', 'points', 'nothing']);
  });

  test('counts only what was weighed', () => {
    const passed = { ...judged(0, ''), worlds: 0 };
    expect(weighed({ ...review, judged: [...review.judged, passed] })).toBe(3);
  });

  test('sums up from where points were passed up', () => {
    expect(passedUp(review)).toEqual([{ source: 'prizes', points: 3 }]);
  });
});
