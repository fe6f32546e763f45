/** What makes points: a score with the figures, sets, pairs and diamonds that are told after it. */
import type { WireEvent } from '../../lib/net/wire';

/** One thing that counts. */
export interface Made {
  /** On whose tableau it is; -1 for the grid in the middle. */
  seat: number;
  cells: string[];
  corners: string[];
}

export interface Scored {
  seat: number;
  /** The card, AI face or objective that is scored. */
  thing: string;
  cell: string;
  points: number;
  made: Made[];
  /** By copying or reading a neighbour: the event that says so. */
  how: WireEvent | null;
  /** What the objectives to come would pay with it, by name. */
  prospects: Record<string, number>;
  event: WireEvent;
}

const SCORES = new Set(['score', 'lose', 'objective', 'ai']);
const WAYS = new Set(['copy', 'read', 'read-grid']);

export function isScore(event: WireEvent): boolean {
  return SCORES.has(event.name);
}

/** Told for those who ask why. */
export function isDetail(event: WireEvent): boolean {
  return event.name === 'count' || event.name === 'connect';
}

export function scoredOf(events: WireEvent[]): Scored[] {
  const found: Scored[] = [];
  let how: WireEvent | null = null;
  for (const event of events) {
    const last = found[found.length - 1];
    if (isScore(event)) {
      found.push({ ...scoreOf(event), how: how?.seat === event.seat ? how : null });
      how = null;
    } else if (isDetail(event)) last?.made.push(madeOf(event));
    else if (event.name === 'prospect') promise(last, event);
    else if (WAYS.has(event.name)) how = event;
  }
  return found;
}

function scoreOf(event: WireEvent): Scored {
  const { card, objective, cell, points } = event.args;
  const loss = event.name === 'lose' ? -1 : 1;
  return {
    seat: event.seat,
    thing: String(card ?? objective ?? ''),
    cell: String(cell ?? ''),
    points: Number(points ?? 0) * loss,
    made: [],
    how: null,
    prospects: {},
    event,
  };
}

function promise(scored: Scored | undefined, { args }: WireEvent): void {
  if (scored) scored.prospects[String(args['objective'])] = Number(args['points']);
}

function madeOf(event: WireEvent): Made {
  return {
    seat: event.seat,
    cells: texts(event.args['cells']),
    corners: texts(event.args['corners']),
  };
}

function texts(value: WireEvent['args'][string] | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** What counts on one tableau. */
export function madeAt(scored: Scored | null, seat: number): Made[] {
  return scored?.made.filter((made) => made.seat === seat) ?? [];
}

/** The score that pays most; the first one of equals. */
export function bestOf(all: Scored[]): Scored | null {
  return all.reduce<Scored | null>(
    (best, one) => (best && best.points >= one.points ? best : one),
    null,
  );
}
