/** For tests: whole matches as the server told them, and how a board must show them. */
import { expect } from 'vitest';
import { viewOf } from '../net/testing';
import type { SeatView, WireEvent } from '../net/wire';
import type { Moment } from './playback.svelte';
import { toldFrom, type Told } from './told';

/** Written by tests/web/test_told.py. */
export interface Stream {
  viewer: number;
  /** How many events came at a time. */
  batches: number[];
  events: WireEvent[];
  /** Fingerprints of the positions to which they have led, in the match played again. */
  positions: number[];
}

/** What came at a time. */
export function batchesOf({ viewer, batches, events }: Stream): Told[][] {
  let end = 0;
  return batches.map((count) => {
    const first = end;
    end += count;
    return toldFrom(events.slice(0, end), first, viewOf({}, { seat: viewer }));
  });
}

type Moments<Scene> = (mine: number, scene: Scene, told: Told[]) => Moment<Scene>[];

/**
 * Play a whole match: after every event the board shows the position to which it has led, and before
 * it none but the last one. `plain` leaves out of a scene what only decorates it.
 */
export function claimTrue<Scene>(
  stream: Stream,
  sceneOf: (view: SeatView, before?: Scene) => Scene,
  moments: Moments<Scene>,
  plain: (scene: Scene) => object,
): void {
  let scene: Scene | null = null;
  let shown = 0;
  for (const told of batchesOf(stream)) {
    const views = told.map(({ view }) => plain(sceneOf(view!)));
    const first: Scene = scene ?? sceneOf(told[0]!.view!);
    let last = plain(first);
    for (const moment of moments(stream.viewer, first, told)) {
      const place = told.findIndex(({ events }) => events.includes(moment.event!));
      if (place >= 0) last = views[place]!;
      expect(plain(moment.scene)).toEqual(last);
      scene = moment.scene;
      shown += 1;
    }
    expect(last).toEqual(views[views.length - 1]);
  }
  expect(shown).toBeGreaterThan(10);
}
