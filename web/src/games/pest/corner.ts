/** Where on the map something lies that covers a part of it. */
import type { MapData } from './map';

interface Area {
  width: number;
  height: number;
}

/** Between the edge of the map and what lies on it, with half a place. */
const EDGE = 40;

/** The corner in which a panel covers the fewest of some places. */
export function calmestCorner(map: MapData, places: string[], stage: Area, panel: Area): string {
  const wide = (panel.width + EDGE) / stage.width;
  const high = (panel.height + EDGE) / stage.height;
  const spots = map.places
    .filter(({ id }) => places.includes(id))
    .map(({ x, y }) => ({ x: x / map.width, y: y / map.height }));
  const under = {
    'lower left': spots.filter(({ x, y }) => x < wide && y > 1 - high).length,
    'lower right': spots.filter(({ x, y }) => x > 1 - wide && y > 1 - high).length,
    'upper right': spots.filter(({ x, y }) => x > 1 - wide && y < high).length,
  };
  return Object.entries(under).reduce((one, other) => (other[1] < one[1] ? other : one))[0];
}
