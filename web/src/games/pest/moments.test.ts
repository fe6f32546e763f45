import { describe, expect, it } from 'vitest';
import type { SeatView, WireEvent } from '../../lib/net/wire';
import { batchesOf, claimTrue, type Stream } from '../../lib/ui/testing';
import type { Told } from '../../lib/ui/told';
import { kitOf } from './kit';
import { moments } from './moments';
import { sceneOf, type Scene } from './scene';
import streams from './told.json';

const STREAMS = streams as unknown as Stream[];
const KIT = kitOf('base');

const seen = (view: SeatView) => sceneOf(KIT, view);
const play = (_mine: number, scene: Scene, told: Told[]) => moments(KIT, scene, told);

/** The last event of this name in what is told at once, with the table as it is shown with it. */
function shownWith(name: string): { event: WireEvent; scene: Scene }[] {
  return STREAMS.flatMap((stream) => {
    const told = batchesOf(stream).flat();
    const start = seen(told[0]!.view!);
    return told.flatMap((one) =>
      one.events
        .filter((event) => event.name === name)
        .slice(-1)
        .map((event) => ({ event, scene: play(0, start, [one])[0]!.scene })),
    );
  });
}

describe('what happens, moment by moment', () => {
  it('shows after every event of whole matches a position of the rules', () => {
    for (const stream of STREAMS) claimTrue(stream, seen, play, (scene) => scene);
  });

  it('has the Doctor stand where it has gone', () => {
    const gone = shownWith('go');
    expect(gone.length).toBeGreaterThan(10);
    for (const { event, scene } of gone) {
      expect(scene.situation.doctors[event.seat]).toBe(event.args['place']);
    }
  });

  it('has sick Subjects on a road that the plague strikes', () => {
    const struck = shownWith('road-struck');
    expect(struck.length).toBeGreaterThan(3);
    for (const { event, scene } of struck) {
      const count = scene.situation.sick[String(event.args['road'])] ?? 0;
      expect(count).toBeGreaterThanOrEqual(Number(event.args['count']));
    }
  });

  it('leaves no sick Subjects in a location that is destroyed', () => {
    for (const { event, scene } of shownWith('destroyed')) {
      const place = String(event.args['place']);
      expect(scene.situation.destroyed).toContain(place);
      expect(scene.situation.sick[place]).toBeUndefined();
    }
  });

  it('has a Building stand where it is built', () => {
    const built = shownWith('build');
    expect(built.length).toBeGreaterThan(3);
    for (const { event, scene } of built) {
      const board = scene.boards[event.seat]!;
      expect(board.sites[String(event.args['building'])]).toBe(event.args['place']);
    }
  });
});
