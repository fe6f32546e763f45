/** Flags say what it takes to get somewhere. Each looks for the side of its place where it covers least. */
import { box, MEASURES, overlap, type Obstacle } from './anatomy';
import type { Box } from './camera';
import type { MapData, Place, Point } from './map';
import type { SignName } from './signs';
import type { Offer } from './situation';

export interface FlagItem {
  text: string;
  sign: SignName;
}

export interface Flag {
  place: string;
  steps: number | undefined;
  items: FlagItem[];
  x: number;
  y: number;
  width: number;
  /** Where it points: at its place, from above, below, left or right. */
  from: Side;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export const FLAG_HIGH = 24;
/** Between the ring and the flag. */
const GAP = 2;
const DIGIT = 8.2;
const ICON = 18.5;

export function itemsOf({ food = 0, sick = 0 }: Offer): FlagItem[] {
  const items: FlagItem[] = [];
  if (food > 0) items.push({ text: `−${food}`, sign: 'food' });
  if (sick > 0) items.push({ text: `+${sick}`, sign: 'sick' });
  return items;
}

export function widthOf(items: FlagItem[], steps: number | undefined): number {
  if (items.length === 0) return FLAG_HIGH;
  const start = steps === undefined ? 6 : 26;
  return start + items.reduce((sum, { text }) => sum + text.length * DIGIT + ICON + 2, 0) + 4;
}

/** Where all flags hang: each beside its place, on no name if that can be, and not on another. */
export function flagsOf(map: MapData, offers: Offer[], obstacles: Obstacle[]): Flag[] {
  const taken: Obstacle[] = [...obstacles];
  const flags: Flag[] = [];
  const places = new Map(map.places.map((place) => [place.id, place]));
  for (const offer of offers) {
    const place = places.get(offer.place);
    const items = itemsOf(offer);
    if (!place || (offer.steps === undefined && items.length === 0)) continue;
    const width = widthOf(items, offer.steps);
    const best = spotsOf(place, width)
      .map((spot) => ({ spot, cost: costOf(spot, width, taken, map) }))
      .reduce((one, other) => (other.cost < one.cost ? other : one));
    const { x, y, from } = best.spot;
    flags.push({ place: place.id, steps: offer.steps, items, x, y, width, from });
    taken.push({ ...boxAt(x, y, width), weight: 20 });
  }
  return flags;
}

interface Spot {
  x: number;
  y: number;
  from: Side;
  /** Sides that one looks for it first are cheaper. */
  odd: number;
}

function spotsOf({ x, y, size }: Place, width: number): Spot[] {
  const { ring } = MEASURES[size];
  const up = y + 2 - ring - GAP - FLAG_HIGH / 2 + 4;
  const down = y + 2 + ring + GAP + FLAG_HIGH / 2 + 9;
  const aside = width / 2;
  return [
    { x, y: up, from: 'above', odd: 0 },
    { x: x + aside * 0.35, y: up + 1, from: 'above', odd: 10 },
    { x: x - aside * 0.35, y: up + 1, from: 'above', odd: 10 },
    { x: x + aside * 0.7, y: up + 3, from: 'above', odd: 20 },
    { x: x - aside * 0.7, y: up + 3, from: 'above', odd: 20 },
    { x: x + ring * 0.75 + aside, y: y - ring * 0.72, from: 'right', odd: 40 },
    { x: x - ring * 0.75 - aside, y: y - ring * 0.72, from: 'left', odd: 40 },
    { x: x + ring + GAP + aside, y: y + 4, from: 'right', odd: 60 },
    { x: x - ring - GAP - aside, y: y + 4, from: 'left', odd: 60 },
    { x, y: down, from: 'below', odd: 80 },
    { x: x + aside * 0.7, y: down, from: 'below', odd: 90 },
    { x: x - aside * 0.7, y: down, from: 'below', odd: 90 },
    { x, y: up - 15, from: 'above', odd: 90 },
  ];
}

/** On the ring of a place, towards its flag: there its steps stand while the flag is folded. */
export function edgeOf({ x, y, size }: Place, flag: Flag): Point {
  const { ring } = MEASURES[size];
  if (flag.from === 'below') return [x, y + 2 - ring];
  const [dx, dy] = [flag.x - x, flag.y - y - 2];
  const far = Math.hypot(dx, dy) || 1;
  return [x + (dx / far) * ring, y + 2 + (dy / far) * ring];
}

export function boxAt(x: number, y: number, width: number): Box {
  return box(x - width / 2, y - FLAG_HIGH / 2, x + width / 2, y + FLAG_HIGH / 2);
}

/** What lies off the map cannot be read. */
const OFF = 9000;

function costOf({ x, y, odd }: Spot, width: number, taken: Obstacle[], map: MapData): number {
  const own = boxAt(x, y, width);
  const off =
    own.left < 2 || own.right > map.width - 2 || own.top < 2 || own.bottom > map.height - 2;
  return taken.reduce(
    (sum, other) => sum + overlap(own, other) * other.weight,
    odd + (off ? OFF : 0),
  );
}
