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

/** The first place in the room that covers nothing, or the one that covers least. */
export function spotFor(thing: Box, size: Size, room: Box, taken: Box[]): Spot | null {
  let found: { spot: Spot; covered: number } | null = null;
  for (const spot of spotsAt(thing, size)) {
    const box = boxAt(spot, size);
    if (!isWithin(box, room)) continue;
    const covered = taken.reduce((sum, other) => sum + areaOf(shared(box, other)), 0);
    if (covered === 0) return spot;
    if (!found || covered < found.covered) found = { spot, covered };
  }
  return found?.spot ?? null;
}
