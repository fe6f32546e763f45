import { describe, expect, it } from 'vitest';
import { viewOf } from '../../lib/net/testing';
import { boatOutlook, objectivesMet, type Ahead, type BoatOutlook } from './outlook';

const nothing = { met: [], cost: 0, gains: {}, ahead: null };

function ahead(food: number): Ahead {
  return {
    of: { round: 1, food, batteries: [1, 0] },
    upkeep: { plague: 0, lost: 0, healed: 0 },
    feeding: { rounds: 4, eaters: 4, spare: food - 4 },
    lacks: {},
  };
}

const told = (food: number): BoatOutlook => {
  return { ...nothing, kept: 's1-h1', received: 's1-b1', met: [true], ahead: ahead(food) };
};

/** A view that is told of a boat with so much food, and shows one with the other. */
function seen(known: number, food: number, cards = {}, more = {}) {
  const record = { kept: 's1-h1', received: 's1-b1', food, batteries: [1, 0], ...cards };
  const table = { table: { round: 1 }, seats: [record] };
  const follows = { boats: [told(known)], objectives: { '1e': true } };
  return viewOf(table, { follows, ...more });
}

describe('the outlook of a boat', () => {
  it('is that of the cards that lie there, and of no others', () => {
    expect(boatOutlook(seen(5, 5), 0)).toEqual(told(5));
    const before = { kept: 's1-h1', received: '?' };
    expect(boatOutlook(seen(5, 5, before), 0)).toMatchObject({ ...before, met: [] });
  });

  it('is not shown before what leads to it has been told', () => {
    expect(boatOutlook(seen(5, 8), 0).ahead).toBeNull();
    expect(boatOutlook(seen(5, 8), 0, told(8)).ahead).toEqual(ahead(8));
    expect(boatOutlook(seen(5, 5), 0, told(8)).ahead).toEqual(ahead(5));
  });

  it('ends with the journey', () => {
    expect(boatOutlook(seen(5, 5, {}, { status: 'over' }), 0).ahead).toBeNull();
  });
});

describe('objectives', () => {
  const met = (known: number, food: number) => {
    const view = seen(known, food);
    return objectivesMet(view, [boatOutlook(view, 0)], { '1e': false });
  };

  it('are met once all boats are as they were told', () => {
    expect(met(5, 5)).toEqual({ '1e': true });
    expect(met(5, 8)).toEqual({ '1e': false });
  });
});
