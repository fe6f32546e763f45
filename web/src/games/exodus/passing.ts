/** Where the packets of a draft go, and where they come from. */
import type { Kit } from './kit';
import type { Scene } from './scene';

export function neighboursOf(kit: Kit, scene: Scene, seat: number): { to: number; from: number } {
  const seats = scene.places.length;
  const next = (seat + 1) % seats;
  const last = (seat + seats - 1) % seats;
  const toLeft = kit.rounds[scene.round - 1]?.passes !== 'right';
  return toLeft ? { to: next, from: last } : { to: last, from: next };
}
