import { describe, expect, it } from 'vitest';
import { linesOf } from './lines';
import { nextRound, roundBefore, roundOf, roundPlaces } from './rounds';
import { thinkingOf, thoughtsBetween } from './thinking';
import type { TitleInfo, WireEvent } from '../net/wire';

const title = {
  events: { begin: { detail: false }, gain: { detail: false }, because: { detail: true } },
} as unknown as TitleInfo;
const event = (name: string): WireEvent => ({
  name,
  seat: -1,
  args: {},
  hidden: false,
  then: null,
});

describe('rounds on the scale of a replay', () => {
  const events = ['gain', 'begin', 'gain', 'because', 'begin', 'gain'].map(event);
  const starts = roundPlaces(linesOf(events, title), [1, 4]);

  it('are found among the lines, which are fewer than the events', () => {
    expect(starts).toEqual([1, 3]);
  });
  it('are counted from 1, what comes before belongs to the first', () => {
    expect([0, 1, 2, 3, 4].map((place) => roundOf(starts, place))).toEqual([1, 1, 1, 2, 2]);
  });
  it('are gone to in both directions, up to the ends', () => {
    expect([0, 1, 3].map((place) => nextRound(starts, place, 4))).toEqual([1, 3, 4]);
    expect([4, 3, 1, 0].map((place) => roundBefore(starts, place))).toEqual([3, 1, 0, 0]);
  });
});

describe('thinking times', () => {
  const thoughts = [
    { seat: 2, moment: 0, seconds: 4 },
    { seat: 0, moment: 0, seconds: 10 },
    { seat: 2, moment: 3, seconds: 8 },
  ];
  it('are added up for each seat', () => {
    expect(thinkingOf(thoughts)).toEqual([
      { seat: 0, moves: 1, all: 10, each: 10, most: thoughts[1] },
      { seat: 2, moves: 2, all: 12, each: 6, most: thoughts[2] },
    ]);
    expect(thinkingOf([])).toEqual([]);
  });
  it('belong to the line that tells what came of them', () => {
    expect(thoughtsBetween(thoughts, 0, 3)).toEqual(thoughts.slice(0, 2));
    expect(thoughtsBetween(thoughts, 3, 9)).toEqual([thoughts[2]]);
  });
});
