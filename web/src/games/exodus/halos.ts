/** What shines behind a figure: every caste has its own shape. */
import type { Chance } from '../../lib/ui/random';
import { GLASS, type Caste, type Glass } from './castes';
import { corners, rays, type Point } from './glass';

const LEAD = 'stroke="#0a080c" stroke-width="1.3"';
const MIDDLE: Point = [50, 50];
const COUNTS = [7, 8, 9, 10, 12];

type Draw = (glass: Glass, count: number, chance: Chance) => string;

export function halo(caste: Caste, chance: Chance): string {
  return DRAWN[caste](GLASS[caste], COUNTS[chance.whole(0, 4)]!, chance);
}

const DRAWN: Record<Caste, Draw> = {
  theocrat: flames,
  original: discs,
  bio: petals,
  architect: triangles,
  core: wheel,
  deviant: shards,
};

function times(count: number, part: (place: number) => string): string {
  return Array.from({ length: count }, (_, place) => part(place)).join('');
}

function at(angle: number, reach: number): Point {
  return [50 + reach * Math.cos(angle), 50 + reach * Math.sin(angle)];
}

function polygon(points: Point[], fill: string, opacity: number): string {
  return `<polygon points="${corners(points)}" fill="${fill}" opacity="${opacity}" ${LEAD}/>`;
}

function flames({ light }: Glass, count: number): string {
  const all = count + 4;
  return times(all, (place) => {
    const angle = (place / all) * 2 * Math.PI;
    const half = (Math.PI / all) * 0.62;
    const far = place % 2 ? 46 : 62;
    const points = [at(angle - half, 20), at(angle, far), at(angle + half, 20)];
    return polygon(points, place % 2 ? light : '#ffd27a', 0.8);
  });
}

function discs({ light, stray }: Glass, count: number): string {
  return times(count, (place) => {
    const [x, y] = at((place / count) * 2 * Math.PI, 31);
    const fill = place % 2 ? light : stray;
    const r = (90 / count).toFixed(1);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="${fill}" opacity=".75" ${LEAD}/>`;
  });
}

function petals({ light, stray }: Glass, count: number, chance: Chance): string {
  const turned = chance.between(0, 360);
  return times(count, (place) => {
    const angle = (turned + (place * 360) / count).toFixed(1);
    const fill = place % 2 ? light : stray;
    return `<path d="M50 50C38 34 40 14 50 2C60 14 62 34 50 50Z" transform="rotate(${angle} 50 50)" fill="${fill}" opacity=".6" ${LEAD}/>`;
  });
}

function triangles({ pane, light, stray }: Glass): string {
  const fills = [pane, light, stray, pane];
  return times(4, (place) => {
    const reach = 50 - place * 10;
    const turned = place % 2 ? 60 : 0;
    const shape = polygon(rays(3, reach, reach / 2, [50, 54]), fills[place]!, 0.5);
    return `<g transform="rotate(${turned} 50 54)">${shape}</g>`;
  });
}

function wheel({ stray }: Glass, count: number, chance: Chance): string {
  const teeth = Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI;
    return [at(angle - 0.26, 33), at(angle - 0.18, 45), at(angle + 0.18, 45), at(angle + 0.26, 33)];
  }).flat();
  const turned = chance.between(0, 360).toFixed(1);
  const hole =
    '<circle cx="50" cy="50" r="18" fill="#74160f" stroke="#0a080c" stroke-width="1.3"/>';
  return `<g transform="rotate(${turned} 50 50)">${polygon(teeth, stray, 0.8)}${hole}</g>`;
}

function shards({ light, stray }: Glass, count: number, chance: Chance): string {
  return times(count, (place) => {
    const angle = chance.between(0, 2 * Math.PI);
    const other = angle + chance.between(0.25, 0.55);
    const reach = chance.between(40, 66);
    const points = [at(angle, 6), at(angle, reach), at(other, reach * 0.8)];
    const odd = place === 2 || place === 5;
    return polygon(points, odd ? stray : light, odd ? 0.9 : 0.5);
  }).concat(polygon(rays(4, 12, 5, MIDDLE), light, 0.35));
}
