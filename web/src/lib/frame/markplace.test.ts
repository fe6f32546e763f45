import { describe, expect, test } from 'vitest';
import { areaOf, boxAt, shared, spotFor } from './markplace';

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});
const ROOM = box(0, 0, 400, 400);
const SIZE = { width: 40, height: 20 };
const CARD = box(100, 100, 200, 240);

describe('the place of a mark', () => {
  test('is on the upper edge of its thing, if nothing is there', () => {
    expect(spotFor(CARD, SIZE, ROOM, { words: [], things: [] })).toEqual({ x: 150, y: 100 });
    const odd = { width: 25.84, height: 21.68 };
    expect(
      spotFor(
        box(570.3, 280.7, 735.1, 355.9),
        odd,
        { ...ROOM, right: 900 },
        { words: [], things: [] },
      )?.y,
    ).toBe(280.7);
  });

  test('is where it covers no words', () => {
    const name = box(100, 90, 200, 130);
    const spot = spotFor(CARD, SIZE, ROOM, { words: [name], things: [] })!;
    expect(areaOf(shared(boxAt(spot, SIZE), name))).toBe(0);
    expect(areaOf(shared(boxAt(spot, SIZE), CARD))).toBeGreaterThan(0);
  });

  test('is beside it, if words fill it', () => {
    const spot = spotFor(CARD, SIZE, ROOM, { words: [box(95, 88, 205, 252)], things: [] })!;
    expect(areaOf(shared(boxAt(spot, SIZE), CARD))).toBe(0);
  });

  test('leaves most of a small thing to be seen', () => {
    const slot = box(100, 100, 130, 130);
    const spot = spotFor(slot, SIZE, ROOM, { words: [box(0, 0, 400, 100)], things: [] })!;
    expect(areaOf(shared(boxAt(spot, SIZE), slot))).toBeLessThanOrEqual(areaOf(slot) / 3);
  });

  test('covers things rather than words', () => {
    const thing = { ...ROOM, right: 150 };
    const spot = spotFor(CARD, SIZE, ROOM, { words: [{ ...ROOM, left: 150 }], things: [thing] })!;
    expect(spot.x).toBeLessThanOrEqual(130);
  });

  test('covers least where it has to cover something', () => {
    const full = box(0, 0, 400, 400);
    const thin = { ...CARD, bottom: 102 };
    const spot = spotFor(CARD, SIZE, ROOM, { words: [full, thin], things: [] })!;
    expect(areaOf(shared(boxAt(spot, SIZE), thin))).toBe(0);
  });

  test('is in sight, or nowhere', () => {
    expect(
      spotFor(box(-90, 100, 20, 240), SIZE, ROOM, { words: [], things: [] })?.x,
    ).toBeGreaterThanOrEqual(20);
    expect(spotFor(box(-90, -90, -20, -40), SIZE, ROOM, { words: [], things: [] })).toBeNull();
  });
});
