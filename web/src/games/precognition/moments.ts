/** What there is to see while things happen: one moment after the other. */
import type { WireEvent } from '../../lib/net/wire';
import type { Moment } from '../../lib/ui/playback.svelte';
import { counted } from './crew';
import { RESOURCES, type Kit, type Resource, machinesAboard } from './kit';
import { HIDDEN, leftOf, rightOf, type Place, type Scene } from './scene';

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

/** What all boats do together is one moment: cards turn over at the same time. */
const TOGETHER = [
  ['keep', 'give'],
  ['pass'],
  ['install'],
  ['look', 'draw'],
  ['raise-plague'],
  ['feed'],
  ['discard'],
];

/** What follows from my answers: it has been seen while they were drafted. */
const ANSWERS = new Set([
  'activate',
  'pay',
  'gain',
  'place-battery',
  'set-aside',
  'use',
  'finish',
  'reveal',
  'mitigate',
  'spend',
  'lower-plague',
  'lose-humans',
  'ignore',
  'lose',
  'lose-battery',
]);

export function moments(kit: Kit, mine: number, start: Scene, news: WireEvent[]): Moment<Scene>[] {
  const result: Moment<Scene>[] = [];
  let scene = start;
  for (const group of grouped(news, mine)) {
    scene = { ...scene, busy: [...new Set(group.map((event) => event.seat))] };
    for (const event of group) scene = after(kit, mine, scene, event);
    const first = group[0];
    if (!first) continue;
    const alone = first.seat >= 0 && first.seat !== mine && !together(first, first);
    const time = alone ? OTHERS : (TIME[first.name] ?? USUAL);
    result.push({ scene, time, event: group[group.length - 1] ?? null });
  }
  return result;
}

/** Events that are shown in one moment. */
function grouped(news: WireEvent[], mine: number): WireEvent[][] {
  const groups: WireEvent[][] = [];
  for (const event of news) {
    const group = groups[groups.length - 1];
    const last = group?.[group.length - 1];
    const joins =
      last &&
      (together(last, event) ||
        sameName(last, event) ||
        (last.seat === event.seat &&
          event.seat >= 0 &&
          event.seat !== mine &&
          single(last, event)));
    if (joins) group?.push(event);
    else groups.push([event]);
  }
  return groups;
}

function together(one: WireEvent, other: WireEvent): boolean {
  return TOGETHER.some((names) => names.includes(one.name) && names.includes(other.name));
}

/** The same happens to several boats. */
function sameName(one: WireEvent, other: WireEvent): boolean {
  return one.name === other.name && one.seat !== other.seat && one.seat >= 0;
}

function single(one: WireEvent, other: WireEvent): boolean {
  return !together(one, one) && !together(other, other);
}

// --- what an event changes ----------------------------------------------------------------------

function after(kit: Kit, mine: number, scene: Scene, event: WireEvent): Scene {
  const answered = ANSWERS.has(event.name) || cause(event) === 'machines';
  if (scene.drafted && event.seat === mine && answered) return scene;
  const calm = answered || event.seat !== mine ? scene : { ...scene, drafted: false };
  const change = CHANGES[event.name];
  return change ? change(calm, event, kit) : calm;
}

type Change = (scene: Scene, event: WireEvent, kit: Kit) => Scene;

const CHANGES: Record<string, Change> = {
  install: (scene, event) => withPlace(scene, event.seat, { rooms: names(event, 'rooms') }),
  look: drawn,
  draw: drawn,
  round: begun,
  keep: (scene, event) => {
    const card = name(event, 'card');
    return withPlace(without(scene, [card]), event.seat, { kept: card });
  },
  give: (scene, event) => {
    const card = name(event, 'card');
    const left = leftOf(event.seat, scene.places.length);
    return withPlace(without(scene, [card]), left, { received: card });
  },
  pass: (scene, event) => {
    const cards = names(event, 'cards');
    const lighter = without(scene, cards);
    const right = rightOf(event.seat, scene.places.length);
    const offer = [...(lighter.places[right]?.offer ?? []), ...cards];
    return withPlace(lighter, right, { offer });
  },
  activate: (scene, event) => {
    const bits = { kept: 1, received: 2, both: 3 }[name(event, 'slot')] ?? 0;
    return withPlace(scene, event.seat, { activated: bits, stage: 1 });
  },
  pay: (scene, event) => contaminated(scene, event.seat, number(event, 'amount')),
  gain: (scene, event) =>
    added(scene, event.seat, name(event, 'resource'), number(event, 'amount')),
  'place-battery': (scene, event, kit) => plugged(scene, event, kit, 1),
  'lose-battery': (scene, event, kit) => plugged(scene, event, kit, -1),
  'set-aside': (scene, event) => counting(scene, event.seat, { aside: number(event, 'amount') }),
  'return-batteries': (scene, event) => withPlace(scene, event.seat, { aside: 0 }),
  use: (scene, event, kit) => {
    const place = scene.places[event.seat];
    const bit = 1 << machineAt(kit, place, name(event, 'machine'));
    return withPlace(scene, event.seat, { used: (place?.used ?? 0) | bit });
  },
  heal: (scene, event) => contaminated(scene, event.seat, -number(event, 'amount')),
  finish: (scene, event) => withPlace(scene, event.seat, { stage: 2 }),
  reveal: (scene, event) =>
    uncovered(contaminated(scene, event.seat, number(event, 'amount')), name(event, 'objective')),
  uncover: (scene, event) => uncovered(scene, name(event, 'objective')),
  mitigate: (scene, event) => ({
    ...scene,
    mitigated: [...scene.mitigated, name(event, 'objective')],
  }),
  spend: (scene, event) =>
    added(scene, event.seat, name(event, 'resource'), -number(event, 'amount')),
  'raise-plague': (scene, event) =>
    withPlace(scene, event.seat, { plague: number(event, 'level'), stage: 2 }),
  'lower-plague': (scene, event) =>
    withPlace(
      counting(scene, event.seat, { protectors: -number(event, 'protectors') }),
      event.seat,
      {
        plague: number(event, 'level'),
      },
    ),
  'lose-humans': (scene, event) =>
    counting(scene, event.seat, {
      healthy: -number(event, 'healthy'),
      contaminated: -number(event, 'contaminated'),
    }),
  'turn-tile': (scene, event) => {
    const river = [...scene.river];
    river[scene.progress] = name(event, 'tile');
    return { ...scene, river, progress: scene.progress + 1 };
  },
  ignore: (scene, event) => counting(scene, event.seat, { protectors: -1 }),
  lose: (scene, event) =>
    added(scene, event.seat, name(event, 'resource'), -number(event, 'amount')),
  feed: (scene, event) =>
    counting(scene, event.seat, {
      food: -number(event, 'amount'),
      healthy: -number(event, 'unfed'),
    }),
  met: (scene, event) => checked(scene, event, true),
  failed: (scene, event) => checked(scene, event, false),
  discard: (scene, event) => {
    const cards = names(event, 'cards');
    const lighter = without(scene, cards);
    return withPlace({ ...lighter, discard: [...lighter.discard, ...cards] }, event.seat, {
      activated: 0,
      used: 0,
      stage: 0,
    });
  },
  won: (scene) => ({ ...scene, verdict: 1 }),
  lost: (scene) => ({ ...scene, verdict: 2 }),
};

function name(event: WireEvent, argument: string): string {
  return String(event.args[argument] ?? HIDDEN);
}

function names(event: WireEvent, argument: string): string[] {
  const value = event.args[argument];
  return Array.isArray(value) ? value.map(String) : [];
}

function number(event: WireEvent, argument: string): number {
  return Number(event.args[argument] ?? 0);
}

function cause(event: WireEvent): string {
  return name(event, 'cause');
}

function withPlace(scene: Scene, seat: number, changes: Partial<Place>): Scene {
  const places = scene.places.map((place, other) => {
    if (other !== seat) return place;
    const changed = { ...place, ...changes };
    return { ...changed, crew: counted(place.crew, changed) };
  });
  return { ...scene, places };
}

type Count = 'healthy' | 'contaminated' | 'doctors' | 'protectors' | 'food' | 'aside';

function counting(scene: Scene, seat: number, more: Partial<Record<Count, number>>): Scene {
  const place = scene.places[seat];
  if (!place) return scene;
  const changes: Partial<Place> = {};
  for (const [what, change] of Object.entries(more) as [Count, number][]) {
    changes[what] = Math.max(0, place[what] + change);
  }
  return withPlace(scene, seat, changes);
}

/** Healthy humans go to the Contaminated Deck; with a negative number they come back. */
function contaminated(scene: Scene, seat: number, amount: number): Scene {
  return counting(scene, seat, { healthy: -amount, contaminated: amount });
}

function added(scene: Scene, seat: number, resource: string, amount: number): Scene {
  const place = scene.places[seat];
  switch (resource as Resource) {
    case 'food':
      return counting(scene, seat, { food: amount });
    case 'doctor':
      return counting(scene, seat, { doctors: amount });
    case 'protector':
      return counting(scene, seat, { protectors: amount });
    case 'battery':
      return counting(scene, seat, { aside: amount });
    case 'human': {
      // What is spent leaves the Contaminated Deck first (PRE-227).
      const healthy = Math.min(0, (place?.contaminated ?? 0) + amount);
      return counting(scene, seat, { contaminated: amount - healthy, healthy });
    }
    default:
      return scene;
  }
}

function machineAt(kit: Kit, place: Place | undefined, machine: string): number {
  return machinesAboard(kit, place?.rooms ?? []).findIndex(({ id }) => id === machine);
}

function plugged(scene: Scene, event: WireEvent, kit: Kit, more: 1 | -1): Scene {
  const place = scene.places[event.seat];
  const at = machineAt(kit, place, name(event, 'machine'));
  const batteries = (place?.batteries ?? []).map((count, i) => (i === at ? count + more : count));
  const aside = (place?.aside ?? 0) - (cause(event) === 'aside' ? 1 : 0);
  return withPlace(scene, event.seat, { batteries, aside });
}

/** A new round. Objectives that were checked at the end of a season are put away. */
function begun(scene: Scene, event: WireEvent): Scene {
  const round = number(event, 'round');
  if (Object.keys(scene.checked).length === 0) return { ...scene, round };
  const finished = [...scene.finished, ...scene.revealed];
  return { ...scene, round, finished, revealed: [], mitigated: [], checked: {} };
}

/** What is drawn by others stays unknown; my own cards come from the deck. */
function drawn(scene: Scene, event: WireEvent): Scene {
  const place = scene.places[event.seat];
  const cards = names(event, 'cards').filter((card) => !place?.hand.includes(card));
  const deck = Math.max(0, (place?.deck ?? 0) - names(event, 'cards').length);
  return withPlace(scene, event.seat, { hand: [...(place?.hand ?? []), ...cards], deck });
}

/** Cards that go elsewhere leave wherever they were. */
function without(scene: Scene, cards: string[]): Scene {
  const stay = (held: string[]): string[] => held.filter((card) => !cards.includes(card));
  const lie = (card: string): string => (cards.includes(card) ? HIDDEN : card);
  const places = scene.places.map((place) => ({
    ...place,
    hand: stay(place.hand),
    offer: stay(place.offer),
    keep: lie(place.keep),
    give: lie(place.give),
    kept: lie(place.kept),
    received: lie(place.received),
  }));
  return { ...scene, places };
}

/** The topmost objective of the first pile that has any is turned up. */
function uncovered(scene: Scene, objective: string): Scene {
  if (scene.revealed.includes(objective)) return scene;
  const from = scene.piles.findIndex((pile) => pile > 0);
  const piles = scene.piles.map((pile, place) => (place === from ? pile - 1 : pile));
  return { ...scene, piles, revealed: [...scene.revealed, objective] };
}

function checked(scene: Scene, event: WireEvent, met: boolean): Scene {
  return { ...scene, checked: { ...scene.checked, [name(event, 'objective')]: met } };
}

/** By resource, what a list of the position holds. */
export function byResource(list: number[]): Record<Resource, number> {
  return Object.fromEntries(
    RESOURCES.map((resource, place) => [resource, list[place] ?? 0]),
  ) as Record<Resource, number>;
}
