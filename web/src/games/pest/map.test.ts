import { describe, expect, test } from 'vitest';
import { MAP } from './lab/sample';
import { bendOf, bendsOf, distance, pointsOf, roadBetween, shareOf, wayOf } from './map';

describe('roads', () => {
  const points = pointsOf(MAP);
  const bends = bendsOf(MAP);

  test('join two places that are there', () => {
    for (const { a, b } of MAP.roads) {
      expect(points.has(a), a).toBe(true);
      expect(points.has(b), b).toBe(true);
    }
    expect(points.size).toBe(46);
  });

  test('bend a little, each in its own way, and always in the same', () => {
    for (const road of MAP.roads) {
      const { from, to, middle } = bends.get(road.id)!;
      const straight = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
      expect(distance(middle, straight)).toBeLessThan(distance(from, to) * 0.05 + 0.2);
    }
    const [road] = MAP.roads;
    expect(bendOf(road!, points)).toEqual(bends.get(road!.id));
    expect(new Set(MAP.roads.map(({ id }) => shareOf(id))).size).toBeGreaterThan(70);
  });

  test('are found from either end', () => {
    const { id, a, b } = MAP.roads[5]!;
    expect(roadBetween(MAP, a, b)?.id).toBe(id);
    expect(roadBetween(MAP, b, a)?.id).toBe(id);
    expect(roadBetween(MAP, a, a)).toBeUndefined();
  });
});

describe('a way', () => {
  const bends = bendsOf(MAP);

  test('runs along the roads between its stops', () => {
    const d = wayOf(MAP, bends, ['tharnis', 'elbrin', 'gollor']);
    expect(d.match(/Q/g)).toHaveLength(2);
    const gollor = MAP.places.find(({ id }) => id === 'gollor')!;
    expect(d.endsWith(`${gollor.x} ${gollor.y}`)).toBe(true);
  });

  test('breaks off where there is no road', () => {
    expect(wayOf(MAP, bends, ['tharnis', 'korvath'])).not.toContain('Q');
    expect(wayOf(MAP, bends, [])).toBe('');
  });
});
