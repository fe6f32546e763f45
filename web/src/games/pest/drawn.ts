/** All of a map that never changes, made once: it takes some milliseconds. */
import { coastOf, type Coast } from './coast';
import { bendsOf, pointsOf, type Bend, type MapData, type Point } from './map';
import { terrainOf, type Growth } from './terrain';

export interface Drawn {
  coast: Coast;
  terrain: Growth[];
  bends: Map<string, Bend>;
  points: Map<string, Point>;
  middles: Map<string, Point>;
}

const made = new WeakMap<MapData, Drawn>();

export function drawnOf(map: MapData): Drawn {
  const before = made.get(map);
  if (before) return before;
  const coast = coastOf(map);
  const bends = bendsOf(map);
  const drawn: Drawn = {
    coast,
    terrain: terrainOf(map, coast),
    bends,
    points: pointsOf(map),
    middles: new Map([...bends].map(([id, { middle }]) => [id, middle])),
  };
  made.set(map, drawn);
  return drawn;
}
