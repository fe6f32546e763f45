/** What was told in one moment, and how the table looks then: positions come from the rules. */
import type { Changes, SeatView, WireEvent } from '../net/wire';

export interface Told {
  events: WireEvent[];
  /** The view after them; none if nobody has said how things were then. */
  view: SeatView | null;
}

type Fields = Record<string, unknown>;

/** What a viewer sees on the table: the form of `SeatView.table`. */
export interface Table extends Fields {
  table: Fields;
  seats: Fields[];
  veiled: boolean;
}

/** The table after these changes; those that are told first are whole. */
export function after(table: Table | null, then: Changes): Table {
  const seats = [...(table?.seats ?? [])];
  for (const [seat, fields] of Object.entries(then.seats)) {
    seats[Number(seat)] = { ...seats[Number(seat)], ...fields };
  }
  return {
    table: { ...table?.table, ...then.table },
    seats,
    veiled: then.veiled ?? table?.veiled ?? false,
  };
}

/** The table at the moment in which this event was told. */
export function tableAt(events: WireEvent[], number: number): Table | null {
  let table: Table | null = null;
  for (const [place, { then }] of events.entries()) {
    if (!then) continue;
    table = after(table, then);
    if (place >= number) break;
  }
  return table;
}

/** The view without what I have drafted. */
export function undrafted(view: SeatView, events: WireEvent[]): SeatView {
  const table = tableAt(events, view.told - 1) ?? view.table;
  return { ...view, table, draft: [], decision: null };
}

/**
 * What was told from an event on, moment by moment. What I have drafted stays on the table as long
 * as what others do leaves my seat alone.
 */
export function toldFrom(events: WireEvent[], first: number, view: SeatView): Told[] {
  const result: Told[] = [];
  let table: Table | null = null;
  let group: WireEvent[] = [];
  let drafting = view.draft.length > 0 || view.locked;
  for (const [number, event] of events.entries()) {
    if (number >= first) group.push(event);
    if (!event.then) continue;
    table = after(table, event.then);
    if (group.length === 0) continue;
    drafting &&= !(view.seat in event.then.seats);
    result.push({ events: group, view: drafting ? withMine(view, table) : seen(view, table) });
    group = [];
  }
  if (group.length > 0) result.push({ events: group, view: null });
  return result;
}

/** How the table looked to the viewer, with nothing asked and nothing drafted. */
function seen(view: SeatView, table: Table): SeatView {
  const nothing = { decision: null, draft: [], locked: false, scores: null, returns: null };
  return { ...view, ...nothing, status: 'playing', table, acting: askedAt(table) };
}

function withMine(view: SeatView, table: Table): SeatView {
  const mine = (view.table as Table).seats[view.seat];
  const seats = table.seats.map((record, seat) => (seat === view.seat && mine ? mine : record));
  const { draft, locked } = view;
  return { ...seen(view, table), table: { ...table, seats }, draft, locked };
}

/** The seats that have a question to answer. */
function askedAt(table: Table): number[] {
  return table.seats.flatMap(({ asks }, seat) =>
    Array.isArray(asks) && asks.length > 0 ? [seat] : [],
  );
}

/** Moments that the board shows as one. */
export function joined(told: Told[], joins: (one: Told, next: Told) => boolean): Told[] {
  const result: Told[] = [];
  for (const next of told) {
    const last = result[result.length - 1];
    if (last && joins(last, next)) {
      result[result.length - 1] = { events: [...last.events, ...next.events], view: next.view };
    } else result.push(next);
  }
  return result;
}
