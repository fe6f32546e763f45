/** Shows what happens before it shows how things are now: events first, then the new view. */
import { untrack } from 'svelte';
import type { SeatView, WireEvent } from '../net/wire';
import { looking } from './looking.svelte';
import type { Motion } from './motion.svelte';
import { toldFrom, type Told } from './told';

/** One moment of what happens, how long it stays, and the event that it tells. */
export interface Moment<Scene> {
  scene: Scene;
  time: number;
  event: WireEvent | null;
}

/** How long a view waits for the events that belong to it; without a socket they come by and by. */
const LATE = 2500;

export class Playback<Scene> {
  scene: Scene = $state.raw() as Scene;
  /** What is being told; nothing once it has been. */
  event: WireEvent | null = $state.raw(null);
  private events: WireEvent[] = [];
  /** How many events have been shown or are about to be. */
  private heard: number;
  private playing = false;
  private timer = 0;

  /**
   * @param moments what there is to see while this is told, from this scene on: no scene may show
   * anything but what one of the views shows
   * @param shown is told how many events have been shown (see `BoardProps.shown`)
   */
  constructor(
    readonly motion: Motion,
    private sceneOf: (view: SeatView, before?: Scene) => Scene,
    private moments: (scene: Scene, told: Told[]) => Moment<Scene>[],
    private view: SeatView,
    private shown: (count: number) => void,
  ) {
    this.scene = sceneOf(view);
    this.heard = view.told;
  }

  /** All events so far: those that are new are played. */
  hear(events: WireEvent[]): void {
    this.events = events;
    if (!this.playing && events.length > this.heard) untrack(() => void this.run());
  }

  see(view: SeatView): void {
    if (view === this.view) return;
    this.view = view;
    untrack(() => this.settle());
  }

  private async run(): Promise<void> {
    this.playing = true;
    while (this.events.length > this.heard) {
      await looking.back();
      const { events } = this;
      const told = toldFrom(events, this.heard, this.view);
      this.heard = events.length;
      await this.motion.play(this.moments(this.scene, told), ({ scene, event }) => {
        this.scene = scene;
        this.event = event;
        if (event) this.shown(events.indexOf(event) + 1);
      });
      this.shown(this.heard);
    }
    this.playing = false;
    this.event = null;
    this.settle();
  }

  /** Events and view come one after the other; a view that is alone waits a little for them. */
  private settle(): void {
    if (this.playing) return;
    window.clearTimeout(this.timer);
    if (this.view.told <= this.heard) this.show();
    else this.timer = window.setTimeout(() => this.show(), LATE);
  }

  private show(): void {
    if (this.playing) return;
    this.heard = Math.max(this.heard, this.view.told);
    this.scene = this.sceneOf(this.view, this.scene);
    this.shown(this.heard);
  }
}
