import { describe, expect, it } from 'vitest';
import { batchesOf, claimTrue, type Stream } from '../../lib/ui/testing';
import type { Told } from '../../lib/ui/told';
import { moments } from './moments';
import { linesOf, placeAt, pointedAt } from './past';
import { recordOf, sceneOf, type Scene } from './scene';
import streams from './told.json';
import type { View } from './view';

const STREAMS = streams as unknown as Stream[];

/** All but what is being scored, the rank, and who is thinking. */
function plain({ places, ...scene }: Scene): object {
  return {
    ...scene,
    places: places.map((place) => ({ ...place, state: '' })),
    scored: null,
    rank: '',
  };
}

function momentsOf(told: Told[]): ReturnType<typeof moments> {
  return moments(0, sceneOf(told[0]!.view!), told);
}

describe('what happens, moment by moment', () => {
  it('shows after every event of whole matches a position of the rules', () => {
    for (const stream of STREAMS) claimTrue(stream, sceneOf, moments, plain);
  });

  it('turns all chosen cards over at the same moment', () => {
    const shown = STREAMS.flatMap(batchesOf).flatMap(momentsOf);
    const reveals = shown.filter(({ event }) => event?.name === 'reveal');
    expect(reveals.length).toBeGreaterThan(20);
    for (const { scene } of reveals) {
      expect(scene.places.every(({ revealed }) => revealed !== '?')).toBe(true);
    }
  });

  it('shows what makes the points together with the points', () => {
    const shown = STREAMS.flatMap(batchesOf).flatMap(momentsOf);
    const scored = shown.flatMap(({ scene }) => scene.scored ?? []);
    const paid = scored.filter(({ event, points }) => event.name === 'objective' && points > 0);
    expect(paid.length).toBeGreaterThan(0);
    expect(paid.every(({ made }) => made.length > 0)).toBe(true);
  });

  it('shows one score after the other', () => {
    for (const told of STREAMS.flatMap(batchesOf)) {
      for (const { event, scene } of momentsOf(told)) {
        if (event?.name === 'score') expect(scene.scored?.event).toBe(event);
      }
    }
  });
});

describe('the past', () => {
  const { events } = STREAMS.find(({ viewer, events: all }) =>
    viewer < 0 ? all.some(({ name }) => name === 'swap') : false,
  )!;
  const last = batchesOf(STREAMS.find((stream) => stream.events === events)!)
    .flat()
    .at(-1)!;
  const scene = sceneOf(last.view!);
  const at = events.findIndex(({ name }) => name === 'score');
  const { seat, args } = events[at]!;

  it('shows a tableau as it lay when a card was scored', () => {
    const then = placeAt(scene, events, at, seat).tableau;
    const now = scene.places[seat]!.tableau;
    const count = (tableau: string[]): number => tableau.filter((card) => card !== '?').length;
    expect(then).toContain(args['card']);
    expect(count(then)).toBe(2);
    expect(count(now)).toBe(15);
  });

  it('is as the rules have it at every score', () => {
    const told = batchesOf(STREAMS.find((stream) => stream.events === events)!).flat();
    for (const { events: those, view } of told) {
      for (const event of those.filter(({ name }) => name === 'score')) {
        const place = placeAt(scene, events, events.indexOf(event), event.seat);
        const record = (view!.table as unknown as View).seats[event.seat]!;
        expect(place).toEqual({ ...recordOf(record), paying: {}, state: place.state });
      }
    }
  });

  it('finds what an opened line is about', () => {
    const pointed = pointedAt(scene, events, [events[at]!])!;
    expect(pointed.seat).toBe(seat);
    expect(pointed.scored.thing).toBe(args['card']);
    expect(pointed.place!.tableau).toContain(args['card']);
  });

  it('gives every line of a sheet the events that tell it', () => {
    for (const [player, place] of scene.places.entries()) {
      const lines = linesOf(place, events, player);
      expect(lines.length).toBe(place.sheet.length);
      for (const { card, points, events: those } of lines) {
        expect(those[0]?.args['card']).toBe(card);
        if (those[0]?.name === 'score') expect(those[0].args['points']).toBe(points);
      }
    }
  });
});
