/**
 * The coast: land is whatever is near enough to a place or a road, with some noise. A field tells for every
 * knot of a grid how far out at sea it lies; its contours are the coast, the water lines and the inner wash.
 */
import { Chance } from '../../lib/ui/random';
import { pointsOf, round, type MapData, type Point } from './map';

/** Sea around the frame, so that the map can be wider or higher than it. */
const MARGIN = 90;
const STEP = 6;
/** How far land reaches around a road and a place; a port lies nearer to the sea. */
const SHORE = 44;
const ROAD = 4;
const INLAND = -6;
const PORT = 6;
/** Farther out nothing is drawn. */
const REACH = 130;
/** Waves that roughen the coast: how strong, how long. */
const WAVES = [
  [13, 90],
  [8, 42],
  [4, 20],
  [2, 11],
] as const;
const OF_EACH = 5;
const ROUGHNESS = 0.27;
/** Islets and lakes below this size are left out. */
const LEAST_AREA = 700;

export interface Coast {
  land: string;
  /** The lines around it in the water, from the shore outwards. */
  water: string[];
  /** A line inside it, for the darker rim. */
  rim: string;
  /** How far out at sea a point lies; negative on land. */
  depth: (point: Point) => number;
}

export interface Field {
  left: number;
  top: number;
  columns: number;
  rows: number;
  values: Float32Array;
}

const WATER = [7, 15, 25];
const RIM = -9;

export function coastOf(map: MapData): Coast {
  const field = fieldOf(map);
  return {
    land: shoreOf(field, 0),
    water: WATER.map((level) => shoreOf(field, level)),
    rim: shoreOf(field, RIM),
    depth: (point) => depthAt(field, point),
  };
}

export function fieldOf(map: MapData): Field {
  const [left, top] = [-MARGIN, -MARGIN];
  const columns = Math.ceil((map.width + 2 * MARGIN) / STEP) + 1;
  const rows = Math.ceil((map.height + 2 * MARGIN) / STEP) + 1;
  const values = new Float32Array(columns * rows).fill(REACH);
  const field: Field = { left, top, columns, rows, values };
  const points = pointsOf(map);
  for (const { a, b } of map.roads) {
    const [from, to] = [points.get(a), points.get(b)];
    if (from && to) near(field, from, to, ROAD);
  }
  for (const { x, y, port } of map.places)
    near(field, [x, y + 6], [x, y + 6], port ? PORT : INLAND);
  roughen(field);
  return field;
}

/** Lowers the field around a line; only where that can be seen. */
function near(field: Field, [ax, ay]: Point, [bx, by]: Point, out: number): void {
  const { left, top, columns, rows, values } = field;
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy || 1;
  const first = Math.max(0, Math.floor((Math.min(ax, bx) - REACH - left) / STEP));
  const last = Math.min(columns - 1, Math.ceil((Math.max(ax, bx) + REACH - left) / STEP));
  const upper = Math.max(0, Math.floor((Math.min(ay, by) - REACH - top) / STEP));
  const lower = Math.min(rows - 1, Math.ceil((Math.max(ay, by) + REACH - top) / STEP));
  for (let row = upper; row <= lower; row++) {
    const y = top + row * STEP;
    for (let column = first; column <= last; column++) {
      const x = left + column * STEP;
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
      const far = Math.hypot(x - ax - t * dx, y - ay - t * dy) + out;
      const at = row * columns + column;
      if (far < values[at]!) values[at] = far;
    }
  }
}

function roughen({ left, top, columns, rows, values }: Field): void {
  const chance = new Chance('coast');
  const waves = WAVES.flatMap(([strength, long]) =>
    Array.from({ length: OF_EACH }, () => {
      const turn = chance.between(0, 2 * Math.PI);
      const pace = 2.2 / long;
      return {
        strength: strength * ROUGHNESS,
        across: Math.cos(turn) * pace,
        down: Math.sin(turn) * pace,
        phase: chance.between(0, 2 * Math.PI),
      };
    }),
  );
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const [x, y] = [left + column * STEP, top + row * STEP];
      let noise = 0;
      for (const { strength, across, down, phase } of waves) {
        noise += strength * Math.sin(x * across + y * down + phase);
      }
      values[at] = values[at]! - SHORE - noise;
    }
  }
}

function depthAt({ left, top, columns, rows, values }: Field, [x, y]: Point): number {
  const column = Math.max(0, Math.min(columns - 1, Math.round((x - left) / STEP)));
  const row = Math.max(0, Math.min(rows - 1, Math.round((y - top) / STEP)));
  return values[row * columns + column]!;
}

/** Which edges of a cell a contour joins, by which of its corners are land. */
const JOINED: Record<number, [number, number][]> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 2],
    [1, 0],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  10: [
    [0, 3],
    [2, 1],
  ],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
};

/** All closed lines on which the field has this value. */
export function contoursOf({ left, top, columns, rows, values }: Field, level: number): Point[][] {
  const next = new Map<string, string[]>();
  const where = new Map<string, Point>();
  const value = (row: number, column: number) => values[row * columns + column]! - level;
  /** Where the contour crosses an edge: edges have a name, so that neighbouring cells agree on it. */
  const crossing = (row: number, column: number, edge: number): string => {
    const [r, c, down] = (
      [
        [row, column, 0],
        [row, column + 1, 1],
        [row + 1, column, 0],
        [row, column, 1],
      ] as const
    )[edge]!;
    const name = `${r},${c},${down}`;
    if (!where.has(name)) {
      const [one, other] = [value(r, c), value(r + down, c + 1 - down)];
      const t = one / (one - other);
      where.set(name, [
        round(left + (c + (down ? 0 : t)) * STEP),
        round(top + (r + (down ? t : 0)) * STEP),
      ]);
    }
    return name;
  };
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const kind =
        (value(row, column) < 0 ? 1 : 0) +
        (value(row, column + 1) < 0 ? 2 : 0) +
        (value(row + 1, column + 1) < 0 ? 4 : 0) +
        (value(row + 1, column) < 0 ? 8 : 0);
      for (const [from, to] of JOINED[kind] ?? []) {
        const start = crossing(row, column, from);
        const ends = next.get(start);
        const end = crossing(row, column, to);
        if (ends) ends.push(end);
        else next.set(start, [end]);
      }
    }
  }
  return loopsOf(next).map((loop) => loop.map((name) => where.get(name)!));
}

function loopsOf(next: Map<string, string[]>): string[][] {
  const loops: string[][] = [];
  for (const first of next.keys()) {
    const loop: string[] = [];
    let at: string | undefined = first;
    while (at !== undefined) {
      const to: string | undefined = next.get(at)?.pop();
      if (to !== undefined) loop.push(at);
      at = to;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

export function areaOf(loop: Point[]): number {
  let sum = 0;
  for (const [place, [x, y]] of loop.entries()) {
    const [u, v] = loop[(place + 1) % loop.length]!;
    sum += x * v - u * y;
  }
  return sum / 2;
}

/** The coast at a level: the mainland with its islets, without lakes. */
function shoreOf(field: Field, level: number): string {
  const loops = contoursOf(field, level)
    .map((loop) => ({ loop, area: areaOf(loop) }))
    .sort((one, other) => Math.abs(other.area) - Math.abs(one.area));
  const mainland = Math.sign(loops[0]?.area ?? 1);
  return loops
    .filter(({ area }) => Math.sign(area) === mainland && Math.abs(area) > LEAST_AREA)
    .map(({ loop }) => smooth(loop))
    .join('');
}

/** A line through every other point, rounded at each. */
function smooth(loop: Point[]): string {
  const kept = loop.length > 40 ? loop.filter((_, place) => place % 2 === 0) : loop;
  const middles = kept.map(([x, y], place): Point => {
    const [u, v] = kept[(place + 1) % kept.length]!;
    return [Math.round((x + u) / 2), Math.round((y + v) / 2)];
  });
  const [x, y] = middles[middles.length - 1]!;
  const bends = kept.map((point, place) => {
    const [u, v] = middles[place]!;
    return `Q${Math.round(point[0])} ${Math.round(point[1])} ${u} ${v}`;
  });
  return `M${x} ${y}${bends.join('')}Z`;
}
