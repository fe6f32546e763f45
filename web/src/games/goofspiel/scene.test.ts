import { describe, expect, it } from 'vitest';
import { batchesOf, claimTrue, type Stream } from '../../lib/ui/testing';
import type { Told } from '../../lib/ui/told';
import { made } from './lab';
import { leaders, moments, sceneOf, stronger, sum, toCome, values, type Scene } from './scene';
import streams from './told.json';

const STREAMS = streams as unknown as Stream[];

describe('a view as a scene', () => {
  it('shows my draft in my slot, even before the server has answered', () => {
    const { view } = made(4, 'asked');
    const card = view.decision?.choices[0]?.target.slice('card:'.length) ?? '';
    const scene = sceneOf({ ...view, draft: [`bid ${card}`], decision: null });
    expect(scene.places[0]?.slot).toEqual({ card, face: 'peek' });
    expect(scene.places[0]?.hand).not.toContain(card);
  });

  it('shows only the back of what others have locked', () => {
    const scene = sceneOf(made(4, 'locked').view);
    expect(scene.places[2]?.slot).toEqual({ card: '?', face: 'back' });
    expect(scene.places[1]?.state).toBe('thinking');
    expect(scene.places[0]?.state).toBe('locked');
  });

  it('knows which prizes are still to come', () => {
    const scene = sceneOf(made(3, 'asked').view);
    expect(values(scene)).toHaveLength(13);
    expect(toCome(scene)).toHaveLength(scene.deck.length);
    expect(sum(toCome(scene)) + sum(scene.stake) + sum(scene.gone)).toBeLessThanOrEqual(91);
  });
});

/** All but who wins or ties, what was carried, and how cards that are played lie. */
function plain({ places, ...scene }: Scene): object {
  const counted = places.map(({ hand, won }) => ({ hand, won }));
  return { ...scene, places: counted, carried: [], covered: false };
}

const play = (_mine: number, scene: Scene, told: Told[]) => moments(scene, told);

describe('a reveal', () => {
  it('shows after every event of whole matches a position of the rules', () => {
    for (const stream of STREAMS) claimTrue(stream, sceneOf, play, plain);
  });

  it('turns all bids over at the same moment', () => {
    for (const stream of STREAMS) {
      for (const told of batchesOf(stream).slice(1)) {
        const [down, open] = moments(sceneOf(told[0]!.view!), told);
        expect(down!.scene.places.every(({ slot }) => slot.face === 'back')).toBe(true);
        expect(open!.scene.places.every(({ slot }) => slot.face === 'front')).toBe(true);
        expect(open!.event?.name).toBe('bid');
      }
    }
  });

  it('marks the winner, or all who tie with the highest bid, and what is carried over', () => {
    let carried = 0;
    for (const told of STREAMS.flatMap(batchesOf)) {
      for (const { scene, event } of moments(sceneOf(told[0]!.view!), told)) {
        const moods = scene.places.map(({ mood }) => mood);
        const bids = scene.places.map(({ slot }) => Number(slot.card));
        const best = Math.max(...bids);
        if (event?.name === 'win') expect(moods[event.seat]).toBe('wins');
        if (event?.name !== 'carry') continue;
        carried += 1;
        expect(moods).toEqual(bids.map((bid) => (bid === best ? 'tied' : 'plain')));
        expect(scene.carried).toEqual(event.args['prizes']);
      }
    }
    expect(carried).toBeGreaterThan(0);
  });
});

describe('counting', () => {
  it('names nobody as leader before the first prize is won', () => {
    expect(leaders(sceneOf(made(4, 'asked', 0).view))).toEqual([]);
  });

  it('counts the others who hold a higher card', () => {
    const scene = sceneOf(made(4, 'asked', 0).view);
    expect(stronger(scene, 0, '13')).toBe(0);
    expect(stronger(scene, 0, '12')).toBe(3);
  });
});
