/** A numbered stream of events: applied once each, in order, or not at all. */
import type { News, WireEvent } from './wire';

export class Stream {
  /** The number of the next event that is lacking. */
  next = 0;

  /** The events that are new; null if some before them are missing. */
  accept(news: Pick<News, 'first' | 'events'>): WireEvent[] | null {
    if (news.first > this.next) return null;
    const fresh = news.events.slice(this.next - news.first);
    this.next += fresh.length;
    return fresh;
  }
}
