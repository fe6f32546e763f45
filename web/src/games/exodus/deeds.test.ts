import { describe, expect, it } from 'vitest';
import type { SeatView } from '../../lib/net/wire';
import { answersOfDeed, deedsOf, isHalf } from './deeds';

const view = (draft: string[], ask: string | null) =>
  ({ draft, decision: ask ? { ask } : null }) as unknown as SeatView;

describe('what is drafted in a turn', () => {
  it('is told deed by deed', () => {
    expect(deedsOf([])).toEqual([]);
    expect(deedsOf(['recycle miner.1', 'integrate heir.2', 'house hideout.1'])).toEqual([
      'recycle',
      'integrate',
    ]);
  });

  it('places one negotiator face down in two answers', () => {
    expect(deedsOf(['use morphoplast.1', 'hide 1-2', 'send core.1', 'end'])).toEqual([
      'use',
      'hide',
      'end',
    ]);
  });

  it('is half while a deed asks for more', () => {
    expect(isHalf(view(['send core.1'], 'place-negotiator'))).toBe(true);
    expect(isHalf(view(['send core.1', 'place 1-2'], 'take-turn'))).toBe(false);
    expect(isHalf(view(['send core.1', 'place 1-2'], null))).toBe(false);
    expect(isHalf(view([], 'house-crew'))).toBe(false);
  });

  it('tells what is answered of the deed that is half done', () => {
    const swapping = ['recycle miner.1', 'use hacker.1', 'chamber 3'];
    expect(answersOfDeed(view(swapping, 'swap-chambers'))).toEqual(['use hacker.1', 'chamber 3']);
    expect(answersOfDeed(view(['chamber 3'], 'refill-chambers'))).toEqual(['chamber 3']);
    expect(answersOfDeed(view([...swapping, 'chamber 7'], 'take-turn'))).toEqual([]);
  });
});
