import { describe, expect, it } from 'vitest';
import { draw } from './picture';
import { Chance } from './random';

describe('pictures', () => {
  it('are the same for the same name, and differ for all others', () => {
    const names = Array.from({ length: 400 }, (_, i) => `card:s${i % 7}-${i}`);
    expect(draw('card:7')).toEqual(draw('card:7'));
    expect(new Set(names.map((name) => JSON.stringify(draw(name)))).size).toBe(names.length);
  });

  it('come from chance that stays in bounds', () => {
    const chance = new Chance('bounds');
    const drawn = Array.from({ length: 500 }, () => chance.whole(2, 5));
    expect([...new Set(drawn)].sort()).toEqual([2, 3, 4, 5]);
  });
});
