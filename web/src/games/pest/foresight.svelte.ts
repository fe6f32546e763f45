/** What a choice would do that somebody looks at: asked from the server after a moment's rest. */
import type { Choice, SeatView, WireEvent } from '../../lib/net/wire';

export interface Seer {
  preview: (action: string) => Promise<WireEvent[]>;
  ahead?: (actions: string[]) => Promise<SeatView>;
}

const REST = 250;

export class Foresight {
  /** What would happen. */
  events = $state.raw<WireEvent[]>([]);
  /** How it would look then. */
  view = $state.raw<SeatView | null>(null);
  #looked = '';
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private seer: Seer) {}

  /** Nothing for looking away. */
  look = (choice: Choice | null | undefined): void => {
    if (choice?.text === this.#looked) return;
    clearTimeout(this.#resting);
    this.#looked = choice?.text ?? '';
    this.events = [];
    this.view = null;
    if (choice) this.#resting = setTimeout(() => void this.#ask(choice.text), REST);
  };

  /** What it cannot tell, as when a connection is cut, is not shown. */
  async #ask(action: string): Promise<void> {
    const [events, view] = await Promise.all([
      this.seer.preview(action).catch(() => []),
      this.#ahead([action]).catch(() => null),
    ]);
    if (this.#looked !== action) return;
    this.events = events;
    this.view = view;
  }

  /** Costs are paid with as few Coins as can be: the first answer to how many. */
  async #ahead(actions: string[]): Promise<SeatView | null> {
    const view = (await this.seer.ahead?.(actions)) ?? null;
    const [least] = view?.decision?.choices ?? [];
    if (view?.decision?.ask !== 'pay-coins' || !least) return view;
    return this.#ahead([...actions, least.text]);
  }
}
