import { describe, expect, test } from 'vitest';
import {
  between,
  boxAround,
  boxOf,
  closest,
  dragged,
  farthest,
  framing,
  held,
  isInside,
  keyed,
  seenAt,
  showing,
  sidesBeyond,
  zoomed,
  type Pane,
} from './camera';
import { neighbour } from './compass';
import { MAP } from './lab/sample';
import { pointsOf, type Point } from './map';

const DESK: Pane = { width: 874, height: 620, top: 40 };
const PHONE: Pane = { width: 390, height: 600, top: 40 };

describe('a camera', () => {
  test('shows all of the map below what lies over its edge', () => {
    const camera = showing(boxOf(MAP), DESK, MAP);
    const [left, top] = seenAt(camera, [0, DESK.top]);
    const [right, bottom] = seenAt(camera, [DESK.width, DESK.height]);
    expect(left).toBeLessThanOrEqual(0);
    expect(top).toBeLessThanOrEqual(0.001);
    expect(right).toBeGreaterThanOrEqual(MAP.width);
    expect(bottom).toBeGreaterThanOrEqual(MAP.height - 0.001);
  });

  test('shows a box in the middle, but never so small that it cannot be read', () => {
    const box = boxAround([[100, 100] as Point, [900, 600] as Point], 50);
    expect(showing(box, PHONE, MAP).scale).toBeCloseTo(390 / 900, 2);
    expect(showing(box, PHONE, MAP, 2, 0.84).scale).toBe(0.84);
    expect(showing(boxAround([[500, 300]], 10), PHONE, MAP, 1.2).scale).toBe(1.2);
  });

  test('has all that is offered well inside the pane', () => {
    const pane: Pane = { ...PHONE, bottom: 52 };
    const points = [...pointsOf(MAP).values()].filter(
      ([x, y]) => Math.hypot(x - 500, y - 350) < 250,
    );
    const camera = framing(points, pane, MAP, 1.15, 44 / closest(points));
    for (const point of points) expect(isInside(camera, point, pane)).toBe(true);
    const coast = [...pointsOf(MAP).values()].filter(([x]) => x < 120);
    const there = framing(coast, pane, MAP, 1.15, 0.1);
    for (const point of coast) expect(isInside(there, point, pane)).toBe(true);
  });

  test('has nothing beyond its edges where the whole map is seen', () => {
    for (const pane of [DESK, { ...DESK, height: 480 }, { ...DESK, width: 620 }]) {
      const camera = showing(boxOf(MAP), pane, MAP);
      for (const point of pointsOf(MAP).values()) {
        expect(sidesBeyond(camera, point, pane)).toEqual([]);
      }
    }
  });

  test('keeps what is offered apart for fingers, and tells where the rest is', () => {
    const all = [...pointsOf(MAP).values()];
    const camera = framing(all, PHONE, MAP, 1.15, 44 / closest(all));
    expect(camera.scale * closest(all)).toBeCloseTo(44);
    const sides = all.map((point) => sidesBeyond(camera, point, PHONE)[0]);
    expect(sides).toContain('left');
    expect(sides).toContain('right');
  });

  test('keeps the point under the pointer when it zooms', () => {
    const at: Point = [300, 280];
    const camera = showing(boxAround([[500, 350]], 150), DESK, MAP);
    const nearer = zoomed(camera, 1.1, at, DESK, MAP);
    expect(nearer.scale).toBeCloseTo(camera.scale * 1.1);
    const [before, after] = [seenAt(camera, at), seenAt(nearer, at)];
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  test('goes neither farther than the whole map nor too near', () => {
    let camera = showing(boxOf(MAP), DESK, MAP);
    for (let times = 0; times < 30; times++) camera = zoomed(camera, 0.5, [0, 0], DESK, MAP);
    expect(camera.scale).toBe(farthest(DESK, MAP));
    for (let times = 0; times < 30; times++) camera = zoomed(camera, 2, [0, 0], DESK, MAP);
    expect(camera.scale).toBeLessThan(4);
  });

  test('never leaves the map', () => {
    let camera = showing(boxAround([[500, 350]], 100), PHONE, MAP);
    camera = dragged(camera, [-99999, -99999], PHONE, MAP);
    const [x, y] = seenAt(camera, [0, PHONE.top]);
    expect(x).toBeLessThan(MAP.width);
    expect(y).toBeLessThan(MAP.height);
    expect(held(camera, PHONE, MAP)).toEqual(camera);
  });

  test('moves with keys, and leaves other keys alone', () => {
    const camera = showing(boxAround([[500, 350]], 180), DESK, MAP);
    expect(keyed(camera, 'ArrowRight', DESK, MAP)!.x).toBeGreaterThan(camera.x);
    expect(keyed(camera, 'ArrowUp', DESK, MAP)!.y).toBeLessThan(camera.y);
    expect(keyed(camera, '+', DESK, MAP)!.scale).toBeGreaterThan(camera.scale);
    expect(keyed(camera, '-', DESK, MAP)!.scale).toBeLessThan(camera.scale);
    expect(keyed(camera, '0', DESK, MAP)).toEqual(showing(boxOf(MAP), DESK, MAP));
    expect(keyed(camera, 'x', DESK, MAP)).toBeNull();
  });

  test('glides from one place to another', () => {
    const from = { x: 0, y: 10, scale: 1 };
    const to = { x: 100, y: 30, scale: 2 };
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5)).toEqual({ x: 50, y: 20, scale: 1.5 });
  });
});

describe('an arrow key', () => {
  const points = pointsOf(MAP);

  test('leads to a place that lies there', () => {
    for (const [id, [x, y]] of points) {
      const right = neighbour(id, 'ArrowRight', points);
      if (right) expect(points.get(right)![0]).toBeGreaterThan(x);
      const up = neighbour(id, 'ArrowUp', points);
      if (up) expect(points.get(up)![1]).toBeLessThan(y);
    }
  });

  test('reaches every place from every other', () => {
    const seen = new Set(['thokaia']);
    const queue = ['thokaia'];
    for (let id = queue.shift(); id; id = queue.shift()) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = neighbour(id, key, points);
        if (next && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(points.size);
  });

  test('leads nowhere from the edge, nor does another key', () => {
    const two = new Map<string, Point>([
      ['a', [0, 0]],
      ['b', [10, 1]],
    ]);
    expect(neighbour('a', 'ArrowRight', two)).toBe('b');
    expect(neighbour('b', 'ArrowRight', two)).toBeUndefined();
    expect(neighbour('a', 'ArrowDown', two)).toBeUndefined();
    expect(neighbour('a', 'Enter', two)).toBeUndefined();
  });
});
