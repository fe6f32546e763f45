/** The map as the edition has it, and where roads run on it. All of it follows from ids and coordinates. */

export const SIZES = ['village', 'town', 'city'] as const;
export type Size = (typeof SIZES)[number];

export const RESOURCES = ['wood', 'stone', 'food', 'herbs'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The colours of ports and horseshoes: the Ember Road, the Saltway, the Greyroad. */
export const ROUTES = ['red', 'blue', 'black'] as const;
export type Route = (typeof ROUTES)[number];

export interface Place {
  id: string;
  /** A proper name, the same in all languages. */
  name: string;
  size: Size;
  /** How many buildings it holds. */
  capacity: number;
  resource: Resource;
  port: Route | null;
  x: number;
  y: number;
}

export interface Road {
  id: string;
  a: string;
  b: string;
  horseshoe: Route | null;
}

export interface MapData {
  width: number;
  height: number;
  capital: { id: string; name: string; x: number; y: number };
  places: Place[];
  roads: Road[];
}

export type Point = readonly [x: number, y: number];

/** A road as it is drawn: a bend from one end to the other. */
export interface Bend {
  from: Point;
  control: Point;
  to: Point;
  middle: Point;
  d: string;
}

/** How far a road leaves the straight line, as a share of its length. */
const BENT = 0.16;

/** A number from 0 up to 1 that always is the same for the same name. */
export function shareOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 131 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum / 9973;
}

/** Where every place and the Capital stand. */
export function pointsOf({ places, capital }: MapData): Map<string, Point> {
  return new Map([...places, capital].map(({ id, x, y }) => [id, [x, y]]));
}

export function bendOf(road: Road, points: Map<string, Point>): Bend {
  const from = points.get(road.a) ?? [0, 0];
  const to = points.get(road.b) ?? [0, 0];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const side = (shareOf(road.id) - 0.5) * BENT;
  const control: Point = [
    round((from[0] + to[0]) / 2 - dy * side),
    round((from[1] + to[1]) / 2 + dx * side),
  ];
  const middle: Point = [
    round((from[0] + 2 * control[0] + to[0]) / 4),
    round((from[1] + 2 * control[1] + to[1]) / 4),
  ];
  return { from, control, to, middle, d: `M${pair(from)}Q${pair(control)} ${pair(to)}` };
}

export function bendsOf(map: MapData): Map<string, Bend> {
  const points = pointsOf(map);
  return new Map(map.roads.map((road) => [road.id, bendOf(road, points)]));
}

/** The road between two places, whichever way one goes. */
export function roadBetween({ roads }: MapData, one: string, other: string): Road | undefined {
  return roads.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
}

/** A way from place to place along the bends of its roads; it breaks off where there is no road. */
export function wayOf(map: MapData, bends: Map<string, Bend>, stops: string[]): string {
  const points = pointsOf(map);
  const first = points.get(stops[0] ?? '');
  if (!first) return '';
  let d = `M${pair(first)}`;
  for (const [number, stop] of stops.slice(1).entries()) {
    const road = roadBetween(map, stops[number] ?? '', stop);
    const bend = road && bends.get(road.id);
    const end = points.get(stop);
    if (!bend || !end) break;
    d += `Q${pair(bend.control)} ${pair(end)}`;
  }
  return d;
}

export function distance([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v);
}

/** How far a point is from the straight line between two others. */
export function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function pair([x, y]: Point): string {
  return `${x} ${y}`;
}
