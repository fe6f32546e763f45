import { describe, expect, it } from 'vitest';
import type { Choice } from '../net/wire';
import { pick, sorted } from './group';
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

describe('choosing several', () => {
  const choices = [4, 2, 9].map((action): Choice => ({
    action,
    text: `keep ${action}`,
    verb: 'keep',
    target: '',
  }));

  it('takes back with a second click and never takes too many', () => {
    expect(pick([2], 9, 2)).toEqual([2, 9]);
    expect(pick([2, 9], 4, 2)).toEqual([2, 9]);
    expect(pick([2, 9], 2, 2)).toEqual([9]);
  });

  it('sends them in the order of the rules', () => {
    expect(sorted(choices, [9, 2]).map((choice) => choice.action)).toEqual([2, 9]);
  });
});
