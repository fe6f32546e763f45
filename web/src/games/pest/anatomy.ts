/** How large things on the map are, and where they stand around a place: for drawing, and for keeping clear of each other. */
import type { Box } from './camera';
import type { MapData, Place, Size } from './map';
import type { Situation } from './situation';

export interface Measures {
  /** Of the ring around a place that can be chosen. */
  ring: number;
  /** Half as wide as the houses, and how high they are. */
  half: number;
  high: number;
  scale: number;
  name: number;
}

export const MEASURES: Record<Size, Measures> = {
  village: { ring: 36, half: 16, high: 14, scale: 1.04, name: 17 },
  town: { ring: 40, half: 21, high: 26, scale: 0.96, name: 18 },
  city: { ring: 46, half: 27, high: 32, scale: 0.95, name: 20 },
};

export const CAPITAL_RING = 64;

/** Of the row under the houses: the resource, then what is built, then what is free. */
export const ROW = { y: 19, badge: 10, built: 19, free: 10, gap: 3 };
export const NAME_Y = 44;
/** Letters of the display face are about half as wide as high. */
const LETTER = 0.47;
/** How many sick people are drawn; their number always stands beside them. */
export const DRAWN_SICK = 3;

/** How wide the row under a place is; a Camp takes a place of it and stands aside. */
export function rowWidth(place: Place, built: number, camps: number): number {
  const free = Math.max(0, place.capacity - built - camps);
  return 2 * ROW.badge + built * (ROW.built + ROW.gap) + free * (ROW.free + ROW.gap);
}

export function nameWidth(name: string, high: number): number {
  return name.length * high * LETTER;
}

export function sickAt(place: Place): { x: number; y: number } {
  return { x: place.x + MEASURES[place.size].half + 6, y: place.y - 9 };
}

/** Doctors stand to the left of a place, one behind the other; the viewer's own in front, larger. */
export function doctorAt(place: Place, rank: number): { x: number; y: number } {
  return { x: place.x - MEASURES[place.size].half - 8 - rank * 19, y: place.y + 2 - rank * 5 };
}

/** What must not be covered: names above all, then people, houses and signs. */
export interface Obstacle extends Box {
  weight: number;
}

export function obstaclesOf(
  map: MapData,
  situation: Situation,
  middles: ReadonlyMap<string, readonly [number, number]>,
  mine: number,
): Obstacle[] {
  const all: Obstacle[] = map.places.flatMap((place) => standingAt(place, situation, mine));
  const { x, y, name } = map.capital;
  all.push(around(x, y - 10, 84, 72, 4));
  all.push(around(x, y + 44, nameWidth(name, 27), 24, 8));
  if (situation.capital.some(Boolean)) all.push(around(x, y + 66, 130, 24, 10));
  for (const road of map.roads) {
    const at = middles.get(road.id);
    if (!at) continue;
    if (road.horseshoe) all.push(around(at[0], at[1], 24, 24, 4));
    if (situation.sick[road.id]) all.push(around(at[0] + 4, at[1] - 20, 34, 28, 5));
  }
  return all;
}

function standingAt(place: Place, situation: Situation, mine: number): Obstacle[] {
  const { x, y, id, size, name } = place;
  const { half, high, name: letters } = MEASURES[size];
  const all = [
    { ...box(x - half, y - high, x + half, y + 9), weight: 5 },
    around(x, y + NAME_Y - 6, nameWidth(name, letters) + 4, letters + 2, 12),
  ];
  if (!situation.destroyed.includes(id)) {
    const built = situation.buildings[id]?.length ?? 0;
    const camps = situation.camps[id]?.length ?? 0;
    all.push(around(x, y + ROW.y, rowWidth(place, built, camps), 21, 4));
    if (place.port) all.push(around(x - half - 6, y - 20, 20, 24, 3));
  }
  const sick = situation.sick[id] ?? 0;
  if (sick > 0) {
    const at = sickAt(place);
    all.push(around(at.x + 4, at.y + 2, 36, 32, 5));
    if (situation.risk[id]) all.push(around(at.x + 12, at.y + 29, 28, 22, 5));
  }
  const doctors = situation.doctors.flatMap((where, seat) => (where === id ? [seat] : []));
  for (const [rank] of doctors.entries()) {
    const at = doctorAt(place, rank);
    all.push(around(at.x, at.y - 10, doctors.includes(mine) ? 40 : 30, 44, 5));
  }
  return all;
}

export function box(left: number, top: number, right: number, bottom: number): Box {
  return { left, top, right, bottom };
}

function around(x: number, y: number, wide: number, high: number, weight: number): Obstacle {
  return { ...box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2), weight };
}

/** How much of one box lies on another. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
