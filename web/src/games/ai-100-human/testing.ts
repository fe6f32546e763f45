/** For tests: games that were really played. */
import type { WireEvent } from '../../lib/net/wire';
import games from './played.json';

/** Written by tests/web/test_ai_100_human_played.py. */
interface Played {
  seats: number;
  /** From one question to the next. */
  stretches: { before: object; events: WireEvent[]; after: object }[];
}

export const PLAYED = games as unknown as Played[];
