/** Movement on the table: it shows what has changed, can be skipped, and never decides anything. */
import type { Settings } from '../state/settings.svelte';

export interface Pace {
  /** How fast things happen: 1 as thought, 2 twice as fast. */
  speed: number;
  /** With reduced motion nothing flies; what happens is still shown step by step. */
  flies: boolean;
}

const SPEED = { slow: 0.6, normal: 1, fast: 2 };

/** The pace that somebody prefers. */
export function paceOf(settings: Pick<Settings, 'motion' | 'speed'>): Pace {
  return { speed: SPEED[settings.speed], flies: settings.motion === 'full' };
}

/** Where the things on the table are: the box of each, by entity. */
export type Places = Record<string, DOMRect>;

const FLIGHT = 600;
/** Whatever has happened, nobody watches for longer than this. */
const LONGEST = 20_000;
const NEAR = 2;

/** One thing on its way; it sets out after a delay, in milliseconds. */
export interface Flight {
  thing: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

/** A thing that is moving to its place, and how it does. */
interface Travel {
  thing: HTMLElement;
  flight: Animation;
  frames: Keyframe[];
  to: DOMRect;
}

/** What brings an element from its home into the middle of a place. */
function frameAt(home: DOMRect): (place: DOMRect, scale: number) => string {
  return ({ left, top, width, height }, scale) => {
    const x = left - home.left + (width - home.width) / 2;
    const y = top - home.top + (height - home.height) / 2;
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale})`;
  };
}

export class Motion {
  /** Something is being played. */
  busy = $state(false);
  private wake: (() => void) | null = null;
  private skipped = false;
  /** How much faster than usual it goes, if there is much to see. */
  private hurry = 1;

  /** Where things move. */
  table: HTMLElement | undefined;
  /** Read while nothing has changed yet: then nothing has to be laid out for it. */
  private remembered: Places | null = null;
  private travels: Travel[] = [];

  constructor(private pace: () => Pace) {}

  /** Play steps one after the other; each stays on the table for its time, unless skipped. */
  async play<Step extends { time: number }>(
    steps: Step[],
    show: (step: Step) => void,
  ): Promise<void> {
    const whole = steps.reduce((sum, step) => sum + step.time, 0) / this.pace().speed;
    this.hurry = Math.max(1, whole / LONGEST);
    this.busy = steps.length > 0;
    for (const step of steps) {
      this.remembered = this.note();
      show(step);
      queueMicrotask(() => (this.remembered = null)); // after the table was drawn anew
      await this.rest(step.time);
    }
    this.skipped = false;
    this.busy = false;
    this.hurry = 1;
  }

  /** Nothing of what is being played is waited for any longer. */
  skip(): void {
    if (!this.busy) return;
    this.skipped = true;
    this.wake?.();
  }

  private speed(): number {
    return this.pace().speed * this.hurry;
  }

  private async rest(time: number): Promise<void> {
    if (this.skipped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time / this.speed());
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }

  /** Where things are before the table changes. */
  before(): Places {
    return this.remembered ?? this.note();
  }

  private note(): Places {
    const places: Places = {};
    if (!this.table || !this.pace().flies || this.skipped) return places;
    for (const thing of this.table.querySelectorAll<HTMLElement>('[data-entity]')) {
      places[thing.dataset['entity'] ?? ''] = thing.getBoundingClientRect();
    }
    return places;
  }

  /** After the change: whatever has moved comes flying from where it was. */
  land(before: Places): void {
    if (!this.table || !this.pace().flies || this.skipped) return;
    const interrupted = this.interrupt();
    const moved: [HTMLElement, DOMRect, DOMRect][] = [];
    for (const thing of this.table.querySelectorAll<HTMLElement>('[data-entity]')) {
      if (isDrawn(thing)) continue;
      const start = before[thing.dataset['entity'] ?? ''] ?? before[thing.dataset['from'] ?? ''];
      if (start) moved.push([thing, start, thing.getBoundingClientRect()]);
    }
    // All places are read before anything moves: otherwise each would be laid out anew.
    for (const [thing, from, to] of moved) {
      const on = interrupted.find((one) => one.thing === thing);
      if (on && isSame(on.to, to)) this.fly(thing, on.frames, to, on.time);
      else this.travel(thing, from, to);
    }
  }

  /**
   * Whatever is on its way stops, so that its place can be read. Two flights of one thing would
   * keep each other from the compositor, and the second would begin in the wrong place.
   */
  private interrupt(): (Travel & { time: CSSNumberish | null })[] {
    const interrupted = this.travels.map((one) => ({ ...one, time: one.flight.currentTime }));
    for (const { flight } of this.travels) flight.cancel();
    this.travels = [];
    return interrupted;
  }

  /** Let elements that are not seen otherwise fly from one place to another, each in its time. */
  send(flights: Flight[]): void {
    if (!this.pace().flies || this.skipped) return;
    const homes = flights.map(({ thing }) => thing.getBoundingClientRect());
    for (const [i, { thing, from, to, delay }] of flights.entries()) {
      const at = frameAt(homes[i]!);
      thing.animate(
        [
          { transform: at(from, 0.6), opacity: 0 },
          { transform: at(from, 1.15), opacity: 1, offset: 0.2 },
          { transform: at(to, 0.7), opacity: 1, offset: 0.9 },
          { transform: at(to, 0.3), opacity: 0 },
        ],
        {
          duration: FLIGHT / this.speed(),
          delay: delay / this.speed(),
          easing: 'cubic-bezier(.4,0,.3,1)',
        },
      );
    }
  }

  /** Move an element from the place of another to its own. */
  travel(thing: HTMLElement, from: DOMRect, to = thing.getBoundingClientRect()): void {
    if (!to.width || !from.width) return;
    const [x, y] = [from.left - to.left, from.top - to.top];
    const scale = from.width / to.width;
    if (Math.hypot(x, y) < NEAR && Math.abs(scale - 1) < 0.05) return;
    const away = Math.hypot(x, y);
    const lift = `${(x / 2).toFixed(1)}px ${(y / 2 - Math.min(40, away / 6)).toFixed(1)}px`;
    const frames = [
      { translate: `${x}px ${y}px`, scale: `${scale}` },
      { translate: lift, scale: `${(scale + 1) / 2}` },
      { translate: '0px 0px', scale: '1' },
    ];
    this.fly(thing, frames, to);
  }

  private fly(
    thing: HTMLElement,
    frames: Keyframe[],
    to: DOMRect,
    time: CSSNumberish | null = null,
  ): void {
    // Only what the compositor moves by itself is animated; the rest stands still meanwhile.
    thing.style.transformOrigin = '0 0';
    thing.style.zIndex = '20';
    thing.style.transition = 'none'; // of its own place, while it flies
    const flight = thing.animate(frames, {
      duration: FLIGHT / this.speed(),
      easing: 'cubic-bezier(.3,.1,.2,1)',
    });
    if (time !== null) flight.currentTime = time;
    this.travels.push({ thing, flight, frames, to });
    flight.onfinish = flight.oncancel = () => {
      this.travels = this.travels.filter((one) => one.flight !== flight);
      if (this.travels.some((one) => one.thing === thing)) return; // it flies again
      thing.style.transformOrigin = '';
      thing.style.zIndex = '';
      thing.style.transition = '';
    };
  }
}

/**
 * Part of a drawing, such as a place on a map: measured in units of its own, and left to the main
 * thread by Chromium. What moves there is moved by its style.
 */
function isDrawn(thing: Element): boolean {
  return thing instanceof SVGElement && thing.ownerSVGElement !== null;
}

function isSame(one: DOMRect, other: DOMRect): boolean {
  const apart = Math.hypot(one.left - other.left, one.top - other.top);
  return apart < NEAR && Math.abs(one.width - other.width) < NEAR;
}
