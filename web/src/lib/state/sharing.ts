/** Several people at one device: what each is called, kept on the device for the next time. */
import type { SeatWish } from '../net/wire';

const KEY = 'tablee-names';

/** The names by seat that were last said here; empty where none was. */
export function keptNames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map((name) => (typeof name === 'string' ? name : '')) : [];
  } catch {
    return [];
  }
}

/** The device is passed on: more than one seat is mine. */
export const isShared = (seats: SeatWish[]): boolean =>
  seats.filter(({ kind }) => kind === 'me').length > 1;

/** Seats as they are wished for: only where a device is passed on do they have names of their own. */
export function named(seats: SeatWish[]): SeatWish[] {
  const shared = isShared(seats);
  return seats.map((seat) => ({
    ...seat,
    name: shared && seat.kind === 'me' ? (seat.name ?? '').trim() : '',
  }));
}

/** Remember them, one for each of my seats in their order. */
export function keepNames(seats: SeatWish[]): void {
  if (!isShared(seats)) return;
  const names = named(seats).flatMap(({ kind, name }) => (kind === 'me' ? [name ?? ''] : []));
  const others = keptNames().slice(names.length);
  try {
    localStorage.setItem(KEY, JSON.stringify([...names, ...others]));
  } catch {
    // A device that keeps nothing still plays.
  }
}
