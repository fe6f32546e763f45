/** Woods, hills, fields and marshes around the places: what grows somewhere follows from the nearest place. */
import { Chance } from '../../lib/ui/random';
import type { Coast } from './coast';
import { distance, distanceToLine, pointsOf, type MapData, type Point, type Resource } from './map';

export interface Growth {
  x: number;
  y: number;
  scale: number;
  kind: 'tree' | 'pine' | 'hill' | 'peak' | 'field' | 'marsh';
  /** The place it belongs to; with it, it dies. */
  place: string;
}

/** Free of growth: around places, the Capital, roads and the shore. */
const CLEAR = { place: 45, capital: 78, road: 12, shore: 11 };
/** How near two of a kind may stand: woods are thick, hills stand shoulder to shoulder. */
const APART: Record<Resource, number> = { wood: 13, stone: 17, food: 21, herbs: 19 };
/** Patches of the land stay open: growth comes in clumps as long as this. */
const CLUMP = 62;
const OPEN = -0.25;
const TRIES = 5200;

export function terrainOf(map: MapData, coast: Coast): Growth[] {
  const chance = new Chance('terrain');
  const points = pointsOf(map);
  const capital: Point = [map.capital.x, map.capital.y];
  const roads = map.roads.map(({ a, b }) => [points.get(a)!, points.get(b)!] as const);
  const clumps = waves(chance);
  const found: Growth[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const at: Point = [
      Math.round(chance.between(8, map.width - 8)),
      Math.round(chance.between(12, map.height - 6)),
    ];
    if (coast.depth(at) > -CLEAR.shore || distance(at, capital) < CLEAR.capital) continue;
    if (clumps(at) < OPEN) continue;
    const nearest = nearestOf(map, at);
    const apart = APART[nearest.resource];
    if (distance(at, [nearest.x, nearest.y + 8]) < CLEAR.place) continue;
    if (roads.some(([from, to]) => distanceToLine(at, from, to) < CLEAR.road)) continue;
    if (found.some(({ x, y }) => Math.hypot(at[0] - x, (at[1] - y) * 1.25) < apart)) continue;
    found.push({
      x: at[0],
      y: at[1],
      scale: Math.round(chance.between(82, 116)) / 100,
      kind: kindOf(nearest.resource, chance),
      place: nearest.id,
    });
  }
  // What stands farther down stands in front.
  return found.sort((one, other) => one.y - other.y || one.x - other.x);
}

function nearestOf({ places }: MapData, at: Point): MapData['places'][number] {
  let [best, least] = [places[0]!, Infinity];
  for (const place of places) {
    const far = distance(at, [place.x, place.y]);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

function kindOf(resource: Resource, chance: Chance): Growth['kind'] {
  const rare = chance.next() < 0.32;
  switch (resource) {
    case 'wood':
      return rare ? 'pine' : 'tree';
    case 'stone':
      return rare ? 'peak' : 'hill';
    case 'food':
      return 'field';
    case 'herbs':
      return 'marsh';
  }
}

/** A gentle up and down between -1 and 1. */
function waves(chance: Chance): (point: Point) => number {
  const all = Array.from({ length: 6 }, () => {
    const turn = chance.between(0, 2 * Math.PI);
    const pace = chance.between(0.7, 1.5) / CLUMP;
    return {
      across: Math.cos(turn) * pace,
      down: Math.sin(turn) * pace,
      phase: chance.between(0, 6.28),
    };
  });
  return ([x, y]) =>
    all.reduce((sum, { across, down, phase }) => sum + Math.sin(x * across + y * down + phase), 0) /
    all.length;
}
