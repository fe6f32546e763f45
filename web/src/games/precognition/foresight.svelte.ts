/** What a choice would bring, told beside it once the pointer rests there. */
import type { WireEvent } from '../../lib/net/wire';

const REST = 350;

export class Foresight {
  shown: { lines: string[]; anchor: HTMLElement } | null = $state.raw(null);
  private resting = 0;
  private looked = '';

  constructor(
    private preview: (action: string) => Promise<WireEvent[]>,
    private offers: (action: string) => boolean,
    private tell: (event: WireEvent) => string,
  ) {}

  /** Without a place, or of something that is not on offer, nothing is told. */
  look = (action: string, anchor?: HTMLElement): void => {
    if (action && action === this.looked) return;
    this.looked = action;
    this.shown = null;
    window.clearTimeout(this.resting);
    if (!anchor || !this.offers(action)) return;
    this.resting = window.setTimeout(async () => {
      const events = await this.preview(action).catch(() => []);
      if (events.length === 0 || !anchor.matches(':hover')) return;
      this.shown = { lines: events.map(this.tell), anchor };
    }, REST);
  };
}
