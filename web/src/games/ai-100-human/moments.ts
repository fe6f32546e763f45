/** What there is to see while things happen: one moment after the other. */
import type { WireEvent } from '../../lib/net/wire';
import type { Moment } from '../../lib/ui/playback.svelte';
import { joined, type Told } from '../../lib/ui/told';
import { isScore, scoredOf } from './made';
import { sceneOf, type Scene } from './scene';

/** How long each kind of event stays on the table. */
const TIME: Record<string, number> = {
  round: 700,
  turn: 350,
  face: 900,
  'deal-reserve': 500,
  'deal-pack': 500,
  keep: 250,
  pick: 350,
  pass: 500,
  receive: 400,
  reveal: 1100,
  place: 900,
  swap: 900,
  exchange: 900,
  refill: 700,
  grid: 600,
  copy: 900,
  read: 900,
  extra: 900,
  rank: 1200,
};
const USUAL = 300;
/** A score with what makes it: mine can be read at leisure, those of others at a glance. */
const MY_SCORE = 1700;
const SCORE = 900;
const NOTHING_SCORED = 500;

/** What all do together is one moment: cards turn over at the same time. */
const TOGETHER = [
  ['objectives', 'headers', 'ai-card'],
  ['face'],
  ['round', 'standee'],
  ['deal-reserve'],
  ['keep', 'return'],
  ['deal-pack'],
  ['pick', 'drop'],
  ['top-up'],
  ['pass', 'receive'],
  ['take', 'mark', 'standee'],
  ['draw', 'reshuffle'],
  ['discard'],
  ['reveal'],
  ['place', 'declare'],
];

/** The scenes are those of the views; only what is being scored is added, and the rank. */
export function moments(mine: number, start: Scene, told: Told[]): Moment<Scene>[] {
  const result: Moment<Scene>[] = [];
  let scene = start;
  for (const { events, view } of joined(told, isTogether)) {
    const [scored = null] = scoredOf(events).slice(-1);
    const now = view ? sceneOf(view, scene) : scene;
    const rank = events.find(({ name }) => name === 'rank')?.args['rank'];
    scene = { ...now, scored, rank: rank === undefined ? now.rank : String(rank) };
    result.push({ scene, time: timeOf(events, mine), event: events[events.length - 1] ?? null });
  }
  return result;
}

function timeOf(group: WireEvent[], mine: number): number {
  const score = group.find(isScore);
  if (!score) return TIME[group[0]?.name ?? ''] ?? USUAL;
  if (!Number(score.args['points'])) return NOTHING_SCORED;
  return score.seat === mine ? MY_SCORE : SCORE;
}

/** What all do together, even if the rules do it one after the other. */
function isTogether(one: Told, next: Told): boolean {
  const [last] = one.events.slice(-1);
  const [first] = next.events;
  if (!last || !first) return false;
  return TOGETHER.some((names) => names.includes(last.name) && names.includes(first.name));
}
