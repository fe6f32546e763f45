/** Where a mark finds room at its thing: on its edge, inside it or beside it, and over nothing that is read. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  /** Of its middle. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const INSIDE = 2;
/** A mark that covers more of its thing hides it. */
const MOST = 1 / 3;
/** Words count for so much more than things. */
const WORDS = 8;
const STEP = 5;

export function shared(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function areaOf({ left, top, right, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

export function boxAt({ x, y }: Spot, { width, height }: Size): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function isWithin(box: Box, room: Box): boolean {
  return (
    box.left >= room.left &&
    box.top >= room.top &&
    box.right <= room.right &&
    box.bottom <= room.bottom
  );
}

/** From the best place to the worst, if all were free. */
function spotsAt(thing: Box, { width, height }: Size): Spot[] {
  const middle = (thing.left + thing.right) / 2;
  const centre = (thing.top + thing.bottom) / 2;
  const [left, right] = [thing.left + width / 2 + INSIDE, thing.right - width / 2 - INSIDE];
  const [high, low] = [thing.top + height / 2 + INSIDE, thing.bottom - height / 2 - INSIDE];
  return [
    ...[middle, right, left].map((x) => ({ x, y: thing.top })),
    ...[middle, right, left].map((x) => ({ x, y: high })),
    ...[middle, right, left].map((x) => ({ x, y: thing.bottom })),
    ...[middle, right, left].map((x) => ({ x, y: low })),
    ...[right, left].map((x) => ({ x, y: centre })),
    ...[thing.right, thing.left].map((x) => ({ x, y: centre })),
    ...[thing.top - height / 2 - 1, thing.bottom + height / 2 + 1].map((y) => ({ x: middle, y })),
    ...[thing.right + width / 2 + 1, thing.left - width / 2 - 1].map((x) => ({ x, y: centre })),
  ];
}

/** All around, where none of those is free: the mark still touches its thing. */
function* spotsAround(thing: Box, { width, height }: Size): Generator<Spot> {
  for (let y = thing.top - height / 2; y <= thing.bottom + height / 2; y += STEP)
    for (let x = thing.left - width / 2; x <= thing.right + width / 2; x += STEP) yield { x, y };
}

/** What should not be covered: words by no means, other things if it can be helped. */
export interface Taken {
  words: Box[];
  things: Box[];
}

/** The first place in the room that covers nothing, or the one that covers least. */
export function spotFor(thing: Box, size: Size, room: Box, { words, things }: Taken): Spot | null {
  const { width, height } = size;
  const reach = {
    left: thing.left - width,
    top: thing.top - 1.5 * height,
    right: thing.right + width,
    bottom: thing.bottom + 1.5 * height,
  };
  const isNear = (box: Box) => areaOf(shared(box, reach)) > 0;
  const [read, others] = [words.filter(isNear), things.filter(isNear)];
  const sum = (box: Box, all: Box[]) =>
    all.reduce((area, other) => area + areaOf(shared(box, other)), 0);
  let found: { spot: Spot; covered: number } | null = null;
  for (const spot of [...spotsAt(thing, size), ...spotsAround(thing, size)]) {
    const box = boxAt(spot, size);
    if (!isWithin(box, room)) continue;
    const own = areaOf(shared(box, thing));
    const hidden = own > MOST * areaOf(thing) ? own : 0;
    const covered = WORDS * sum(box, read) + sum(box, others) + hidden;
    if (covered === 0) return spot;
    if (!found || covered < found.covered) found = { spot, covered };
  }
  return found?.spot ?? null;
}
