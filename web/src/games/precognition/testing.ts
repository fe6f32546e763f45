/** For tests: games that were really played. */
import type { WireEvent } from '../../lib/net/wire';
import type { Amounts } from './kit';
import games from './played.json';

/** Written by tests/web/test_precognition_played.py. */
interface Played {
  seats: number;
  activations: {
    kept: string;
    received: string;
    healthy: number;
    /** Of both cards. */
    cost: number;
    /** What each way to activate that was allowed brought. */
    gains: Record<string, Amounts>;
  }[];
  /** Which Machines could be used. */
  machines: { seat: number; table: object; usable: string[] }[];
  /** From one choice of cards to the next. */
  stretches: { before: object; events: WireEvent[]; after: object }[];
}

export const PLAYED = games as unknown as Played[];
