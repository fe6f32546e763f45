/** How long everybody thought, from the times of a match that is over. */
import type { Thought } from '../net/wire';

export interface Thinking {
  seat: number;
  moves: number;
  all: number;
  each: number;
  most: Thought;
}

/** One for each seat of which times are known. */
export function thinkingOf(thoughts: Thought[]): Thinking[] {
  const seats = [...new Set(thoughts.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const own = thoughts.filter((thought) => thought.seat === seat);
    const all = own.reduce((sum, { seconds }) => sum + seconds, 0);
    const most = own.reduce((a, b) => (b.seconds > a.seconds ? b : a));
    return { seat, moves: own.length, all, each: all / own.length, most };
  });
}

/** Those that led to what is told from one event up to another. */
export function thoughtsBetween(thoughts: Thought[], first: number, next: number): Thought[] {
  return thoughts.filter(({ moment }) => moment >= first && moment < next);
}
