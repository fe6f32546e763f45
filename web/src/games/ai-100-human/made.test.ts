import { describe, expect, it } from 'vitest';
import type { Choice, WireEvent } from '../../lib/net/wire';
import type { Stream } from '../../lib/ui/testing';
import { cornerOf, spotOf } from './cells';
import { bestOf, madeAt, scoredOf } from './made';
import { byCell, cellScores, columnsOf, copyScores, mostOf, pointsOf } from './sight';
import streams from './told.json';

const event = (name: string, args: WireEvent['args'], seat = 0): WireEvent => {
  return { name, seat, args, hidden: false, then: null };
};
const choice = (verb: string, kind: string, name: string): Choice => {
  return { action: 0, text: `${verb} ${name}`, verb, target: `${kind}:${name}`, reveals: false };
};

const ahead = scoredOf([
  event('score', { card: '017', cell: 'a3', points: 3 }),
  event('count', { cells: ['a3', 'a4'] }),
  event('score', { card: '017', cell: 'b2', points: 6 }),
  event('count', { cells: ['b2', 'b3'] }),
  event('count', { cells: ['c1', 'c2'] }),
]);

describe('what makes points', () => {
  it('goes with the score that it follows', () => {
    expect(ahead.map(({ made }) => made.length)).toEqual([1, 2]);
    expect(bestOf(ahead)?.cell).toBe('b2');
    expect(pointsOf(byCell(ahead))).toEqual({ a3: 3, b2: 6 });
  });

  it('comes with what the objectives would pay then', () => {
    const [here, there] = scoredOf([
      event('score', { card: '017', cell: 'a3', points: 3 }),
      event('count', { cells: ['a3', 'a4'] }),
      event('prospect', { objective: 'O1', points: 6 }),
      event('score', { card: '017', cell: 'b2', points: 0 }),
      event('prospect', { objective: 'O1', points: 3 }),
    ]);
    expect(here?.prospects).toEqual({ O1: 6 });
    expect(there?.prospects).toEqual({ O1: 3 });
  });

  it('may lie on the tableau of a neighbour', () => {
    const [scored] = scoredOf([
      event('read', { card: '107', owner: 1 }),
      event('score', { card: '107', cell: 'b2', points: 4 }),
      event('count', { cells: ['a1', 'c5'] }, 1),
    ]);
    expect(scored?.how?.name).toBe('read');
    expect(madeAt(scored!, 0)).toEqual([]);
    expect(madeAt(scored!, 1)[0]?.cells).toEqual(['a1', 'c5']);
  });

  it('takes points away where something is lost', () => {
    expect(scoredOf([event('lose', { card: '115', cell: 'b2', points: 2 })])[0]?.points).toBe(-2);
  });
});

describe('the outlook', () => {
  const of = (action: string) => (action === 'play 017' || action === 'place b2' ? ahead : []);

  it('says of each card the most that it could score', () => {
    const choices = [choice('play', 'card', '017'), choice('play', 'card', '033')];
    expect(mostOf(choices, of)).toEqual({ '017': 6 });
  });

  it('says of each cell what it brings', () => {
    const scores = cellScores([choice('place', 'cell', 'b2'), choice('place', 'cell', 'c3')], of);
    expect(Object.keys(scores)).toEqual(['b2']);
  });

  it('says of each card of a neighbour what copying it brings', () => {
    const copies = [choice('copy', 'card', '082')];
    const scores = copyScores(['a1', 'a2'], ['?', '082'], copies, () => ahead);
    expect(scores).toEqual({ a2: 6 });
  });
});

describe('cells', () => {
  it('are where their names say', () => {
    expect(spotOf('b3')).toEqual({ column: 2, row: 1 });
    expect(spotOf('n1')).toEqual({ column: 0, row: -1 });
    expect(spotOf('s5')).toEqual({ column: 4, row: 3 });
    expect(spotOf('wa')).toEqual({ column: -1, row: 0 });
    expect(spotOf('ec')).toEqual({ column: 5, row: 2 });
    expect(cornerOf('c5↘')).toEqual({ cell: 'c5', place: 3 });
  });

  it('meet in the corners that the server says are connected', () => {
    const connected = (streams as unknown as Stream[]).flatMap(({ events }) =>
      events
        .filter(({ name }) => name === 'connect')
        .map(({ args }) => args['corners'] as string[]),
    );
    expect(connected.length).toBeGreaterThan(20);
    for (const corners of connected) {
      const points = corners.map((text) => {
        const { cell, place } = cornerOf(text);
        const { column, row } = spotOf(cell);
        return `${column + (place % 2)} ${row + (place >> 1)}`;
      });
      expect(corners.length).toBeGreaterThan(1);
      expect(new Set(points).size).toBe(1);
    }
  });

  it('of a grid are in use as far as cards lie', () => {
    expect(columnsOf(['001', '002', '?', '?', '?', '003'])).toBe(2);
    expect(columnsOf([])).toBe(1);
  });
});
