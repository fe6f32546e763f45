/** What there is to see while things happen: one moment after the other. */
import type { WireEvent } from '../../lib/net/wire';
import type { Moment } from '../../lib/ui/playback.svelte';
import { joined, type Told } from '../../lib/ui/told';
import { sceneOf, type Scene } from './scene';

/** How long each kind of event stays on the table. */
const TIME: Record<string, number> = {
  round: 500,
  install: 900,
  draw: 500,
  keep: 1200,
  pass: 900,
  activate: 450,
  'turn-tile': 1000,
  'raise-plague': 800,
  'lose-humans': 800,
  heal: 700,
  feed: 1100,
  reveal: 900,
  uncover: 900,
  mitigate: 800,
  met: 700,
  failed: 1200,
  won: 900,
  lost: 900,
  discard: 350,
};
const USUAL = 550;
/** What another boat does at a stretch is shown at once. */
const OTHERS = 700;

/** Before all cards turn, nothing moves. */
const BREATH = 300;

/** What all boats do together is not merely one boat's doing, even if only one is left. */
const TOGETHER = new Set(['keep', 'give', 'pass', 'install', 'look', 'draw', 'feed', 'discard']);

/** The scenes are those of the views; only what has just been checked, and where, is added. */
export function moments(mine: number, start: Scene, told: Told[]): Moment<Scene>[] {
  const result: Moment<Scene>[] = [];
  let scene = start;
  for (const { events, view } of joined(told, (one, next) => isSameOther(mine, one, next))) {
    const now = view ? sceneOf(view, scene) : scene;
    const busy = [...new Set(events.map((event) => event.seat))];
    if (events.some(turnsOver)) result.push({ scene, time: BREATH, event: null });
    scene = { ...now, checked: { ...now.checked, ...checkedBy(events) }, busy, told: events };
    result.push({ scene, time: timeOf(mine, events), event: events[events.length - 1] ?? null });
  }
  return result;
}

/** All cards that were chosen in secret turn at once. */
function turnsOver({ name }: WireEvent): boolean {
  return name === 'keep';
}

/** What another boat does at a stretch. */
function isSameOther(mine: number, one: Told, next: Told): boolean {
  const seat = alone(one.events);
  return seat >= 0 && seat !== mine && seat === alone(next.events);
}

/** The boat that acts by itself, or -1. */
function alone(events: WireEvent[]): number {
  const seat = events[0]?.seat ?? -1;
  return events.every((event) => event.seat === seat && !TOGETHER.has(event.name)) ? seat : -1;
}

function timeOf(mine: number, events: WireEvent[]): number {
  const seat = alone(events);
  if (seat >= 0 && seat !== mine) return OTHERS;
  return Math.max(...events.map(({ name }) => TIME[name] ?? USUAL));
}

/** Objectives that were checked, and how that went. */
function checkedBy(events: WireEvent[]): Record<string, boolean> {
  return Object.fromEntries(
    events
      .filter(({ name }) => name === 'met' || name === 'failed')
      .map(({ name, args }) => [String(args['objective']), name === 'met']),
  );
}
