/** Where somebody looks on the map: gliding there, dragged by fingers, zoomed by wheel and keys. */
import {
  between,
  boxAround,
  boxOf,
  closest,
  dragged,
  framing,
  held,
  isInside,
  keyed,
  showing,
  zoomed,
  type Camera,
  type Pane,
} from './camera';
import type { MapData, Point } from './map';

/** On panes narrower than this the map opens on what concerns the viewer. */
export const NARROW = 600;
/** And on those lower than this. */
const LOW = 400;
/** What can be tapped is so many pixels from the next. */
const TAP = 44;
const NEAR = 1.15;
/** At this many pixels for a unit, names can be read on a phone. */
const READABLE = 0.84;
const GLIDE = 400;
/** A press that moves less is a click. */
const STILL = 6;
/** So long after the last movement the map is drawn sharply again. */
const REST = 160;
/** How far around a place one looks that one goes to. */
const ROOM = 190;

/** The whole map can be read at once. */
const isRoomy = ({ width, height }: Pane) => width >= NARROW && height >= LOW;

/** What a viewpoint is told: the map, its pane, and what is offered on it. */
export interface Outlook {
  map: MapData;
  pane: Pane;
  /** Where the viewer's Doctor stands. */
  home: Point;
  /** Where things can be chosen. */
  offered: Point[];
  calm: boolean;
}

export class Viewpoint {
  /** While the map moves it is one picture. */
  moving = $state(false);
  #wished = $state.raw<Camera | null>(null);
  #told: () => Outlook;
  #frame = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;
  // Fingers on the map change nothing by themselves: only what they drag does.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #fingers = new Map<number, Point>();
  #wandered = 0;
  /** Whoever moves the map keeps it so until something else is asked. */
  #own = false;
  camera: Camera = $derived.by(() => {
    const { map, pane } = this.#told();
    return held(this.#wished ?? this.#opening(), pane, map);
  });

  constructor(told: () => Outlook) {
    this.#told = told;
  }

  /** What one sees at first: all of it, or on a phone what one can reach. */
  #opening(): Camera {
    const { map, pane } = this.#told();
    if (isRoomy(pane) || pane.width === 0) return showing(boxOf(map), pane, map);
    return this.#framing();
  }

  #framing(): Camera {
    const { map, pane, home, offered } = this.#told();
    if (offered.length === 0) return showing(boxAround([home], ROOM), pane, map, NEAR, READABLE);
    if (isRoomy(pane)) return showing(boxOf(map), pane, map);
    return framing(offered, pane, map, NEAR, this.#smallest());
  }

  /** The scale at which what is offered can still be told apart by a finger. */
  #smallest(): number {
    return TAP / closest(this.#told().offered);
  }

  /** Something else is asked: what is offered comes into sight. */
  asked(): void {
    this.#own = false;
    this.bring();
  }

  /** Also when the pane gets another shape, unless the viewer has moved the map. */
  bring(): void {
    const { pane, offered } = this.#told();
    if (this.#own || offered.length === 0) return;
    if (offered.every((point) => isInside(this.camera, point, pane))) return;
    this.glide(this.#framing());
  }

  glide(to: Camera): void {
    cancelAnimationFrame(this.#frame);
    const { map, pane, calm } = this.#told();
    const from = this.camera;
    const goal = held(to, pane, map);
    if (calm) {
      this.#wished = goal;
      return;
    }
    const began = performance.now();
    this.moving = true;
    const step = (now: number) => {
      const share = Math.min(1, (now - began) / GLIDE);
      this.#wished = between(from, goal, share * share * (3 - 2 * share));
      if (share < 1) this.#frame = requestAnimationFrame(step);
      else this.moving = false;
    };
    this.#frame = requestAnimationFrame(step);
  }

  fit(): void {
    const { map, pane } = this.#told();
    this.#take(showing(boxOf(map), pane, map));
  }

  /** To some points, with room around them; as near as they can be tapped. */
  goTo(points: Point[], room = ROOM): void {
    const { map, pane } = this.#told();
    if (points.length > 0) this.#take(showing(boxAround(points, room), pane, map, NEAR));
  }

  /** To those of the offered points that lie beyond an edge. */
  goOn(points: Point[]): void {
    const { map, pane } = this.#told();
    this.#take(framing(points, pane, map, NEAR, this.#smallest()));
  }

  goHome(): void {
    this.goTo([this.#told().home]);
  }

  nearer(by: number): void {
    const { map, pane } = this.#told();
    const { width, height, top, bottom = 0 } = pane;
    this.#take(zoomed(this.camera, by, [width / 2, (height + top - bottom) / 2], pane, map));
  }

  /** So that a place has room around it, as near as one looks now. */
  centre([x, y]: Point): void {
    const { pane } = this.#told();
    const { scale } = this.camera;
    this.glide({ scale, x: x - pane.width / 2 / scale, y: y - pane.height / 2 / scale });
  }

  /** Whether a key moved the map. */
  key(key: string): boolean {
    const { map, pane } = this.#told();
    const to = keyed(this.camera, key, pane, map);
    if (to) this.#take(to);
    return to !== null;
  }

  #take(to: Camera): void {
    this.#own = true;
    this.glide(to);
  }

  // --- fingers -----------------------------------------------------------------------------------

  /** What is released now has not been dragged: it is a click. */
  get clicked(): boolean {
    return this.#wandered < STILL;
  }

  wheel(at: Point, delta: number): void {
    const { map, pane } = this.#told();
    this.#moveTo(zoomed(this.camera, Math.exp(-delta), at, pane, map));
  }

  press(id: number, at: Point, first: boolean): void {
    if (first) this.#fingers.clear();
    if (this.#fingers.size === 0) this.#wandered = 0;
    this.#fingers.set(id, at);
  }

  /** A finger has moved; whether that moves the map. */
  drag(id: number, now: Point): boolean {
    const before = this.#fingers.get(id);
    if (!before) return false;
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    this.#wandered += Math.hypot(dx, dy);
    if (this.clicked) return false;
    const { map, pane } = this.#told();
    const other = [...this.#fingers].find(([one]) => one !== id)?.[1];
    this.#fingers.set(id, now);
    if (!other) {
      this.#moveTo(dragged(this.camera, [dx, dy], pane, map));
      return true;
    }
    const far = (at: Point) => Math.hypot(at[0] - other[0], at[1] - other[1]);
    const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
    const by = far(now) / Math.max(1, far(before));
    const pinched = zoomed(this.camera, by, middle, pane, map);
    this.#moveTo(dragged(pinched, [dx / 2, dy / 2], pane, map));
    return true;
  }

  release(id: number): void {
    this.#fingers.delete(id);
  }

  #moveTo(to: Camera): void {
    cancelAnimationFrame(this.#frame);
    this.#own = true;
    this.moving = true;
    this.#wished = to;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (this.moving = false), REST);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#settling);
  }
}
