import { expect, test } from 'vitest';
import type { TitleInfo, WireEvent } from '../net/wire';
import { lineAt, linesOf, toldBy } from './lines';

const info = (detail: boolean) => ({ args: {}, rule: '', detail });
const title = { events: { score: info(false), count: info(true) } } as unknown as TitleInfo;
const event = (name: string): WireEvent => ({ name, seat: 0, args: {}, hidden: false, then: null });

const events = ['score', 'count', 'count', 'score', 'score', 'count'].map(event);

test('details stand under the line before them', () => {
  const lines = linesOf(events, title);
  expect(lines.map((line) => [line.number, line.details.length])).toEqual([
    [0, 2],
    [3, 0],
    [4, 1],
  ]);
});

test('a detail without a line before it is a line', () => {
  expect(linesOf([event('count')], title)).toHaveLength(1);
});

test('every event belongs to a line', () => {
  const lines = linesOf(events, title);
  expect(events.map((_, number) => lineAt(lines, number))).toEqual([0, 0, 0, 1, 2, 2]);
  expect(lineAt([], 0)).toBe(0);
});

test('only a line with details points at something', () => {
  const [first, second] = linesOf(events, title);
  expect(toldBy(first)).toHaveLength(3);
  expect(toldBy(second)).toEqual([]);
  expect(toldBy(undefined)).toEqual([]);
});
