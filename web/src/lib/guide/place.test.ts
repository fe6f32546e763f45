import { describe, expect, it } from 'vitest';
import { areaOf, shared } from '../frame/markplace';
import { placeNote } from './place';

const ROOM = { left: 0, top: 0, right: 1300, bottom: 700 };
const SIZE = { width: 300, height: 200 };

function laid(lit: (typeof ROOM)[], choices: (typeof ROOM)[]) {
  const { left, top } = placeNote(lit, choices, SIZE, ROOM);
  return { left, top, right: left + SIZE.width, bottom: top + SIZE.height };
}

describe('a note', () => {
  const card = { left: 500, top: 250, right: 640, bottom: 450 };

  it('lies beside what it speaks of, within the room', () => {
    const note = laid([card], []);
    expect(areaOf(shared(note, card))).toBe(0);
    expect(areaOf(shared(note, ROOM))).toBe(SIZE.width * SIZE.height);
    expect(
      Math.min(Math.abs(note.left - card.right), Math.abs(card.left - note.right)),
    ).toBeLessThan(60);
  });

  it('covers no choice where there is room elsewhere', () => {
    const choices = [
      { left: 650, top: 200, right: 1000, bottom: 500 },
      { left: 150, top: 200, right: 490, bottom: 500 },
    ];
    const note = laid([card], choices);
    for (const one of [card, ...choices]) expect(areaOf(shared(note, one))).toBe(0);
  });
});
