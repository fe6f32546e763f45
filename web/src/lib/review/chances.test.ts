import { describe, expect, test } from 'vitest';
import { along, linesOf, shareAt } from './chances';

const curve = [
  { answer: 0, event: 1, shares: [0.5, 0.5] },
  { answer: 4, event: 9, shares: [0.25, 0.75] },
  { answer: 8, event: 20, shares: [1, 0] },
];

describe('the chart of chances', () => {
  test('goes from the beginning to the end', () => {
    expect(curve.map(({ answer }) => along(curve, answer))).toEqual([0, 0.5, 1]);
    expect(linesOf(curve, 100, 40)).toEqual([
      { seat: 0, path: 'M0 20L50 30L100 0', end: 0 },
      { seat: 1, path: 'M0 20L50 10L100 40', end: 40 },
    ]);
  });

  test('knows the share between two points', () => {
    expect(shareAt(curve, 0, 0)).toBe(0.5);
    expect(shareAt(curve, 0, 2)).toBe(0.375);
    expect(shareAt(curve, 1, 8)).toBe(0);
    expect(shareAt(curve, 1, 99)).toBe(0);
    expect(shareAt([], 0, 1)).toBe(0);
  });
});
