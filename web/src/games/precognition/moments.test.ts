import { describe, expect, it } from 'vitest';
import { batchesOf, claimTrue, type Stream } from '../../lib/ui/testing';
import { counted, NOBODY } from './crew';
import { moments } from './moments';
import { sceneOf, type Scene } from './scene';
import streams from './told.json';

const STREAMS = streams as unknown as Stream[];
const CHECKS = ['met', 'failed'];

/** All but which boat is busy, what was just checked, and who is thinking. */
function plain({ places, ...scene }: Scene): object {
  const boats = places.map((place) => ({ ...place, crew: counts(place.crew), state: '' }));
  return { ...scene, places: boats, busy: [], checked: {}, told: [] };
}

function counts({ cabins, deck, infirmary, bow }: Scene['places'][0]['crew']): number[] {
  return [cabins.length, deck.length, infirmary.length, bow.length];
}

describe('what happens, moment by moment', () => {
  it('shows after every event of whole matches a position of the rules', () => {
    for (const stream of STREAMS) claimTrue(stream, sceneOf, moments, plain);
  });

  it('turns all chosen cards over at the same moment', () => {
    let turned = 0;
    for (const told of STREAMS.flatMap(batchesOf)) {
      const start = sceneOf(told[0]!.view!);
      const shown = moments(0, start, told);
      for (const [i, { scene, event }] of shown.entries()) {
        const before = shown[i - 1];
        if (event?.name !== 'give') continue;
        turned += 1;
        expect(before).toMatchObject({ event: null, time: 300 });
        expect(before?.scene).toBe(shown[i - 2]?.scene ?? start);
        expect(scene.places.every(({ kept }) => kept !== '?')).toBe(true);
        expect(scene.places.every(({ received }) => received !== '?')).toBe(true);
      }
    }
    expect(turned).toBeGreaterThan(20);
  });

  it('keeps what was checked in sight until the next round', () => {
    const together = STREAMS.filter(({ events }) =>
      events.some(({ name }) => CHECKS.includes(name)),
    );
    expect(together.length).toBeGreaterThan(0);
    for (const told of together.flatMap(batchesOf)) {
      const start = sceneOf(told[0]!.view!);
      for (const { scene, event } of moments(0, start, told)) {
        const objective = String(event?.args['objective']);
        if (event?.name === 'round') expect(scene.checked).toEqual({});
        if (!CHECKS.includes(event?.name ?? '')) continue;
        expect(scene.revealed).toContain(objective);
        expect(scene.checked[objective]).toBe(event?.name === 'met');
      }
    }
  });

  it('tells what I do in one go', () => {
    for (const stream of STREAMS.filter(({ viewer }) => viewer === 0)) {
      for (const told of batchesOf(stream)) {
        const mine = told[0]!.events.filter(({ seat }) => seat === 0);
        if (mine[0]?.name !== 'activate') continue;
        const [first] = moments(0, sceneOf(told[0]!.view!), told);
        expect(first?.event).toBe(told[0]!.events.at(-1));
      }
    }
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
