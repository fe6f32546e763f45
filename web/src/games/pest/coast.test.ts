import { describe, expect, test } from 'vitest';
import { areaOf, coastOf, contoursOf, fieldOf } from './coast';
import { MAP } from './lab/sample';
import { bendsOf, type MapData, type Point } from './map';
import { terrainOf } from './terrain';

const coast = coastOf(MAP);

describe('the coast', () => {
  test('has all places and roads on land', () => {
    for (const { id, x, y } of MAP.places) expect(coast.depth([x, y]), id).toBeLessThan(-8);
    for (const [id, { middle }] of bendsOf(MAP)) expect(coast.depth(middle), id).toBeLessThan(-8);
  });

  test('has the sea around it, on all sides of the frame', () => {
    for (let x = -80; x <= MAP.width + 80; x += 20) {
      expect(coast.depth([x, -80])).toBeGreaterThan(0);
      expect(coast.depth([x, MAP.height + 80])).toBeGreaterThan(0);
    }
  });

  test('is a line that closes, and smaller than its water lines', () => {
    const field = fieldOf(MAP);
    const largest = (level: number) =>
      Math.max(...contoursOf(field, level).map((loop) => Math.abs(areaOf(loop))));
    expect(largest(0)).toBeGreaterThan(300_000);
    expect(largest(7)).toBeGreaterThan(largest(0));
    expect(largest(-9)).toBeLessThan(largest(0));
    for (const d of [coast.land, coast.rim, ...coast.water]) expect(d).toMatch(/^M.*Z$/);
  });

  test('is the same every time, and another for another land', () => {
    expect(coastOf(MAP).land).toBe(coast.land);
    const moved: MapData = { ...MAP, places: MAP.places.map((one) => ({ ...one, x: one.x + 9 })) };
    expect(coastOf(moved).land).not.toBe(coast.land);
  });
});

test('a contour goes around what lies below its level', () => {
  const values = Float32Array.from({ length: 25 }, (_, at) => (at === 12 ? -1 : 1));
  const loops = contoursOf({ left: 0, top: 0, columns: 5, rows: 5, values }, 0);
  expect(loops).toHaveLength(1);
  expect(Math.abs(areaOf(loops[0]!))).toBeCloseTo(18, 0);
});

describe('what grows', () => {
  const terrain = terrainOf(MAP, coast);
  const places = new Map(MAP.places.map((place) => [place.id, place]));

  test('leaves places, roads and the shore alone', () => {
    expect(terrain.length).toBeGreaterThan(150);
    for (const { x, y } of terrain) {
      const at: Point = [x, y];
      expect(coast.depth(at)).toBeLessThan(-10);
      for (const place of MAP.places) {
        expect(Math.hypot(place.x - x, place.y + 8 - y)).toBeGreaterThan(36);
      }
    }
  });

  test('is what the nearest place yields', () => {
    const GROWS = {
      wood: ['tree', 'pine'],
      stone: ['hill', 'peak'],
      food: ['field'],
      herbs: ['marsh'],
    };
    for (const { kind, place } of terrain) {
      expect(GROWS[places.get(place)!.resource]).toContain(kind);
    }
  });

  test('stands in front where it stands farther down', () => {
    const ys = terrain.map(({ y }) => y);
    expect(ys).toEqual([...ys].sort((one, other) => one - other));
  });
});
