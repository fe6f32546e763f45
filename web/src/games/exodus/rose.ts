/** The rose window behind the Wing: rings of panes in the colours of the chambers nearest to them. */
import { Chance } from '../../lib/ui/random';
import { GLASS, mix, type Caste } from './castes';
import type { Geometry } from './geometry';
import type { Point } from './glass';

/** From where to where a ring reaches, as shares of the whole, and how many panes it has. */
type Ring = [number, number, number];

const RINGS: Ring[] = [
  [0.15, 0.33, 12],
  [0.33, 0.52, 16],
  [0.52, 0.7, 24],
  [0.7, 0.86, 32],
  [0.86, 1, 48],
];
const FEW_RINGS: Ring[] = [
  [0.17, 0.4, 8],
  [0.4, 0.64, 16],
  [0.64, 0.84, 24],
  [0.84, 1, 32],
];
const SPOKES = 16;
const LEAD = '#060509';

const drawn = new Map<string, string>();

/** The window as the address of an image; `castes` are those of the cards in the chambers. */
export function roseImage(geometry: Geometry, castes: Record<string, Caste | undefined>): string {
  const key = `${geometry.width} ${Object.entries(castes).join(' ')}`;
  const known = drawn.get(key);
  if (known) return known;
  const image = `data:image/svg+xml,${encodeURIComponent(rose(geometry, castes))}`;
  drawn.clear(); // one table is enough
  drawn.set(key, image);
  return image;
}

function rose(geometry: Geometry, castes: Record<string, Caste | undefined>): string {
  const { width, height, middle } = geometry;
  const narrow = width < 600;
  const [x, y] = middle;
  const [rx, ry] = [width * 0.487, height * 0.487];
  const at = (share: number, angle: number): Point => [
    x + rx * share * Math.cos(angle),
    y + ry * share * Math.sin(angle),
  ];
  const rings = narrow ? FEW_RINGS : RINGS;
  const chance = new Chance('rose-window');
  let panes = '';
  rings.forEach((ring, number) => {
    panes += ringPanes(ring, number, at, (points, edge) => {
      const [px, py] = centre(points);
      const glass = GLASS[nearest(geometry, [px, py], castes)];
      const far = Math.hypot((px - x) / rx, (py - y) / ry);
      const share = 0.42 + chance.next() * 0.34 + (1 - far) * 0.26 + (edge ? 0.12 : 0);
      let fill = mix(glass.night, glass.pane, Math.min(1, share));
      if (edge && number % 2 === 0) fill = mix(fill, '#d9a441', 0.32);
      return chance.next() < 0.06 ? mix(fill, glass.stray, 0.35) : fill;
    });
  });
  const ellipse = (share: number, stroke: string, line: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx * share}" ry="${ry * share}" fill="none" stroke="${stroke}" stroke-width="${line}"/>`;
  let bars = '';
  for (const [share] of rings.slice(1)) {
    bars += ellipse(share, LEAD, narrow ? 3 : 5) + ellipse(share, '#a07c3c', narrow ? 1 : 1.6);
  }
  for (let spoke = 0; spoke < SPOKES; spoke++) {
    const angle = (spoke / SPOKES) * 2 * Math.PI;
    const [[ax, ay], [bx, by]] = [at(0.15, angle), at(1, angle)];
    const d = `M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`;
    bars += `<path d="${d}" stroke="${LEAD}" stroke-width="${narrow ? 2.5 : 4.5}"/><path d="${d}" stroke="#a07c3c" stroke-width="${narrow ? 0.8 : 1.4}"/>`;
  }
  const rim = ellipse(1, LEAD, narrow ? 7 : 12) + ellipse(1, '#c79c54', narrow ? 3 : 5);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>` +
    '<radialGradient id="s"><stop stop-color="#ffdf9a" stop-opacity=".3"/>' +
    '<stop offset=".35" stop-color="#08070b" stop-opacity=".06"/>' +
    '<stop offset="1" stop-color="#08070b" stop-opacity=".44"/></radialGradient></defs>' +
    `${panes}${bars}${rim}<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#s)"/></svg>`
  );
}

/** A ring is a row of pointed panes, with two spandrels beside each point. */
function ringPanes(
  [from, to, count]: Ring,
  number: number,
  at: (share: number, angle: number) => Point,
  paint: (points: Point[], edge: boolean) => string,
): string {
  const shoulder = from + (to - from) * 0.62;
  const turned = (number % 2) * 0.5;
  let result = '';
  for (let place = 0; place < count; place++) {
    const [start, end] = [place + turned, place + 1 + turned].map(
      (step) => (step / count) * 2 * Math.PI,
    ) as [number, number];
    const top = (start + end) / 2;
    const shapes: Point[][] = [
      [
        at(from, start),
        at(from, top),
        at(from, end),
        at(shoulder, end),
        at(to, top),
        at(shoulder, start),
      ],
      [at(shoulder, start), at(to, top), at(to, start)],
      [at(shoulder, end), at(to, top), at(to, end)],
    ];
    shapes.forEach((points, shape) => {
      const d = points.map((point) => point.map((value) => value.toFixed(0)).join(',')).join(' ');
      result += `<polygon points="${d}" fill="${paint(points, shape > 0)}" stroke="${LEAD}" stroke-width="2"/>`;
    });
  }
  return result;
}

function centre(points: Point[]): Point {
  const sum = (place: 0 | 1) => points.reduce((all, point) => all + point[place], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

function nearest(
  { chambers }: Geometry,
  [x, y]: Point,
  castes: Record<string, Caste | undefined>,
): Caste {
  let [best, least] = ['1', Infinity];
  for (const [number, [cx, cy]] of Object.entries(chambers)) {
    const far = Math.hypot(x - cx, (y - cy) * 1.25);
    if (far < least) [best, least] = [number, far];
  }
  return castes[best] ?? 'deviant';
}
