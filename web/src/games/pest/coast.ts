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
    const first = row * columns;
    for (let at = first; at < first + columns; at++) values[at] = values[at]! - SHORE;
    for (const { strength, across, down, phase } of waves) {
      // Along a row a wave turns by the same angle from knot to knot.
      const start = left * across + (top + row * STEP) * down + phase;
      let [sine, cosine] = [strength * Math.sin(start), strength * Math.cos(start)];
      const [turn, stay] = [Math.sin(across * STEP), Math.cos(across * STEP)];
      for (let at = first; at < first + columns; at++) {
        values[at] = values[at]! - sine;
        const next = sine * stay + cosine * turn;
        cosine = cosine * stay - sine * turn;
        sine = next;
      }
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
  // Every edge of the grid has a number, so that neighbouring cells agree on where a line crosses it:
  // those to the right of a knot are even, those below it odd. Lines keep land on the same side, so
  // an edge that is crossed leads to one other.
  const next = new Int32Array(columns * rows * 2).fill(-1);
  const crossed: number[] = [];
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const knot = row * columns + column;
      const kind =
        (values[knot]! < level ? 1 : 0) +
        (values[knot + 1]! < level ? 2 : 0) +
        (values[knot + columns + 1]! < level ? 4 : 0) +
        (values[knot + columns]! < level ? 8 : 0);
      if (kind === 0 || kind === 15) continue;
      const edges = [2 * knot, 2 * (knot + 1) + 1, 2 * (knot + columns), 2 * knot + 1];
      for (const [from, to] of JOINED[kind] ?? []) {
        next[edges[from]!] = edges[to]!;
        crossed.push(edges[from]!);
      }
    }
  }
  const pointOn = (edge: number): Point => {
    const [knot, down] = [edge >> 1, edge % 2];
    const [row, column] = [Math.floor(knot / columns), knot % columns];
    const one = values[knot]! - level;
    const t = one / (one - (values[knot + (down ? columns : 1)]! - level));
    return [
      round(left + (column + (down ? 0 : t)) * STEP),
      round(top + (row + (down ? t : 0)) * STEP),
    ];
  };
  return loopsOf(next, crossed).map((loop) => loop.map(pointOn));
}

function loopsOf(next: Int32Array, crossed: number[]): number[][] {
  const loops: number[][] = [];
  for (const first of crossed) {
    const loop: number[] = [];
    for (let at = first; next[at]! >= 0;) {
      loop.push(at);
      const to = next[at]!;
      next[at] = -1;
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
