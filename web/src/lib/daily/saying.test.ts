import { expect, it } from 'vitest';
import { dayBefore, isOpen } from './saying';

it('knows the day before, over the ends of months and years', () => {
  expect(dayBefore('2026-11-18')).toBe('2026-11-17');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
});

it('offers what is not played yet', () => {
  const states = ['none', 'playing', 'finished', 'given-up', 'late'] as const;
  const open = states.filter((state) => isOpen({ state, table: null }));
  expect(open).toEqual(['none', 'playing']);
});
