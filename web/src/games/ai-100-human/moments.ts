/** What there is to see while things happen: one moment after the other. */
import type { WireEvent } from '../../lib/net/wire';
import type { Moment } from '../../lib/ui/playback.svelte';
import { changed } from './changes';
import { isDetail, isScore, scoredOf } from './made';
import type { Scene } from './scene';

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

export function moments(mine: number, start: Scene, news: WireEvent[]): Moment<Scene>[] {
  const result: Moment<Scene>[] = [];
  let scene = start;
  for (const group of grouped(news)) {
    const [scored = null] = scoredOf(group).slice(-1);
    for (const event of group) scene = changed(scene, event, mine);
    scene = { ...scene, scored };
    result.push({ scene, time: timeOf(group, mine), event: group[group.length - 1] ?? null });
  }
  return result;
}

function timeOf(group: WireEvent[], mine: number): number {
  const score = group.find(isScore);
  if (!score) return TIME[group[0]?.name ?? ''] ?? USUAL;
  if (!Number(score.args['points'])) return NOTHING_SCORED;
  return score.seat === mine ? MY_SCORE : SCORE;
}

/** Events that are shown in one moment: a score goes with its reasons. */
function grouped(news: WireEvent[]): WireEvent[][] {
  const groups: WireEvent[][] = [];
  for (const event of news) {
    const group = groups[groups.length - 1];
    const last = group?.[group.length - 1];
    if (group && last && (isDetail(event) || together(last, event))) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

function together(one: WireEvent, other: WireEvent): boolean {
  return TOGETHER.some((names) => names.includes(one.name) && names.includes(other.name));
}
