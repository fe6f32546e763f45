import { describe, expect, it } from 'vitest';
import { viewOf } from '../../lib/net/testing';
import type { WireEvent } from '../../lib/net/wire';
import { moments } from './moments';
import { linesOf, placeAt, pointedAt } from './past';
import { sceneOf, type Place, type Scene } from './scene';
import { PLAYED } from './testing';

const stretches = PLAYED.flatMap((game) => game.stretches);

/**
 * What a spectator sees of a place; how many cards others were dealt,
 * and whether a power was used, comes with the view.
 */
function shown(place: Place): object {
  const { tableau, outside, edge, known, revealed, identity } = place;
  const { points, objectives, sheet, sheetPoints, faces } = place;
  const lying = { tableau, outside, edge, revealed, identity, faces: [...faces].sort() };
  return { ...lying, known: [...known].sort(), points, objectives, sheet, sheetPoints };
}

function middle(scene: Scene): object {
  const { round, turn, objectives, grid, headers, standee, marked } = scene;
  return { round, turn, objectives, grid, headers, standee, marked };
}

describe('what happens, moment by moment', () => {
  it('ends where the next view begins', () => {
    expect(stretches.length).toBeGreaterThan(20);
    for (const { before, events: news, after } of stretches) {
      const last = moments(-1, sceneOf(viewOf(before)), news).at(-1)!.scene;
      const next = sceneOf(viewOf(after));
      expect(last.places.map(shown)).toEqual(next.places.map(shown));
      expect(middle(last)).toEqual(middle(next));
    }
  });

  it('tells every event, the last of each moment', () => {
    for (const { before, events: news } of stretches) {
      const told = moments(0, sceneOf(viewOf(before)), news);
      expect(told.at(-1)?.event).toBe(news.at(-1));
      expect(told.length).toBeLessThanOrEqual(news.length);
    }
  });

  it('turns all chosen cards over at the same moment', () => {
    const { before, events: news } = stretches.find(
      ({ events: all }) => all.filter(({ name }) => name === 'reveal').length === 5,
    )!;
    const told = moments(0, sceneOf(viewOf(before)), news);
    const reveal = told.find(({ event }) => event?.name === 'reveal')!;
    expect(reveal.scene.places.every(({ revealed }) => revealed !== '?')).toBe(true);
  });

  it('shows what makes the points together with the points', () => {
    const scored = stretches.flatMap(({ before, events: news }) =>
      moments(0, sceneOf(viewOf(before)), news).flatMap(({ scene }) => scene.scored ?? []),
    );
    const paid = scored.filter(({ event, points }) => event.name === 'objective' && points > 0);
    expect(paid.length).toBeGreaterThan(0);
    expect(paid.every(({ made }) => made.length > 0)).toBe(true);
  });

  it('does not count twice what I have drafted', () => {
    const { before, events: news } = stretches.find(({ events: all }) =>
      all.some(({ name }) => name === 'score'),
    )!;
    const score = news.find(({ name }) => name === 'score')!;
    const start = sceneOf(viewOf(before, { seat: score.seat, draft: ['place b2'] }));
    const place = start.places[score.seat]!;
    place.sheet = [...place.sheet, String(score.args['card'])];
    const after = moments(score.seat, start, [score]).at(-1)!.scene.places[score.seat]!;
    expect(after.points).toBe(place.points);
  });
});

describe('the past', () => {
  /** A short history of one seat. */
  const at = (name: string, args: WireEvent['args']): WireEvent => {
    return { name, seat: 0, args, hidden: false };
  };
  const history = [
    at('face', { card: 'AI-4' }),
    at('place', { card: '017', cell: 'b2' }),
    at('score', { card: '017', cell: 'b2', points: 3 }),
    at('count', { cells: ['b2', 'b3'] }),
    at('swap', { start: 'b2', end: 'a3', cards: ['017'] }),
    at('place', { card: '033', cell: 'b4' }),
    at('score', { card: '033', cell: 'b4', points: 0 }),
  ];
  const scene = moments(-1, sceneOf(viewOf(PLAYED[0]!.stretches[0]!.before)), history).at(
    -1,
  )!.scene;

  it('shows a tableau as it lay when a card was scored', () => {
    const now = scene.places[0]!.tableau;
    expect([now[2], now[6], now[8]]).toEqual(['017', '?', '033']);
    const then = placeAt(scene, history, 2, 0).tableau;
    expect([then[2], then[6], then[8]]).toEqual(['?', '017', '?']);
  });

  it('finds what an opened line is about', () => {
    const pointed = pointedAt(scene, history, history.slice(2, 4))!;
    expect(pointed.seat).toBe(0);
    expect(pointed.scored.made[0]!.cells).toEqual(['b2', 'b3']);
    expect(pointed.place!.tableau[6]).toBe('017');
  });

  it('gives every line of a sheet the events that tell it', () => {
    const lines = linesOf(scene.places[0]!, history, 0);
    expect(lines.map(({ card, points }) => [card, points])).toEqual([
      ['017', 3],
      ['033', 0],
    ]);
    expect(lines.map(({ events }) => events.length)).toEqual([2, 1]);
  });
});
