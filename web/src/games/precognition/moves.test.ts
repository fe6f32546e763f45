import { describe, expect, it } from 'vitest';
import type { WireEvent } from '../../lib/net/wire';
import { movesOf } from './moves';
import streams from './told.json';

const event = (name: string, args: WireEvent['args'], seat = 1): WireEvent => {
  return { name, seat, args, hidden: false, then: null };
};

describe('what moves', () => {
  it('comes from the cards, the Machines or the River to its place on the boat', () => {
    const gain = { resource: 'human', amount: 2, cause: 'cards' };
    expect(movesOf([event('gain', gain)])).toEqual([
      { glyph: 'contaminated', count: 2, from: '1/cards', to: '1/contaminated' },
    ]);
    expect(movesOf([event('gain', { ...gain, cause: 'river' })])[0]?.from).toBe('river');
    expect(movesOf([event('gain', { ...gain, cause: 'machines' })])[0]?.from).toBe('1/machines');
  });

  it('leaves the store for those who eat', () => {
    expect(movesOf([event('feed', { amount: 9, unfed: 0 })])).toEqual([
      { glyph: 'food', count: 6, from: '1/food', to: '1/healthy' },
    ]);
  });

  it('knows every resource that is gained in whole matches', () => {
    const gains = (streams as unknown as { events: WireEvent[] }[])
      .flatMap(({ events }) => events)
      .filter(({ name }) => name === 'gain');
    expect(movesOf(gains)).toHaveLength(gains.length);
  });
});
