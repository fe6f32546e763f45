/** What there is to see while things happen: one moment after the other. */
import type { Moment } from '../../lib/ui/playback.svelte';
import type { Told } from '../../lib/ui/told';
import { sceneOf, type Scene } from './scene';

/** How long each kind of event stays on the table. */
const TIME: Record<string, number> = {
  lay: 500,
  turn: 1100,
  'turn-own': 1100,
  lose: 1000,
  out: 1000,
  won: 1500,
  failed: 1500,
  last: 1500,
  round: 700,
};
const USUAL = 800;

/** The scenes are those of the views. */
export function moments(start: Scene, told: Told[]): Moment<Scene>[] {
  let scene = start;
  return told.map(({ events, view }) => {
    const [event = null] = events.slice(-1);
    if (view) scene = sceneOf(view);
    return { scene, time: TIME[event?.name ?? ''] ?? USUAL, event };
  });
}
