/** What there is to see while things happen: one moment after the other. */
import type { Moment } from '../../lib/ui/playback.svelte';
import { joined, type Told } from '../../lib/ui/told';
import type { Kit } from './kit';
import { sceneOf, type Scene } from './scene';

/** How long each kind of event stays on the table. */
const TIME: Record<string, number> = {
  year: 700,
  plague: 1000,
  'road-struck': 700,
  struck: 700,
  brought: 600,
  blocked: 500,
  destroyed: 1000,
  die: 700,
  favour: 600,
  go: 450,
  camp: 500,
  build: 700,
  'build-capital': 800,
  acquire: 600,
  healed: 350,
  assign: 350,
  imperative: 600,
  agenda: 500,
  'era-ends': 800,
};
const USUAL = 250;

/** What the plague does to all at once, or what one step brings, is one moment. */
const TOGETHER = [
  ['token'],
  ['road-struck'],
  ['struck', 'blocked'],
  ['gain'],
  ['pay'],
  ['go', 'pick-up', 'quarantine'],
  ['healed'],
  ['assign'],
];

/** The scenes are those of the views. */
export function moments(kit: Kit, start: Scene, told: Told[]): Moment<Scene>[] {
  const result: Moment<Scene>[] = [];
  let scene = start;
  for (const { events, view } of joined(told, isTogether)) {
    if (view) scene = sceneOf(kit, view);
    const first = events[0]?.name ?? '';
    result.push({ scene, time: TIME[first] ?? USUAL, event: events[events.length - 1] ?? null });
  }
  return result;
}

function isTogether(one: Told, next: Told): boolean {
  const [last] = one.events.slice(-1);
  const [first] = next.events;
  if (!last || !first) return false;
  return TOGETHER.some((names) => names.includes(last.name) && names.includes(first.name));
}
