import { describe, expect, it } from 'vitest';
import { viewOf } from '../../lib/net/testing';
import {
  activation,
  costOfBoth,
  feeding,
  gaugeOf,
  isFulfilled,
  lacks,
  machineStates,
  pairOf,
  upkeep,
  type Boat,
  type Sight,
  type Slot,
} from './forecast';
import { kitOf, machinesAboard, roundsToIsland, seasonOf } from './kit';
import { sceneOf } from './scene';
import { sightOf } from './sight';
import { PLAYED } from './testing';

const kit = kitOf('base');

const boat: Boat = {
  healthy: 4,
  contaminated: 0,
  doctors: 1,
  protectors: 0,
  food: 8,
  plague: 0,
  rooms: ['std-a', 'std-b'],
  batteries: [0, 0, 0, 0, 0, 0],
  kept: '?',
  received: '?',
  gained: [0, 0, 0, 0, 0, 0],
  powered: 0,
  used: 0,
  stage: 0,
};
const pair = (kept: string, received: string) => pairOf(kit, kept, received);

describe('games that were really played', () => {
  const activations = PLAYED.flatMap((game) => game.activations);
  const machines = PLAYED.flatMap((game) => game.machines);

  it('cost what was foreseen, and bring it', () => {
    expect(activations.length).toBeGreaterThan(20);
    for (const { kept, received, healthy, cost, gains } of activations) {
      const cards = pair(kept, received);
      expect(costOfBoth(cards), `${kept} + ${received}`).toBe(cost);
      expect(activation(cards, 'both', healthy).payable).toBe('both' in gains);
      for (const [slot, gain] of Object.entries(gains)) {
        const { gain: foreseen } = activation(cards, slot as Slot, healthy);
        const some = Object.entries(foreseen).filter(([, amount]) => amount);
        expect(Object.fromEntries(some), `${slot} of ${kept}, ${received}`).toEqual(gain);
      }
    }
  });

  it('let exactly those Machines be used that were foreseen', () => {
    expect(machines.some(({ usable }) => usable.length > 0)).toBe(true);
    for (const { seat, table, usable } of machines) {
      const scene = sceneOf(viewOf(table));
      const place = scene.places[seat]!;
      const states = machineStates(kit, place, sightOf(kit, scene, seat));
      const foreseen = machinesAboard(kit, place.rooms).filter((_, at) => states[at] === 'usable');
      expect(foreseen.map(({ id }) => id).sort()).toEqual(usable);
    }
  });
});

describe('costs and gains', () => {
  it('copy the cost of the other card, and nothing if both do (EX-02, EX-24, EX-25)', () => {
    expect(costOfBoth(pair('s1-f1', 's1-f2'))).toBe(2);
    expect(costOfBoth(pair('s2-b2', 's2-h2'))).toBe(8);
    expect(costOfBoth(pair('s1-f2', 's2-b2'))).toBe(0);
    const both = activation(pair('s1-f1', 's1-f2'), 'both', 4).gain;
    expect(both).toEqual({ food: 3, ymune: 1, battery: 2 });
  });

  it('of a single card are free, whatever the other costs (EX-26, EX-28)', () => {
    expect(activation(pair('s3-b1', 's3-h1'), 'kept', 1)).toMatchObject({
      cost: 0,
      payable: true,
      gain: { battery: 5 },
    });
    expect(activation(pair('s1-h1', 's1-h3'), 'received', 0).gain).toEqual({ human: 2, ymune: 1 });
  });

  it('can be too much for the healthy humans (EX-22)', () => {
    expect(activation(pair('s2-h1', 's1-y2'), 'both', 3).payable).toBe(false);
    expect(activation(pair('s2-h1', 's1-y2'), 'both', 5).payable).toBe(true);
  });
});

describe('Machines', () => {
  const sight = (kept: string, received: string): Sight => ({
    pair: pair(kept, received),
    given: null,
    beside: null,
    gained: null,
  });

  it('are usable, powered only, or without power', () => {
    const full = { ...boat, batteries: [2, 2, 1, 0, 0, 0] };
    const states = machineStates(kit, full, sight('s1-h1', 's1-b1'));
    expect(states.slice(0, 3)).toEqual(['usable', 'powered', 'unpowered']);
  });

  it('are left open while a card is not known', () => {
    const full = { ...boat, batteries: [2, 0, 0, 0, 0, 0] };
    expect(machineStates(kit, full, sight('s1-h1', '?'))[0]).toBe('open');
  });

  it('that were filled by a Machine work from the next round on (EX-32)', () => {
    const full = { ...boat, batteries: [2, 0, 0, 0, 0, 0], stage: 1, powered: 0 };
    expect(machineStates(kit, full, sight('s1-h1', 's1-b1'))[0]).toBe('full');
  });

  it('look at the given card beside the one that its receiver kept (EX-36)', () => {
    const rooms = { ...boat, rooms: ['sas', 'dec'], batteries: [1, 2, 3, 1, 2, 3] };
    const given = { ...sight('s1-h1', 's1-b1'), given: pair('s1-f2', '?').kept };
    const beside = { ...given, beside: pair('s2-h1', '?').kept };
    const copied = { ...given, beside: pair('s2-b2', '?').kept };
    const row2 = [1, 4];
    const of = (one: Sight) => row2.map((at) => machineStates(kit, rooms, one)[at]);
    expect(of(given)).toEqual(['open', 'open']);
    expect(of(beside)).toEqual(['usable', 'powered']);
    expect(of(copied)).toEqual(['powered', 'usable']);
  });
});

describe('Maintenance', () => {
  it('counts the plague of both cards, up to the end of the gauge (EX-39, EX-40)', () => {
    expect(upkeep(kit, boat, pair('s2-f2', 's2-y2')).plague).toBe(3);
    expect(upkeep(kit, { ...boat, plague: 10 }, pair('s3-h1', 's3-y1')).plague).toBe(12);
  });

  it('takes humans before the Doctors heal (EX-43, EX-46, EX-47)', () => {
    const none = { kept: null, received: null };
    const many = { ...boat, plague: 7, healthy: 2, contaminated: 3 };
    expect(upkeep(kit, many, none)).toMatchObject({ lost: 5, healthy: 0, contaminated: 0 });
    const ward = { ...boat, contaminated: 6, doctors: 4, healthy: 1 };
    expect(upkeep(kit, ward, none)).toMatchObject({ healed: 4, healthy: 5, contaminated: 2 });
    const some = { ...boat, plague: 2, contaminated: 3, doctors: 2, healthy: 1 };
    expect(upkeep(kit, some, none)).toMatchObject({ lost: 2, healed: 1, healthy: 2, needed: 1 });
  });

  it('feeds those who will be healthy by then', () => {
    const crew = { ...boat, contaminated: 5, doctors: 2, food: 7 };
    expect(feeding(kit, crew, 2)).toEqual({ rounds: 2, eaters: 8, spare: -1 });
    expect([1, 4, 5, 12].map((round) => roundsToIsland(kit, round))).toEqual([4, 1, 4, 1]);
    expect([1, 4, 5, 12].map((round) => seasonOf(kit, round))).toEqual([1, 1, 2, 3]);
  });
});

describe('objectives', () => {
  it('are met by one player alone, or by each (EX-63, EX-64)', () => {
    const crews = [
      { ...boat, doctors: 5, food: 3 },
      { ...boat, doctors: 4, food: 2 },
    ];
    const { require, back } = kit.objectives.get('1e')!;
    expect(isFulfilled(crews, 'each', require)).toBe(false);
    expect(isFulfilled(crews, 'one', require)).toBe(true);
    expect(isFulfilled(crews, 'each', back)).toBe(true);
    expect(lacks(crews[1]!, require)).toEqual({ food: 1 });
  });
});

describe('the food gauge', () => {
  it('shows tokens of ten and the rest (PRE-099)', () => {
    expect([0, 9, 10, 27].map(gaugeOf)).toEqual([
      { tens: 0, ones: 0 },
      { tens: 0, ones: 9 },
      { tens: 1, ones: 0 },
      { tens: 2, ones: 7 },
    ]);
  });
});
