/** Where an arrow key leads on the map: to the nearest place that lies rather in that direction. */
import type { Point } from './map';

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function neighbour(
  from: string,
  key: string,
  points: ReadonlyMap<string, Point>,
): string | undefined {
  const way = WAYS[key];
  const here = points.get(from);
  if (!way || !here) return undefined;
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const [id, [x, y]] of points) {
    const [dx, dy] = [x - here[0], y - here[1]];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (id === from || along <= 0 || aside > along) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
