/** Who of those at a table is a bot, for all that says names inside a component. */
import { getContext, setContext } from 'svelte';

export interface BotSaid {
  label: string;
  /** A sentence on the style; none where there is none. */
  text: string;
}

const KEY = Symbol('bots');
type Bots = () => Record<string, BotSaid>;

/** What is said of every bot, by its name. */
export function giveBots(bots: Bots): void {
  setContext(KEY, bots);
}

/** Without anybody who has given them, there are none. */
export function botsHere(): Bots {
  return getContext<Bots | undefined>(KEY) ?? (() => ({}));
}
