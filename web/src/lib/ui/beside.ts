/** Where an explanation stands: beside the thing it is about, and over nothing that can be pressed. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

/** From the thing, and from the edge of the window. */
const GAP = 14;
const EDGE = 8;

/** How bad it is to cover the thing itself, or what counts a choice, compared with one choice. */
const ITSELF = 3;
const COUNTING = 6;

/** The first of the places around it where least is covered: above, below, at its sides, or at an edge. */
export function besideOf(
  near: Box,
  note: Box,
  room: Box,
  choices: Box[],
  counting: Box[] = [],
): Spot {
  const across = near.left + near.width / 2 - note.width / 2;
  const upright = near.top + near.height / 2 - note.height / 2;
  const above = near.top - note.height - GAP;
  const below = near.top + near.height + GAP;
  const before = near.left - note.width - GAP;
  const behind = near.left + near.width + GAP;
  const spots = [
    { left: across, top: above },
    { left: across, top: below },
    { left: behind, top: upright },
    { left: before, top: upright },
    { left: room.width, top: upright },
    { left: 0, top: upright },
    { left: across, top: 0 },
    { left: across, top: room.height },
  ].map(({ left, top }) => ({
    left: within(left, room.width - note.width),
    top: within(top, room.height - note.height),
  }));
  const cost = (spot: Spot): number => {
    const box = { ...note, ...spot };
    const covered = (all: Box[]) => all.filter((one) => overlap(box, one)).length;
    return covered(choices) + ITSELF * covered([near]) + COUNTING * covered(counting);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function within(place: number, most: number): number {
  return Math.min(Math.max(EDGE, place), Math.max(EDGE, most - EDGE));
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
