import { describe, expect, it } from 'vitest';
import type { SeatView } from '../../lib/net/wire';
import { deedsOf, isHalf } from './deeds';

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
    const view = (draft: string[], ask: string | null) =>
      ({ draft, decision: ask ? { ask } : null }) as unknown as SeatView;
    expect(isHalf(view(['send core.1'], 'place-negotiator'))).toBe(true);
    expect(isHalf(view(['send core.1', 'place 1-2'], 'take-turn'))).toBe(false);
    expect(isHalf(view(['send core.1', 'place 1-2'], null))).toBe(false);
    expect(isHalf(view([], 'house-crew'))).toBe(false);
  });
});
