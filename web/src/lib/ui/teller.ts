/** The sentences that every board says in the same way; each title's own Teller adds its own. */
import type { Narrator } from '../i18n/narrator';
import type { Choice, WireEvent } from '../net/wire';

export type Args = Record<string, string | number>;

export class BoardTeller {
  constructor(protected words: Narrator) {}

  say(key: string, args: Args = {}): string {
    return this.words.words.say(`board-${key}`, args);
  }

  all(parts: string[]): string {
    return this.words.words.allOf(parts);
  }

  labelled(label: string, value: string | number): string {
    return this.words.words.labelled(label, value);
  }

  player(seat: number): string {
    return this.words.player(seat);
  }

  choice(choice: Choice): string {
    return this.words.choice(choice);
  }

  event(event: WireEvent): string {
    return this.words.event(event);
  }

  name(kind: string, thing: string): string {
    return this.words.entity(kind, thing);
  }

  field(field: string): string {
    return this.words.field(field);
  }

  score(part: string): string {
    return this.words.score(part);
  }

  term(term: string): string {
    return this.say(`term-${term}`);
  }

  meaning(term: string): string {
    return this.words.words.say(`board-term-${term}`, {}, 'meaning');
  }

  /** What a choice means after which there is no way back. */
  reveals(): string {
    return this.words.words.say('web-reveals');
  }

  /** What a seat is doing, as the frame says it. */
  state(state: string): string {
    return this.words.words.say(`web-seat-is-${state}`);
  }
}
