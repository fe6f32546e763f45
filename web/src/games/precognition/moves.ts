/** What moves on the boats in a moment, as its events tell: from where, to where, and how many. */
import type { WireEvent } from '../../lib/net/wire';
import type { GlyphName } from './glyphs';

/** Places that the boards mark with `data-place`. */
export interface Move {
  glyph: GlyphName;
  count: number;
  from: string;
  to: string;
}

/** More of a kind fly no more clearly. */
const MOST = 6;

const SOURCES: Record<string, string> = { cards: 'cards', machines: 'machines' };

/** Where a resource is kept aboard; humans come aboard contaminated (PRE-094). */
const STORES: Record<string, { glyph: GlyphName; place: string }> = {
  human: { glyph: 'contaminated', place: 'contaminated' },
  doctor: { glyph: 'doctor', place: 'doctor' },
  protector: { glyph: 'protector', place: 'protector' },
  food: { glyph: 'food', place: 'food' },
};

export function movesOf(events: WireEvent[]): Move[] {
  return events.flatMap((event) => moveOf(event) ?? []);
}

function moveOf({ name, seat, args }: WireEvent): Move | null {
  const amount = Math.min(MOST, Number(args['amount'] ?? 1));
  const store = STORES[String(args['resource'])];
  const at = (place: string): string => `${seat}/${place}`;
  if (name === 'gain' && store) {
    const from = sourceOf(String(args['cause']), seat);
    return { glyph: store.glyph, count: amount, from, to: at(store.place) };
  }
  if (name === 'lose' && store) {
    return { glyph: store.glyph, count: amount, from: at(store.place), to: 'river' };
  }
  if (name === 'feed') {
    return { glyph: 'food', count: amount, from: at('food'), to: at('healthy') };
  }
  if (name === 'place-battery') {
    const from = sourceOf(String(args['cause']), seat);
    return { glyph: 'battery', count: 1, from, to: at(`machine-${String(args['machine'])}`) };
  }
  if (name === 'raise-plague') {
    return { glyph: 'plague', count: amount, from: at('cards'), to: at('plague') };
  }
  return null;
}

function sourceOf(cause: string, seat: number): string {
  const source = SOURCES[cause];
  return source ? `${seat}/${source}` : 'river';
}
