import { describe, expect, it } from 'vitest';
import { activation, gaugeOf, machineStates, type Boat } from './boat';
import { kitOf, seasonOf } from './kit';

const kit = kitOf('base');
const outlook = { kept: '?', received: '?', met: [], cost: 0, gains: {}, ahead: null };
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
  powered: 0,
  used: 0,
  stage: 0,
  outlook,
};

describe('activating', () => {
  const cards = { ...outlook, cost: 5, gains: { kept: { human: 2 }, both: { human: 2, food: 3 } } };

  it('costs something if it is both, and can be too much', () => {
    expect(activation(cards, 'both', 5)).toMatchObject({ cost: 5, payable: true });
    expect(activation(cards, 'both', 4).payable).toBe(false);
    expect(activation(cards, 'kept', 0)).toMatchObject({ cost: 0, payable: true });
  });

  it('brings what the rules say', () => {
    expect(activation(cards, 'both', 5).gain).toEqual({ human: 2, food: 3 });
    expect(activation(cards, 'received', 5).gain).toEqual({});
  });
});

describe('Machines', () => {
  const full = { ...boat, batteries: [2, 2, 1, 0, 0, 0] };
  const states = (one: Boat) => machineStates(kit, one).slice(0, 3);

  it('are usable, powered only, or without power', () => {
    const met = { ...outlook, met: [true, false, true] };
    expect(states({ ...full, outlook: met })).toEqual(['usable', 'powered', 'unpowered']);
  });

  it('are left open while it is not known whether the cards are right', () => {
    const met = { ...outlook, met: [null, true] };
    expect(states({ ...full, outlook: met })).toEqual(['open', 'usable', 'unpowered']);
    expect(states(full)).toEqual(['open', 'open', 'unpowered']);
  });

  it('that were filled by a Machine work from the next round on', () => {
    const met = { ...outlook, met: [true, true, true] };
    const acted = { ...full, stage: 1, powered: 0b10, used: 0, outlook: met };
    expect(states(acted)).toEqual(['full', 'usable', 'unpowered']);
    expect(states({ ...acted, used: 0b10 })[1]).toBe('used');
  });
});

describe('the journey', () => {
  it('has three seasons of four rounds', () => {
    expect([1, 4, 5, 12].map((round) => seasonOf(kit, round))).toEqual([1, 1, 2, 3]);
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
