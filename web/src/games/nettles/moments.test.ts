import { describe, expect, it } from 'vitest';
import { batchesOf, claimTrue, type Stream } from '../../lib/ui/testing';
import type { Told } from '../../lib/ui/told';
import { moments } from './moments';
import { sceneOf, type Scene } from './scene';
import streams from './told.json';

const STREAMS = streams as unknown as Stream[];
const play = (_mine: number, scene: Scene, told: Told[]) => moments(scene, told);
/** As spectators see it. Whoever confirms several answers in one go sees what they do at once. */
const watched = STREAMS.filter(({ viewer }) => viewer < 0)
  .flatMap(batchesOf)
  .flatMap((told) =>
    moments(sceneOf(told[0]!.view!), told).map((moment, at) => ({ ...moment, told: told[at]! })),
  );

function faceUp({ places }: Scene): number {
  return places.flatMap(({ stack }) => stack).filter(({ up }) => up).length;
}

describe('what happens, moment by moment', () => {
  it('shows after every event of whole matches a position of the rules', () => {
    for (const stream of STREAMS) claimTrue(stream, sceneOf, play, (scene) => scene);
  });

  it('lays all first discs at the same moment', () => {
    const together = watched.filter(({ told }) => told.events[0]?.name === 'lay');
    expect(together.some(({ told }) => told.events.length > 1)).toBe(true);
    for (const { scene, told } of together.filter((one) => one.told.events.length > 1)) {
      for (const { seat } of told.events) expect(scene.places[seat]?.stack).toHaveLength(1);
    }
  });

  it('turns over one disc at a time', () => {
    let most = 0;
    for (const [at, { scene, event }] of watched.entries()) {
      if (!event?.name.startsWith('turn')) continue;
      expect(faceUp(scene)).toBe(faceUp(watched[at - 1]!.scene) + 1);
      most = Math.max(most, faceUp(scene));
    }
    expect(most).toBeGreaterThan(2);
  });

  it('leaves a nettle on the table while it is told that the challenge has failed', () => {
    const failed = watched.filter(({ event }) => event?.name === 'failed');
    expect(failed.length).toBeGreaterThan(3);
    for (const { scene } of failed) {
      expect(scene.places[scene.stungBy]?.stack).toContainEqual({ face: 'nettle', up: true });
    }
  });
});
