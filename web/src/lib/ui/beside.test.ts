import { describe, expect, it } from 'vitest';
import { besideOf } from './beside';

const ROOM = { left: 0, top: 0, width: 400, height: 800 };
const NOTE = { left: 0, top: 0, width: 300, height: 200 };
const THING = { left: 150, top: 400, width: 80, height: 100 };

describe('an explanation', () => {
  it('stands above what it explains, if there is room', () => {
    expect(besideOf(THING, NOTE, ROOM, [])).toEqual({ left: 40, top: 186 });
  });

  it('stands below it, if something can be pressed above', () => {
    const choice = { left: 150, top: 340, width: 80, height: 44 };
    expect(besideOf(THING, NOTE, ROOM, [choice]).top).toBe(514);
  });

  it('leaves what counts a choice alone, also if it then lies over the thing', () => {
    const low = { ...ROOM, height: 330 };
    const here = { ...THING, top: 90 };
    const gold = { left: 0, top: 280, width: 400, height: 50 };
    expect(besideOf(here, NOTE, low, [], [gold]).top).toBe(8);
  });

  it('stays in the window', () => {
    const corner = { ...THING, left: 330, top: 10 };
    expect(besideOf(corner, NOTE, ROOM, [])).toEqual({ left: 92, top: 124 });
  });

  it('would rather lie over the thing than over many choices', () => {
    const low = { ...ROOM, height: 330 };
    const here = { ...THING, top: 10 };
    const choices = [0, 1, 2, 3].map((place) => {
      return { left: 10 + 90 * place, top: 280, width: 80, height: 44 };
    });
    const { top } = besideOf(here, NOTE, low, choices);
    expect(top + NOTE.height).toBeLessThanOrEqual(280);
  });
});
