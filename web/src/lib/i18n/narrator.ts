/** Tells a game to one reader: the twin of `tablee/words/narrator.py`, from what the wire carries. */
import type { Choice, Decision, MessageInfo, Refusal, TitleInfo, WireEvent } from '../net/wire';
import { HIDDEN, type Argument, type Arguments, type TitleWords } from './words';

type Value = WireEvent['args'][string];

export class Narrator {
  constructor(
    readonly words: TitleWords,
    readonly title: TitleInfo,
    readonly players: string[],
    readonly viewer: number,
  ) {}

  /** The question to the player; `about` is what it speaks of, from the same view. */
  prompt(decision: Pick<Decision, 'ask'>, about: Record<string, Value>): string {
    const info = this.title.asks[decision.ask];
    return this.words.say(`ask-${decision.ask}`, this.args(info, about));
  }

  /** What the question is about, for somebody who does not know the game. */
  help(decision: Decision): string {
    const key = `ask-${decision.ask}`;
    return this.words.has(key, 'help') ? this.words.say(key, {}, 'help') : '';
  }

  /** An action as words: what is done, and to what. */
  choice(choice: Choice): string {
    if (!choice.target) return this.words.say(`verb-${choice.verb}`);
    return this.words.say(`verb-${choice.verb}`, { target: this.target(choice) });
  }

  /** What an action is done to. */
  target(choice: Choice): Argument {
    const [kind, name] = split(choice.target);
    // Actions and positions call seats 1, 2, …; all else on the wire counts them from 0.
    return kind === 'seat' ? this.thing(kind, name) : this.value(kind, name);
  }

  /** What happened. The sentence may speak to the viewer if it is about the viewer. */
  event(event: WireEvent): string {
    const who: Arguments = {
      seat: event.seat >= 0 ? this.player(event.seat) : '',
      you: event.seat >= 0 && event.seat === this.viewer ? 'yes' : 'no',
    };
    const key = `event-${event.name}`;
    if (!this.words.has(key)) return this.words.say('web-event-unknown');
    if (event.hidden) return this.words.say(key, who, 'hidden');
    return this.words.say(key, { ...who, ...this.args(this.title.events[event.name], event.args) });
  }

  /** Why an action is not allowed. */
  refusal(refusal: Refusal): string {
    const info = this.title.refusals[refusal.name];
    return this.words.say(`refusal-${refusal.name}`, this.args(info, refusal.args));
  }

  player(seat: number): string {
    return this.players[seat] ?? HIDDEN;
  }

  /** A thing in a field of the position; seats are called 1, 2, … there. */
  thing(kind: string, name: string): string {
    return kind === 'seat' ? this.player(Number(name) - 1) : this.entity(kind, name);
  }

  entity(kind: string, name: string): string {
    return String(this.value(kind, name));
  }

  option(name: string): string {
    return this.words.option(name);
  }

  optionValue(name: string, value: unknown): string {
    return this.words.optionValue(name, value);
  }

  field(name: string): string {
    return this.words.field(name);
  }

  score(source: string): string {
    return this.words.score(source);
  }

  /**
   * The arguments of a sentence: of a list also how many there are, as `<name>_count`, and of a
   * player also whether it is the reader, as `<name>_you`.
   */
  private args(info: MessageInfo | undefined, values: Record<string, Value>): Arguments {
    const result: Arguments = {};
    for (const [name, bound] of Object.entries(values)) {
      const kind = info?.args[name] ?? '';
      if (Array.isArray(bound)) {
        result[name] = this.words.allOf(bound.map((one) => String(this.value(kind, one))));
        result[`${name}_count`] = bound.length;
      } else {
        result[name] = this.value(kind, bound);
        if (kind === 'seat') result[`${name}_you`] = bound === this.viewer ? 'yes' : 'no';
      }
    }
    return result;
  }

  /** One argument: what a thing or a player is called, or a number as it is. */
  private value(kind: string, value: Argument): Argument {
    if (!kind) return value;
    if (kind === 'seat') return this.player(Number(value));
    return this.words.entity(kind, String(value));
  }
}

function split(target: string): [string, string] {
  const at = target.indexOf(':');
  return [target.slice(0, at), target.slice(at + 1)];
}
