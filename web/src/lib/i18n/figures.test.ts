import { describe, expect, it } from 'vitest';
import { change, figure } from './figures';
import { Words } from './words';

describe('what is less than nothing', () => {
  it('stands with a true minus', () => {
    expect(figure(-12)).toBe('−12');
    expect(figure(3)).toBe('3');
    expect(change(-1)).toBe('−1');
    expect(change(2)).toBe('+2');
  });

  it('does so in sentences, where hyphens stay hyphens', () => {
    const words = new Words('en', ['scored = Well-fed 3-4: { $points } points']);
    expect(words.say('scored', { points: -7 })).toBe('Well-fed 3-4: −7 points');
    expect(words.number(-1500)).toBe('−1,500');
  });
});
