import { describe, expect, it } from 'vitest';
import type { Course } from '../net/wire';
import { apart, linesOf, scaleOf } from './course';

const COURSE: Course = {
  moments: 11,
  rounds: [0, 5],
  standings: [
    { moment: 0, totals: [0, 0, 0] },
    { moment: 4, totals: [10, 0, 10] },
    { moment: 10, totals: [10, 20, 10] },
  ],
};

describe('the course of the score', () => {
  it('is one line for all whose score is the same throughout', () => {
    const lines = linesOf(COURSE, scaleOf(COURSE, 112, 40), 112);
    expect(lines.map(({ seats }) => seats)).toEqual([[0, 2], [1]]);
    expect(lines.map(({ total }) => total)).toEqual([10, 20]);
  });

  it('goes in steps from the first moment to the last', () => {
    const [first, second] = linesOf(COURSE, scaleOf(COURSE, 112, 40), 112);
    expect(first!.path).toBe('M0 40H40V20H100V20H112');
    expect(second!.path).toBe('M0 40H40V40H100V0H112');
    expect([first!.end, second!.end]).toEqual([20, 0]);
  });

  it('has few lines across, at round numbers, also below nothing', () => {
    expect(scaleOf(COURSE, 100, 40).ticks).toEqual([0, 5, 10, 15, 20]);
    const standings = [{ moment: 0, totals: [-13, 118] }];
    const scale = scaleOf({ moments: 1, rounds: [], standings }, 100, 40);
    expect(scale.ticks).toEqual([0, 50, 100]);
    expect(scale.y(-13)).toBe(40);
    expect(scale.y(118)).toBe(0);
  });

  it('is flat where nothing was scored', () => {
    const standings = [{ moment: 0, totals: [0] }];
    const course = { moments: 5, rounds: [], standings };
    expect(linesOf(course, scaleOf(course, 112, 40), 112)[0]!.path).toBe('M0 40H112');
  });
});

describe('the names of lines', () => {
  it('keep their distance and their order, within the picture', () => {
    expect(apart([10, 12, 50], 8, 60)).toEqual([10, 18, 50]);
    expect(apart([58, 56, 60], 8, 60)).toEqual([52, 44, 60]);
    expect(apart([30], 8, 60)).toEqual([30]);
  });
});
