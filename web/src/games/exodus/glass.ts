/** Panes of leaded glass: a surface that falls into cells around points. */
export type Point = [number, number];

/** The cell around each point: all that is nearer to it than to any other. */
export function cells(points: Point[], width: number, height: number): Point[][] {
  return points.map((point, place) => {
    let cell: Point[] = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    points.forEach((other, number) => {
      if (number !== place) cell = nearer(cell, point, other);
    });
    return cell;
  });
}

/** The part of a cell that is nearer to one point than to another. */
function nearer(cell: Point[], [ax, ay]: Point, [bx, by]: Point): Point[] {
  const side = ([x, y]: Point) => (x - (ax + bx) / 2) * (bx - ax) + (y - (ay + by) / 2) * (by - ay);
  const kept: Point[] = [];
  cell.forEach((corner, place) => {
    const next = cell[(place + 1) % cell.length]!;
    const [here, there] = [side(corner), side(next)];
    if (here <= 0) kept.push(corner);
    if (here * there < 0) {
      const share = here / (here - there);
      kept.push([
        corner[0] + (next[0] - corner[0]) * share,
        corner[1] + (next[1] - corner[1]) * share,
      ]);
    }
  });
  return kept;
}

export function corners(points: Point[]): string {
  return points.map((point) => point.map((value) => value.toFixed(1)).join(',')).join(' ');
}

/** Corners at these two distances from a middle, in turn: rays, stars, teeth. */
export function rays(count: number, far: number, near: number, middle: Point): Point[] {
  return Array.from({ length: 2 * count }, (_, place): Point => {
    const angle = -Math.PI / 2 + (place * Math.PI) / count;
    const reach = place % 2 ? near : far;
    return [middle[0] + reach * Math.cos(angle), middle[1] + reach * Math.sin(angle)];
  });
}
