import { describe, expect, it } from 'vitest';
import type { TitleInfo } from '../net/wire';
import { chosen, clash, possible } from './fitting';

const option = (name: string, choices: string[]) => ({
  name,
  default: choices[0]!,
  choices,
  rule: '',
});
const TITLE = {
  options: [option('mode', ['alone', 'team', 'together']), option('level', ['normal', 'hard'])],
  clashes: [
    { seats: 3, options: { mode: 'team' } },
    { seats: null, options: { mode: 'alone', level: 'hard' } },
    { seats: null, options: { mode: 'team', level: 'hard' } },
  ],
} as unknown as TitleInfo;

describe('choices about the rules', () => {
  it('clash as the title says', () => {
    expect(clash(TITLE, 3, { mode: 'alone', level: 'normal' })).toBeNull();
    expect(clash(TITLE, 3, { mode: 'team', level: 'normal' })).toEqual(['mode']);
    expect(clash(TITLE, 4, { mode: 'team', level: 'normal' })).toBeNull();
  });

  it('make others yield that do not go with them', () => {
    const together = { mode: 'together', level: 'hard' };
    expect(chosen(TITLE, 3, together, 'mode', 'alone')).toEqual({ mode: 'alone', level: 'normal' });
    expect(chosen(TITLE, 3, together, 'level', 'normal').mode).toBe('together');
  });

  it('are not possible where nothing else could yield', () => {
    const usual = { mode: 'alone', level: 'normal' };
    expect(possible(TITLE, 3, usual, 'mode', 'team')).toBe(false);
    expect(possible(TITLE, 4, usual, 'mode', 'team')).toBe(true);
    expect(possible(TITLE, 3, { mode: 'together', level: 'hard' }, 'mode', 'alone')).toBe(true);
  });
});
