import { describe, expect, it } from 'vitest';
import { isEmpty, thingsIn } from './fields';

describe('the things in a field', () => {
  it('are named one by one, and those that are hidden are counted', () => {
    const things = thingsIn(['7', '?', '9', '?'], 'card');
    expect(things.map(({ name, count }) => [name, count])).toEqual([
      ['7', 1],
      ['9', 1],
      ['?', 2],
    ]);
    expect(things.map(({ hidden }) => hidden)).toEqual([false, false, true]);
  });

  it('can be a single one, a number, or rows of them', () => {
    expect(thingsIn('2', 'seat')).toEqual([{ kind: 'seat', name: '2', count: 1, hidden: false }]);
    expect(thingsIn(0, '').map(({ name }) => name)).toEqual(['0']);
    expect(thingsIn([['a', 'b'], ['c']], 'tile').map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('are none where nothing lies', () => {
    expect(thingsIn('?', 'card')).toEqual([]);
    expect(thingsIn([], 'card')).toEqual([]);
    expect([[], [0, 0], '?', null].map(isEmpty)).toEqual([true, true, true, true]);
    expect([['7'], [0, 1], '7', 0].map(isEmpty)).toEqual([false, false, false, false]);
  });
});
