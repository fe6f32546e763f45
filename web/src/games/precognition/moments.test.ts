import { describe, expect, it } from 'vitest';
import { viewOf } from '../../lib/net/testing';
import type { WireEvent } from '../../lib/net/wire';
import { counted, NOBODY } from './crew';
import { kitOf } from './kit';
import { moments } from './moments';
import { sceneOf, type Place, type Scene } from './scene';
import { PLAYED } from './testing';

const kit = kitOf('base');
const stretches = PLAYED.flatMap((game) => game.stretches);

/** What a board shows of a boat that a spectator knows. */
function shown(place: Place): object {
  const { healthy, contaminated, doctors, protectors, food, plague, rooms, batteries } = place;
  const counts = { healthy, contaminated, doctors, protectors, food, plague, rooms, batteries };
  const { kept, received, aside } = place;
  return { ...counts, kept, received, aside, offer: [...place.offer].sort() };
}

function table({ round, river, progress, piles, revealed, mitigated }: Scene): object {
  return { round, river, progress, piles, revealed: [...revealed].sort(), mitigated };
}

describe('what happens, moment by moment', () => {
  it('ends where the next view begins', () => {
    expect(stretches.length).toBeGreaterThan(6);
    for (const { before, events: news, after } of stretches) {
      const last = moments(kit, -1, sceneOf(viewOf(before)), news).at(-1)!.scene;
      const next = sceneOf(viewOf(after));
      expect(last.places.map(shown)).toEqual(next.places.map(shown));
      if (next.verdict === 0) expect(table(last)).toEqual(table(next));
    }
  });

  it('tells every event, the last of each moment', () => {
    for (const { before, events: news } of stretches) {
      const told = moments(kit, 0, sceneOf(viewOf(before)), news);
      expect(told.at(-1)?.event).toBe(news.at(-1));
      expect(told.length).toBeLessThan(news.length);
    }
  });

  it('turns all chosen cards over at the same moment', () => {
    const { before, events: news } = PLAYED[2]!.stretches[0]!;
    const [first] = moments(kit, 0, sceneOf(viewOf(before)), news);
    expect(first?.scene.places.every((place) => place.kept !== '?')).toBe(true);
    expect(first?.scene.places.every((place) => place.received !== '?')).toBe(true);
  });

  it('does not do twice what I have drafted', () => {
    const { before } = PLAYED[2]!.stretches[0]!;
    const drafted = sceneOf(viewOf(before, { seat: 0, draft: ['activate both'] }));
    const pay: WireEvent = { name: 'pay', seat: 0, args: { amount: 2 }, hidden: false };
    const mine = moments(kit, 0, drafted, [pay]).at(-1)!.scene.places[0]!;
    expect(mine.healthy).toBe(drafted.places[0]!.healthy);
    const theirs = moments(kit, 1, { ...drafted, drafted: false }, [pay]).at(-1)!.scene.places[0]!;
    expect(theirs.healthy).toBe(drafted.places[0]!.healthy - 2);
  });
});

describe('a crew', () => {
  it('keeps its pawns when they change their place', () => {
    const start = counted(NOBODY, { healthy: 4, contaminated: 0, doctors: 1, protectors: 0 });
    const paid = counted(start, { healthy: 2, contaminated: 2, doctors: 1, protectors: 1 });
    expect([...paid.cabins, ...paid.deck].sort()).toEqual([...start.cabins].sort());
    const healed = counted(paid, { healthy: 3, contaminated: 1, doctors: 1, protectors: 1 });
    expect([...healed.cabins, ...healed.deck].sort()).toEqual([...start.cabins].sort());
    expect(healed.bow).toHaveLength(1);
  });
});
