/** Where a note lies: beside what it speaks of, and over nothing that can be chosen. */
import { areaOf, shared, type Box, type Size } from '../frame/markplace';

const STEP = 20;
const GAP = 14;
/** What is covered counts so many times as much as the way to what is spoken of. */
const LIT = 1000;
const CHOICE = 100;

export interface Corner {
  left: number;
  top: number;
}

export function placeNote(lit: Box[], choices: Box[], size: Size, room: Box): Corner {
  const around = (box: Box): Box => ({
    left: box.left - GAP,
    top: box.top - GAP,
    right: box.right + GAP,
    bottom: box.bottom + GAP,
  });
  const kept = lit.map(around);
  const target = kept[0] ?? room;
  let best: { corner: Corner; cost: number } | null = null;
  for (const corner of corners(size, room)) {
    const box = {
      ...corner,
      right: corner.left + size.width,
      bottom: corner.top + size.height,
    };
    const covers = (all: Box[]) => all.reduce((sum, one) => sum + areaOf(shared(box, one)), 0);
    const cost = LIT * covers(kept) + CHOICE * covers(choices) + apart(box, target);
    if (!best || cost < best.cost) best = { corner, cost };
  }
  return best?.corner ?? { left: room.left, top: room.top };
}

function* corners({ width, height }: Size, room: Box): Generator<Corner> {
  const [right, bottom] = [room.right - width, room.bottom - height];
  for (let top = room.top; top <= Math.max(room.top, bottom); top += STEP)
    for (let left = room.left; left <= Math.max(room.left, right); left += STEP)
      yield { left, top };
}

/** How far two boxes are from each other. */
function apart(one: Box, other: Box): number {
  const x = Math.max(0, other.left - one.right, one.left - other.right);
  const y = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(x, y);
}
