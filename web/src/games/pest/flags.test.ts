import { describe, expect, test } from 'vitest';
import { nameWidth, MEASURES, NAME_Y, obstaclesOf, overlap, box } from './anatomy';
import { drawnOf } from './drawn';
import { boxAt, edgeOf, flagsOf, itemsOf, widthOf } from './flags';
import { MAP, OFFERS, SITUATION } from './lab/sample';

const { middles } = drawnOf(MAP);
const flags = flagsOf(MAP, OFFERS, obstaclesOf(MAP, SITUATION, middles, 0));
const places = new Map(MAP.places.map((place) => [place.id, place]));

describe('flags', () => {
  test('hang at every place that can be reached', () => {
    expect(flags.map(({ place }) => place)).toEqual(OFFERS.map(({ place }) => place));
  });

  test('say steps, Food and sick people, and nothing that is not there', () => {
    expect(itemsOf({ place: 'x', steps: 1 })).toEqual([]);
    expect(itemsOf({ place: 'x', food: 2, sick: 3 })).toEqual([
      { text: '−2', sign: 'food' },
      { text: '+3', sign: 'sick' },
    ]);
    expect(widthOf(itemsOf({ place: 'x', sick: 3 }), 1)).toBeGreaterThan(widthOf([], 1));
    expect(flagsOf(MAP, [{ place: 'elbrin' }], [])).toEqual([]);
  });

  test('cover neither each other nor the name of a place', () => {
    for (const [number, flag] of flags.entries()) {
      const own = boxAt(flag.x, flag.y, flag.width);
      for (const other of flags.slice(number + 1)) {
        expect(overlap(own, boxAt(other.x, other.y, other.width)), flag.place).toBe(0);
      }
      for (const { id, name, size, x, y } of MAP.places) {
        const half = nameWidth(name, MEASURES[size].name) / 2;
        const letters = box(x - half, y + NAME_Y - 14, x + half, y + NAME_Y);
        expect(overlap(own, letters), `${flag.place} on ${id}`).toBe(0);
      }
    }
  });

  test('hang close to their places and within the frame', () => {
    for (const flag of flags) {
      const { x, y } = places.get(flag.place)!;
      expect(Math.hypot(flag.x - x, flag.y - y)).toBeLessThan(120);
      const own = boxAt(flag.x, flag.y, flag.width);
      expect(own.left).toBeGreaterThanOrEqual(0);
      expect(own.right).toBeLessThanOrEqual(MAP.width);
    }
  });

  test('fold onto the ring of their places', () => {
    for (const flag of flags) {
      const place = places.get(flag.place)!;
      const [x, y] = edgeOf(place, flag);
      expect(Math.hypot(x - place.x, y - place.y - 2)).toBeCloseTo(MEASURES[place.size].ring);
    }
  });
});
