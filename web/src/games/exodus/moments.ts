/** What there is to see while things happen: one moment after the other. */
import type { Moment } from '../../lib/ui/playback.svelte';
import { joined, type Told } from '../../lib/ui/told';
import type { Kit } from './kit';
import { sceneOf, type Scene } from './scene';

/** How long each kind of event stays on the table. */
const TIME: Record<string, number> = {
  round: 700,
  fill: 900,
  place: 900,
  cubes: 500,
  hide: 700,
  reveal: 900,
  win: 800,
  'no-majority': 600,
  integrate: 700,
  recycle: 450,
  use: 700,
  destroy: 900,
  imprison: 900,
  steal: 800,
  'score-affinity': 350,
  'score-majority': 350,
  'score-vault': 350,
  'score-hospital': 350,
};
const USUAL = 300;

/** What all do together, or what follows from a placement, is one moment. */
const TOGETHER = [
  ['deal'],
  ['pick'],
  ['pass', 'receive'],
  ['discard'],
  ['place', 'cubes'],
  ['reveal', 'cubes'],
  ['recall'],
  ['improve'],
  ['integrate', 'house', 'prestige', 'jailer', 'mutagen', 'recruit'],
];

/** The scenes are those of the views. */
export function moments(kit: Kit, start: Scene, told: Told[]): Moment<Scene>[] {
  const result: Moment<Scene>[] = [];
  let scene = start;
  for (const { events, view } of joined(told, isTogether)) {
    if (view) scene = sceneOf(kit, view, scene);
    const first = events[0]?.name ?? '';
    result.push({
      scene,
      time: TIME[first] ?? USUAL,
      event: events[events.length - 1] ?? null,
    });
  }
  return result;
}

function isTogether(one: Told, next: Told): boolean {
  const [last] = one.events.slice(-1);
  const [first] = next.events;
  if (!last || !first) return false;
  return TOGETHER.some((names) => names.includes(last.name) && names.includes(first.name));
}
