/** Shows what happens before it shows how things are now: news first, then the new view. */
import type { SeatView, WireEvent } from '../net/wire';
import type { Motion } from './motion.svelte';

/** One moment of what happens, how long it stays, and the event that tells it. */
export interface Moment<Scene> {
  scene: Scene;
  time: number;
  event: WireEvent | null;
}

/** How long a view waits for the news that belong to it; without a socket they come by and by. */
const LATE = 2500;

export class Playback<Scene> {
  scene: Scene = $state.raw() as Scene;
  /** What is being told, or was told last. */
  event: WireEvent | null = $state.raw(null);
  private queue: WireEvent[] = [];
  /** How many events have been shown or are about to be. */
  private heard: number;
  /** How many events a view has shown already that are still to be heard. */
  private overtaken = 0;
  private timer = 0;

  constructor(
    readonly motion: Motion,
    private sceneOf: (view: SeatView, before?: Scene) => Scene,
    private moments: (scene: Scene, news: WireEvent[]) => Moment<Scene>[],
    private view: SeatView,
    private news: WireEvent[],
  ) {
    this.scene = sceneOf(view);
    this.heard = view.told;
  }

  hear(news: WireEvent[]): void {
    if (news === this.news) return;
    this.news = news;
    const fresh = news.slice(this.overtaken);
    this.overtaken -= news.length - fresh.length;
    this.heard += fresh.length;
    this.queue.push(...fresh);
    void this.run();
  }

  see(view: SeatView): void {
    if (view === this.view) return;
    this.view = view;
    this.settle();
  }

  private async run(): Promise<void> {
    if (this.motion.busy) return;
    while (this.queue.length > 0) {
      const moments = this.moments(this.scene, this.queue.splice(0));
      await this.motion.play(moments, (moment) => {
        this.scene = moment.scene;
        this.event = moment.event ?? this.event;
      });
    }
    this.settle();
  }

  /** News and view come one after the other; one that is alone waits a little for the other. */
  private settle(): void {
    if (this.motion.busy) return;
    window.clearTimeout(this.timer);
    if (this.view.told === this.heard) this.show();
    else this.timer = window.setTimeout(() => this.show(), LATE);
  }

  private show(): void {
    if (this.motion.busy) return;
    this.overtaken += Math.max(0, this.view.told - this.heard);
    this.heard = this.view.told;
    this.scene = this.sceneOf(this.view, this.scene);
  }
}
