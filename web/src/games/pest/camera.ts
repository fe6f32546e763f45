/** Where one looks on the map, and how near: a point of the map in the corner of the pane, and pixels for a unit. */
import type { MapData, Point } from './map';

export interface Camera {
  /** What of the map lies in the upper left corner of the pane. */
  x: number;
  y: number;
  /** Pixels for a unit of the map. */
  scale: number;
}

export interface Pane {
  width: number;
  height: number;
  /** What the pane hides at its upper edge, in pixels: the track lies over it. */
  top: number;
  /** And at its lower edge, where tools do. */
  bottom?: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Sea that may be seen around the map, in its units. */
const SEA = 12;
/** So many pixels off the edge of the pane, a place can be seen whole. */
export const SHORE = 48;
/** No place lies nearer to the edge of the map, in its units. */
const COAST = 55;
const NEAREST = 2.6;
/** As far as a key moves, as a share of the pane. */
const STRIDE = 0.18;

export function boxOf({ width, height }: MapData): Box {
  return { left: 0, top: 0, right: width, bottom: height };
}

/** The box around some points, with room for what stands there. */
export function boxAround(points: Point[], room: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - room,
    top: Math.min(...ys) - room,
    right: Math.max(...xs) + room,
    bottom: Math.max(...ys) + room,
  };
}

/** The camera that shows a whole box in the middle of the pane; only its middle if it would be too small. */
export function showing(
  box: Box,
  pane: Pane,
  map: MapData,
  nearest = NEAREST,
  smallest = 0,
): Camera {
  const height = openHeight(pane);
  const fitting = Math.min(pane.width / (box.right - box.left), height / (box.bottom - box.top));
  const scale = Math.max(smallest, Math.min(nearest, fitting));
  return held(
    {
      scale,
      x: (box.left + box.right) / 2 - pane.width / 2 / scale,
      y: (box.top + box.bottom) / 2 - (height / 2 + pane.top) / scale,
    },
    pane,
    map,
  );
}

/** The camera that has all points well inside the pane; where that would be too small, as many as there is room for. */
export function framing(
  points: Point[],
  pane: Pane,
  map: MapData,
  nearest: number,
  smallest: number,
): Camera {
  const { left, top, right, bottom } = boxAround(points, 0);
  const scale = Math.min(
    nearest,
    (pane.width - 2 * SHORE) / Math.max(1, right - left),
    (openHeight(pane) - 2 * SHORE) / Math.max(1, bottom - top),
  );
  return showing({ left, top, right, bottom }, pane, map, Math.max(smallest, scale), smallest);
}

/** Whether a point of the map lies well inside the pane. */
export function isInside(camera: Camera, [x, y]: Point, pane: Pane): boolean {
  return sidesBeyond(camera, [x, y], pane).length === 0;
}

export type Side = 'left' | 'right' | 'up' | 'down';

/** Beyond which edges of the pane a point lies. */
export function sidesBeyond({ x, y, scale }: Camera, at: Point, pane: Pane): Side[] {
  const [px, py] = [(at[0] - x) * scale, (at[1] - y) * scale];
  const edge = Math.min(SHORE, COAST * scale) - 1;
  const found: Side[] = [];
  if (px < edge) found.push('left');
  if (px > pane.width - edge) found.push('right');
  if (py < pane.top + edge) found.push('up');
  if (py > pane.height - (pane.bottom ?? 0) - edge) found.push('down');
  return found;
}

/** The shortest way between two of some points. */
export function closest(points: Point[]): number {
  let least = Infinity;
  for (const [number, [x, y]] of points.entries())
    for (const [u, v] of points.slice(number + 1))
      least = Math.min(least, Math.hypot(x - u, y - v));
  return least;
}

function openHeight({ height, top, bottom = 0 }: Pane): number {
  return Math.max(1, height - top - bottom);
}

/** The scale at which the map just fits into the pane. */
export function farthest(pane: Pane, map: MapData): number {
  return Math.min(pane.width / map.width, openHeight(pane) / map.height);
}

/** Near enough, far enough, and never off the map: where all of it fits, it stays in the middle. */
export function held(camera: Camera, pane: Pane, map: MapData): Camera {
  const scale = Math.max(farthest(pane, map), Math.min(NEAREST, camera.scale));
  const over = pane.top / scale;
  return {
    scale,
    x: within(camera.x, -SEA, map.width + SEA, pane.width / scale),
    y: within(camera.y + over, -SEA, map.height + SEA, openHeight(pane) / scale) - over,
  };
}

function within(start: number, least: number, most: number, length: number): number {
  if (length >= most - least) return (least + most - length) / 2;
  return Math.max(least, Math.min(most - length, start));
}

/** Nearer or farther, while the point under the pointer stays where it is. */
export function zoomed(camera: Camera, by: number, at: Point, pane: Pane, map: MapData): Camera {
  const { scale } = held({ ...camera, scale: camera.scale * by }, pane, map);
  const [x, y] = [camera.x + at[0] / camera.scale, camera.y + at[1] / camera.scale];
  return held({ scale, x: x - at[0] / scale, y: y - at[1] / scale }, pane, map);
}

/** Moved with a drag of so many pixels. */
export function dragged(camera: Camera, [dx, dy]: Point, pane: Pane, map: MapData): Camera {
  const { x, y, scale } = camera;
  return held({ scale, x: x - dx / scale, y: y - dy / scale }, pane, map);
}

const STRIDES: Record<string, Point> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** What a key does to the camera; nothing if it means something else. */
export function keyed(camera: Camera, key: string, pane: Pane, map: MapData): Camera | null {
  const stride = STRIDES[key];
  if (stride) {
    const by: Point = [stride[0] * pane.width * STRIDE, stride[1] * pane.height * STRIDE];
    return dragged(camera, by, pane, map);
  }
  const middle: Point = [pane.width / 2, (pane.height + pane.top) / 2];
  if (key === '+' || key === '=') return zoomed(camera, 1.3, middle, pane, map);
  if (key === '-') return zoomed(camera, 1 / 1.3, middle, pane, map);
  if (key === '0') return showing(boxOf(map), pane, map);
  return null;
}

/** A camera between two, for a glide from one to the other. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (one: number, other: number) => one + (other - one) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

/** The point of the map that is seen at a point of the pane. */
export function seenAt({ x, y, scale }: Camera, [px, py]: Point): Point {
  return [x + px / scale, y + py / scale];
}
