/** What each answer to the question would score, as the rules look ahead: asked once for each. */
import type { Choice, SeatView, WireEvent } from '../../lib/net/wire';
import { scoredOf, type Scored } from './made';

type Ask = (action: string) => Promise<WireEvent[]>;

/** Answers of which it is worth knowing what they score. */
const VERBS = new Set([
  'keep',
  'pick',
  'discard',
  'play',
  'insert',
  'place',
  'copy',
  'read',
  'to',
  'declare',
]);

/** How long, in milliseconds, something that is known may wait for the rest. */
const PATIENCE = 150;

/** No question: it was left before everything about it was known. */
const LEFT = '…';

const textOf = ({ text }: Choice) => text;

export class Outlook {
  /** By the text of the answer. */
  private known: Record<string, Scored[]> = $state.raw({});
  private question = '';
  private waiting: string[] = [];
  /** Not all was asked about the question. */
  private cut = false;
  private asking: Promise<void> | null = null;

  constructor(private preview: Ask) {}

  /** What an answer would score; nothing if it is not known. */
  of(action: string): Scored[] {
    return this.known[action] ?? [];
  }

  /** Look ahead for a new question; what is drafted is remembered. */
  see({ decision, draft }: SeatView, choices: Choice[]): void {
    const question = [decision?.number, decision?.ask, ...draft].join(' ');
    if (this.question === question) return;
    if (!decision && (choices.length === 0 || this.question !== '')) {
      if (this.cut) this.question = LEFT;
      return;
    }
    this.question = question;
    this.cut = false;
    this.known = {};
    // A draft that is found, not made: what could be answered instead is asked for all the same.
    const answers = (decision ? (decision.group?.choices ?? decision.choices) : choices).map(
      textOf,
    );
    this.waiting = answers.filter((text) => VERBS.has(text.split(' ')[0]!));
    if (this.waiting.length > 0) this.asking ??= this.run().finally(() => (this.asking = null));
  }

  /** Before an answer is given: nothing more is asked about this question, unless it comes back. */
  async rest(): Promise<void> {
    this.cut = this.waiting.length > 0;
    this.waiting = [];
    await this.asking;
  }

  /** The table hears of several at once: with each of them it would be drawn anew. */
  private async run(): Promise<void> {
    let fresh: Record<string, Scored[]> = {};
    let since = performance.now();
    while (this.waiting.length > 0) {
      const [action = '', ...rest] = this.waiting;
      this.waiting = rest;
      const question = this.question;
      const events = await this.preview(action).catch(() => []);
      if (question !== this.question) {
        fresh = {};
        continue;
      }
      fresh[action] = scoredOf(events);
      if (this.waiting.length > 0 && performance.now() - since < PATIENCE) continue;
      this.known = { ...this.known, ...fresh };
      fresh = {};
      since = performance.now();
    }
  }
}
