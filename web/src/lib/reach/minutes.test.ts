import { expect, it } from 'vitest';
import { asMinute, asTime } from './minutes';

it('is the same there and back', () => {
  expect(asTime(0)).toBe('00:00');
  expect(asTime(22 * 60 + 5)).toBe('22:05');
  expect([0, 61, 1439].map(asTime).map(asMinute)).toEqual([0, 61, 1439]);
});
