/** A way of several steps: each step is an answer of its own, given as soon as it is asked for. */
import type { Choice, SeatView } from '../../lib/net/wire';

export class Journey {
  #steps: string[] = [];
  /** How many answers were drafted when the last step was chosen. */
  #drafted = 0;
  #seen = 0;

  /** The first step is chosen; these follow. */
  begin(steps: string[], { draft }: SeatView): void {
    this.#steps = steps;
    this.#drafted = draft.length;
  }

  /** The next step, if it is asked for, after whatever a place asks first. */
  next(view: SeatView, choices: Choice[]): Choice | undefined {
    const taken = view.draft.length;
    // Whoever takes back a step stops.
    if (taken < this.#seen) this.#steps = [];
    this.#seen = taken;
    if (this.#steps.length === 0 || taken <= this.#drafted) return undefined;
    const ask = view.decision?.ask;
    if (ask === 'take-action') this.#steps = [];
    if (ask !== 'move-doctor') return undefined;
    const [step = '', ...rest] = this.#steps;
    const choice = choices.find(({ verb, target }) => verb === 'go' && target === `place:${step}`);
    this.#steps = choice ? rest : [];
    this.#drafted = taken;
    return choice;
  }
}
