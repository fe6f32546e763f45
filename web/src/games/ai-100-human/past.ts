/** How a tableau lay when something was scored: cards may have come and moved since. */
import type { WireEvent } from '../../lib/net/wire';
import { tableAt } from '../../lib/ui/told';
import { isDetail, isScore, scoredOf, type Scored } from './made';
import { recordOf, type Place, type Scene } from './scene';
import type { SeatRecord } from './view';

/** The place of a seat as it was when this event was told; as it is now if that is not known. */
export function placeAt(scene: Scene, events: WireEvent[], number: number, seat: number): Place {
  const now = scene.places[seat]!;
  const record = tableAt(events, number)?.seats[seat];
  return record
    ? { ...recordOf(record as unknown as SeatRecord), paying: {}, state: now.state }
    : now;
}

/** What an opened line of the history shows. */
export interface Pointed {
  scored: Scored;
  /** Whose tableau it is on. */
  seat: number;
  place: Place | null;
}

export function pointedAt(scene: Scene, events: WireEvent[], lines: WireEvent[]): Pointed | null {
  const [scored] = scoredOf(lines);
  if (!scored) return null;
  const seat = scored.made[0]?.seat ?? scored.seat;
  const at = events.indexOf(scored.event);
  if (seat < 0 || !scene.places[seat]) return { scored, seat, place: null };
  const place = at < 0 ? scene.places[seat] : placeAt(scene, events, at, seat);
  return { scored, seat, place };
}

/** One line of a seat's sheet: a card, its points, and the events that tell why. */
export interface Line {
  card: string;
  points: number;
  events: WireEvent[];
}

/** The sheet of a seat, with the events of each line. */
export function linesOf(place: Place, events: WireEvent[], seat: number): Line[] {
  const scores = new Map<string, WireEvent[][]>();
  events.forEach((event, at) => {
    if (event.seat !== seat || !isScore(event) || event.name === 'objective') return;
    const card = String(event.args['card']);
    scores.set(card, [...(scores.get(card) ?? []), withDetails(events, at)]);
  });
  return place.sheet.map((card, i) => {
    const told = scores.get(card)?.shift() ?? [];
    return { card, points: place.sheetPoints[i] ?? 0, events: told };
  });
}

/** An event with the details that follow it. */
function withDetails(events: WireEvent[], at: number): WireEvent[] {
  let end = at + 1;
  while (events[end] && isDetail(events[end]!)) end++;
  return events.slice(at, end);
}
