import { describe, expect, it } from 'vitest';
import type { WireEvent } from '../../lib/net/wire';
import { made } from './lab';
import { leaders, moments, sceneOf, stronger, sum, toCome, values } from './scene';

const event = (name: string, seat: number, args: WireEvent['args']): WireEvent => ({
  name,
  seat,
  args,
  hidden: false,
});

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

describe('a reveal', () => {
  it('turns all bids over at the same moment, and ends where the next view begins', () => {
    const { view, news, after } = made(4, 'locked');
    const shown = moments(sceneOf(view), news);
    const faces = shown.map(({ scene }) => scene.places.map((place) => place.slot.face));
    expect(faces[0]).toEqual(['peek', 'back', 'back', 'back']);
    expect(faces[1]).toEqual(['front', 'front', 'front', 'front']);
    const last = shown.at(-1)?.scene;
    const next = sceneOf(after);
    expect(last?.stake).toEqual(next.stake);
    expect(last?.deck).toEqual(next.deck);
    expect(last?.places.map((place) => place.won)).toEqual(next.places.map((place) => place.won));
    expect(last?.places.map((place) => place.hand)).toEqual(next.places.map((place) => place.hand));
  });

  it('marks all who tie with the highest bid, and carries the prize over', () => {
    const bids = ['9', '4', '9'].map((card, seat) => event('bid', seat, { card }));
    const start = sceneOf(made(3, 'asked').view);
    const shown = moments(start, [...bids, event('carry', -1, { prizes: start.stake })]);
    const last = shown.at(-1)?.scene;
    expect(last?.places.map((place) => place.mood)).toEqual(['tied', 'plain', 'tied']);
    expect(last?.carried).toEqual(start.stake);
  });

  it('brings discarded prizes to those that nobody won', () => {
    const start = sceneOf(made(2, 'asked').view);
    const last = moments(start, [event('discard', -1, { prizes: start.stake })]).at(-1)?.scene;
    expect(last?.stake).toEqual([]);
    expect(last?.gone).toEqual(expect.arrayContaining(start.stake));
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
