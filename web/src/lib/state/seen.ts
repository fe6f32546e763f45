/** What this device has last shown of a match: whoever comes back is told what happened since. */
import type { SeatView } from '../net/wire';

interface Kept {
  /** The build that wrote it: another one may draw other things. */
  by: string;
  at: number;
  view: SeatView;
}

const PREFIX = 'tablee-seen-';
const BUILD = import.meta.url;
const MOST = 12;

const keyOf = (id: string, seat: number) => `${PREFIX}${id}-${seat}`;

/** What is still to be written, by its key. */
let due: { key: string; kept: Kept } | null = null;

/** Written when nothing else is to be done: a whole view takes longer than a frame on a phone. */
export function keepSeen(id: string, seat: number, view: SeatView): void {
  const key = keyOf(id, seat);
  if (due && due.key !== key) write();
  if (!due) whenIdle(write);
  due = { key, kept: { by: BUILD, at: Date.now(), view } };
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act, 100);
}

if ('addEventListener' in globalThis) addEventListener('pagehide', write);

function write(): void {
  if (!due) return;
  const { key, kept } = due;
  due = null;
  try {
    if (localStorage.getItem(key) === null) forgetOldest();
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A device that keeps nothing still plays; it only cannot tell what is new.
  }
}

export function lastSeen(id: string, seat: number): SeatView | null {
  write();
  const kept = read(keyOf(id, seat));
  return kept?.by === BUILD ? kept.view : null;
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function forgetOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const byAge = keys.sort((a, b) => (read(b)?.at ?? 0) - (read(a)?.at ?? 0));
  for (const key of byAge.slice(MOST - 1)) localStorage.removeItem(key);
}
