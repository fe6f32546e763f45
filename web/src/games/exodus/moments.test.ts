import { describe, expect, it } from 'vitest';
import type { SeatView, WireEvent } from '../../lib/net/wire';
import { batchesOf, claimTrue, type Stream } from '../../lib/ui/testing';
import type { Told } from '../../lib/ui/told';
import { kitOf } from './kit';
import { moments } from './moments';
import { isThere, sceneOf, type Place, type Scene } from './scene';
import streams from './told.json';

const STREAMS = streams as unknown as Stream[];
const KIT = kitOf('base');

const seen = (view: SeatView, before?: Scene) => sceneOf(KIT, view, before);
const play = (_mine: number, scene: Scene, told: Told[]) => moments(KIT, scene, told);

/** Every event of this name, with the table as it is shown while it is told. */
function shownWith(name: string): { event: WireEvent; scene: Scene }[] {
  return STREAMS.flatMap((stream) => {
    const told = batchesOf(stream).flat();
    const start = seen(told[0]!.view!);
    return told.flatMap((one) =>
      one.events
        .filter((event) => event.name === name)
        .map((event) => ({ event, scene: play(0, start, [one])[0]!.scene })),
    );
  });
}

function aboard({ modules, vacant }: Place): string[] {
  return [...modules.flatMap(({ name, crews }) => [name, ...crews]), ...vacant];
}

describe('what happens, moment by moment', () => {
  it('shows after every event of whole matches a position of the rules', () => {
    for (const stream of STREAMS) claimTrue(stream, seen, play, (scene) => scene);
  });

  it('fills the chambers when it is told', () => {
    const filled = shownWith('fill');
    expect(filled.length).toBeGreaterThan(3);
    for (const { scene } of filled) {
      expect(scene.chambers.some(({ card }) => isThere(card))).toBe(true);
    }
  });

  it('has a negotiator stand on its slot, with its cubes, when it is placed', () => {
    const placed = shownWith('place');
    expect(placed.length).toBeGreaterThan(50);
    for (const { event, scene } of placed) {
      const standing = Object.values(scene.slots).filter(({ owner }) => owner === event.seat);
      expect(standing.map(({ negotiator }) => negotiator)).toContain(event.args['negotiator']);
      const cubes = scene.chambers.map((chamber) => chamber.cubes[event.seat] ?? 0);
      expect(Math.max(...cubes)).toBeGreaterThan(0);
    }
  });

  it('has a card aboard when it is integrated', () => {
    const built = shownWith('integrate');
    expect(built.length).toBeGreaterThan(10);
    for (const { event, scene } of built) {
      expect(aboard(scene.places[event.seat]!)).toContain(event.args['card']);
    }
  });
});
