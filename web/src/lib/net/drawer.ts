/** Moves of one seat in the local storage of this device, until the server has answered them. */
import type { Drawer, Move } from './outbox';

export function drawer(id: string, seat: number): Drawer {
  const key = `tablee-moves-${id}-${seat}`;
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? '[]') as Move[];
      } catch {
        return [];
      }
    },
    write(moves) {
      try {
        if (moves.length > 0) localStorage.setItem(key, JSON.stringify(moves));
        else localStorage.removeItem(key);
      } catch {
        // A device that keeps nothing still plays.
      }
    },
  };
}
