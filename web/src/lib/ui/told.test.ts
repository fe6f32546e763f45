import { describe, expect, it } from 'vitest';
import { viewOf } from '../net/testing';
import type { WireEvent } from '../net/wire';
import { batchesOf, type Stream } from './testing';
import { joined, tableAt, toldFrom, undrafted } from './told';

const streams = Object.values(
  import.meta.glob<Stream[]>('../../games/*/told.json', { eager: true, import: 'default' }),
).flat();

/** As tests/web/test_told.py makes it. */
function fingerprint(data: unknown): number {
  let result = 2166136261;
  for (const letter of JSON.stringify(sorted(data))) {
    result = Math.imul(result ^ letter.charCodeAt(0), 16777619) >>> 0;
  }
  return result;
}

function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, sorted(value)]));
}

const told = (name: string, then: WireEvent['then']): WireEvent => {
  return { name, seat: 0, args: {}, hidden: false, then };
};

describe('whole matches', () => {
  it('lead from one position of the match played again to the next', () => {
    expect(streams.length).toBeGreaterThan(12);
    for (const stream of streams) {
      const tables = batchesOf(stream).flatMap((batch) => batch.map(({ view }) => view!.table));
      expect(tables.map(fingerprint)).toEqual(stream.positions);
    }
  });

  it('can be looked at from any event', () => {
    const { events, positions } = streams[0]!;
    const ends = events.flatMap(({ then }, number) => (then ? [number] : []));
    events.forEach((_, number) => {
      const place = ends.findIndex((end) => end >= number);
      expect(fingerprint(tableAt(events, number))).toBe(positions[place]);
    });
  });
});

describe('what is told', () => {
  const whole = {
    table: { pile: 9 },
    seats: { 0: { food: 1, asks: [['bid']] }, 1: { food: 2, asks: [] } },
    veiled: false,
  };
  const mine = { table: {}, seats: { 0: { food: 5 } }, veiled: null };
  const theirs = { table: { pile: 8 }, seats: { 1: { food: 7 } }, veiled: null };

  it('says who is asked at each moment', () => {
    const [first] = toldFrom([told('deal', whole)], 0, viewOf({}, { seat: 0 }));
    expect(first?.view?.acting).toEqual([0]);
  });

  it('leaves my draft on the table until my seat changes', () => {
    const table = { table: {}, seats: [{ food: 3 }, { food: 2 }] };
    const view = viewOf(table, { seat: 0, draft: ['eat'] });
    const events = [told('deal', whole), told('grow', theirs), told('eat', mine)];
    const foods = toldFrom(events, 1, view).map(({ view: seen }) =>
      (seen!.table['seats'] as { food: number }[]).map(({ food }) => food),
    );
    expect(foods).toEqual([
      [3, 7],
      [5, 7],
    ]);
  });

  it('shows how things are without my draft', () => {
    const events = [told('deal', whole), told('grow', theirs)];
    const drafted = { table: { pile: 1 }, seats: [{ food: 3 }, { food: 7 }] };
    const view = viewOf(drafted, { seat: 0, draft: ['eat'], told: 2 });
    expect(undrafted(view, events).table).toEqual(tableAt(events, 1));
    expect(undrafted(view, events).draft).toEqual([]);
  });

  it('can be joined, and then shows the last position', () => {
    const events = [told('deal', whole), told('grow', theirs), told('eat', mine)];
    const all = toldFrom(events, 0, viewOf({}, { seat: 0 }));
    const [one, ...others] = joined(all, () => true);
    expect(others).toEqual([]);
    expect(one?.events).toEqual(events);
    expect(one?.view).toBe(all[2]?.view);
  });
});
