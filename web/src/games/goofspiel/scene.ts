/** What lies on the table at one moment, and the moments between two positions. */
import type { SeatView, WireEvent } from '../../lib/net/wire';
import type { Moment } from '../../lib/ui/playback.svelte';
import type { Told } from '../../lib/ui/told';
import type { View } from './view';

export interface Slot {
  /** The value of the card; empty if there is none, "?" if it is not known here. */
  card: string;
  /** `peek`: face down for all but me; `last`: the bid of the round before. */
  face: 'none' | 'back' | 'peek' | 'front' | 'last';
}

export interface Place {
  hand: string[];
  won: string[];
  slot: Slot;
  state: 'thinking' | 'chosen' | 'locked' | 'calm';
  mood: 'plain' | 'wins' | 'tied';
}

export interface Scene {
  /** The prizes to come, "?" if their order is not known; the next one is last. */
  deck: string[];
  stake: string[];
  /** The prizes at stake that we have seen being carried over. */
  carried: string[];
  gone: string[];
  /** A prize is played for that lies face down yet. */
  covered: boolean;
  places: Place[];
  over: boolean;
}

const HIDDEN = '?' as const;

const TIME = { breath: 450, turn: 1100, glow: 750, move: 750, prize: 650 };

// --- a view as a scene ------------------------------------------------------------------------

export function sceneOf(view: SeatView, before?: Scene): Scene {
  const { table, seats } = view.table as unknown as View;
  const over = view.status === 'over';
  /** All bids have been turned over, and the next round has not begun. */
  const open = !over && view.table['veiled'] === false;
  const places = seats.map((record, seat): Place => {
    const drafted = seat === view.seat ? draftOf(view, record.bid) : '';
    const locked = !over && !open && !view.acting.includes(seat);
    const last = record.bid === HIDDEN ? { card: '', face: 'none' as const } : null;
    return {
      hand: known(record.hand).filter((card) => card !== drafted),
      won: known(record.won),
      slot: drafted
        ? { card: drafted, face: 'peek' }
        : over || !locked
          ? (last ?? { card: record.bid, face: over || open ? 'front' : 'last' })
          : { card: HIDDEN, face: 'back' },
      state: over || open ? 'calm' : locked ? 'locked' : drafted ? 'chosen' : 'thinking',
      mood: 'plain',
    };
  });
  const stake = known(table.stake);
  const carried = (before?.carried ?? []).filter((prize) => stake.includes(prize));
  const covered = !over && isCovered(view);
  return { deck: table.deck, stake, carried, gone: known(table.gone), covered, places, over };
}

/** Whoever has not bid yet holds as many cards as there are prizes that are not turned up. */
function isCovered(view: SeatView): boolean {
  const { table, seats } = view.table as unknown as View;
  const other = seats.find((_, seat) => seat !== view.seat);
  return table.deck.length > 0 && known(other?.hand ?? []).length === table.deck.length;
}

/** Sets of this game are open to all. */
function known(cards: string[] | '?'): string[] {
  return cards === HIDDEN ? [] : cards;
}

/** The card that I have laid face down. */
function draftOf(view: SeatView, bid: string): string {
  const text = view.draft.find((action) => action.startsWith('bid '));
  if (text) return text.slice('bid '.length);
  return view.locked ? bid : '';
}

// --- from one scene to the next ---------------------------------------------------------------

/** What there is to see while this is told: cards turn over, winners glow, then prizes move. */
export function moments(start: Scene, told: Told[]): Moment<Scene>[] {
  const result: Moment<Scene>[] = [];
  let scene = start;
  const show = (next: Scene, time: number, event: WireEvent | null = null): void => {
    scene = next;
    result.push({ scene, time, event });
  };
  for (const { events, view } of told) {
    const bids = events.filter(({ name }) => name === 'bid');
    const [last = null] = events.slice(-1);
    const next = (): Scene => (view ? sceneOf(view, scene) : scene);
    if (bids.length > 0) {
      show(faceDown(scene, bids), TIME.breath);
      show(next(), TIME.turn, last);
    } else if (last?.name === 'win') {
      show(withMood(scene, 'wins', [last.seat]), TIME.glow);
      show(withMood(next(), 'wins', [last.seat]), TIME.move, last);
    } else if (last?.name === 'discard') {
      show(withMood(scene, 'tied', tied(scene)), TIME.glow);
      show(withMood(next(), 'tied', tied(scene)), TIME.move, last);
    } else if (last?.name === 'carry') {
      const carried = { ...next(), carried: scene.stake };
      show(withMood(carried, 'tied', tied(scene)), TIME.glow + TIME.move, last);
    } else show(next(), TIME.prize, last);
  }
  return result;
}

function faceDown(scene: Scene, bids: WireEvent[]): Scene {
  const places = scene.places.map((place, seat): Place => {
    if (!bids.some((bid) => bid.seat === seat)) return place;
    const slot: Slot = place.slot.face === 'peek' ? place.slot : { card: HIDDEN, face: 'back' };
    return { ...place, slot, state: 'locked', mood: 'plain' };
  });
  return { ...scene, places };
}

/** The seats with the highest bid. */
function tied(scene: Scene): number[] {
  const bids = scene.places.map((place) => Number(place.slot.card) || 0);
  const best = Math.max(...bids);
  return bids.flatMap((bid, seat) => (bid === best ? [seat] : []));
}

function withMood(scene: Scene, mood: Place['mood'], seats: number[]): Scene {
  const places = scene.places.map((place, seat) =>
    seats.includes(seat) ? { ...place, mood } : place,
  );
  return { ...scene, places };
}

// --- counting what everybody can see ----------------------------------------------------------

export function sum(cards: string[]): number {
  return cards.reduce((total, card) => total + (Number(card) || 0), 0);
}

/** All values of a suit: every prize is somewhere. */
export function values(scene: Scene): string[] {
  const won = scene.places.reduce((total, place) => total + place.won.length, 0);
  const count = scene.deck.length + scene.stake.length + scene.gone.length + won;
  return Array.from({ length: count }, (_, i) => String(i + 1));
}

/** The prizes that are still in the deck, whatever their order. */
export function toCome(scene: Scene): string[] {
  const seen = new Set([
    ...scene.stake,
    ...scene.gone,
    ...scene.places.flatMap((place) => place.won),
  ]);
  return values(scene).filter((prize) => !seen.has(prize));
}

/** The seats with the most points; nobody before the first prize is won. */
export function leaders(scene: Scene): number[] {
  const points = scene.places.map((place) => sum(place.won));
  const best = Math.max(...points);
  return best > 0 ? points.flatMap((total, seat) => (total === best ? [seat] : [])) : [];
}

/** How many others still hold a higher card. */
export function stronger(scene: Scene, mine: number, card: string): number {
  return scene.places.filter(
    (place, seat) => seat !== mine && place.hand.some((held) => Number(held) > Number(card)),
  ).length;
}
