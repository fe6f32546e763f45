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

export class Motion {
  /** Something is being played. */
  busy = $state(false);
  private wake: (() => void) | null = null;
  private skipped = false;
  /** How much faster than usual it goes, if there is much to see. */
  private hurry = 1;

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
      show(step);
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

  /** Take note of where things are, before the table changes. */
  note(table: HTMLElement): Places {
    const places: Places = {};
    for (const thing of table.querySelectorAll<HTMLElement>('[data-entity]')) {
      places[thing.dataset['entity'] ?? ''] = thing.getBoundingClientRect();
    }
    return places;
  }

  /** After the change: whatever has moved comes flying from where it was. */
  land(table: HTMLElement, before: Places): void {
    if (!this.pace().flies || this.skipped) return;
    for (const thing of table.querySelectorAll<HTMLElement>('[data-entity]')) {
      const start = before[thing.dataset['entity'] ?? ''] ?? before[thing.dataset['from'] ?? ''];
      if (start) this.travel(thing, start);
    }
  }

  /** Move an element from the place of another to its own. */
  travel(thing: HTMLElement, from: DOMRect): void {
    const to = thing.getBoundingClientRect();
    if (!to.width || !from.width) return;
    const [x, y] = [from.left - to.left, from.top - to.top];
    const scale = from.width / to.width;
    if (Math.hypot(x, y) < NEAR && Math.abs(scale - 1) < 0.05) return;
    const away = Math.hypot(x, y);
    const lift = `${(x / 2).toFixed(1)}px ${(y / 2 - Math.min(40, away / 6)).toFixed(1)}px`;
    thing.animate(
      [
        { translate: `${x}px ${y}px`, scale: `${scale}`, transformOrigin: '0 0', zIndex: 20 },
        { translate: lift, scale: `${(scale + 1) / 2}`, transformOrigin: '0 0', zIndex: 20 },
        { translate: '0px 0px', scale: '1', transformOrigin: '0 0', zIndex: 20 },
      ],
      { duration: FLIGHT / this.speed(), easing: 'cubic-bezier(.3,.1,.2,1)' },
    );
  }
}
