import { expect, test } from 'vitest';
import { TECHNOLOGIES } from './lab/sample';
import { pictureOf, SCENES } from './pictures';

test('every Technology has a picture of its own, and no two are alike', () => {
  expect(TECHNOLOGIES).toHaveLength(30);
  expect(Object.keys(SCENES).sort()).toEqual(TECHNOLOGIES.map(({ id }) => id).sort());
  const all = TECHNOLOGIES.map(({ id }) => JSON.stringify(pictureOf(id)));
  expect(new Set(all).size).toBe(30);
});

test('what stands in a picture stands within it', () => {
  for (const { id } of TECHNOLOGIES) {
    for (const { x, y } of pictureOf(id).puts) {
      expect(x, id).toBeGreaterThan(10);
      expect(x, id).toBeLessThan(100);
      expect(y, id).toBeGreaterThan(0);
      expect(y, id).toBeLessThan(56);
    }
  }
});
