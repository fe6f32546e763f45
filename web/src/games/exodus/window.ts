/**
 * The picture of a card: a leaded window with a figure or a building in it, put together from parts.
 * Each is drawn once, as an image that the browser keeps.
 */
import { Chance } from '../../lib/ui/random';
import { GLASS, mix, type Caste, type Glass } from './castes';
import { ATTRIBUTES, BUILDINGS, FIGURES, HEADGEAR } from './figures';
import { cells, corners, type Point } from './glass';
import { halo } from './halos';

/** What a window is drawn from. */
export interface Motif {
  id: string;
  caste: Caste;
  type: 'crew' | 'module';
  secondary: boolean;
}

const WIDTH = 100;
const HEIGHT = 124;
/** A module's glass goes on to both sides of its building: where a frame is wide, it is seen. */
const SIDES = 60;
const FACETS = 15;
const LEAD = '#0a080c';
const SKIN = '#f3dcc0';
const LINE = `stroke="${LEAD}" stroke-width="2.2" stroke-linejoin="round"`;
const LANCET = 'M0 124V42C0 20 26 7 50 0C74 7 100 20 100 42V124Z';
const ROBE = 'M6 124c2-32 18-46 32-50h24c14 4 30 18 32 50Z';
const GILDED = new Set(['crown', 'laurel', 'mitre']);
const WORN_BEFORE = new Set(['goggles', 'visor', 'mask']);

const drawn = new Map<string, string>();

/** The window of a card as the address of an image. */
export function windowImage(motif: Motif): string {
  const known = drawn.get(motif.id);
  if (known) return known;
  const image = `data:image/svg+xml,${encodeURIComponent(windowOf(motif))}`;
  drawn.set(motif.id, image);
  return image;
}

export function windowOf(motif: Motif): string {
  return motif.type === 'crew' ? lancet(motif) : bay(motif);
}

/** A person in a pointed frame, which takes whatever shape it is given. */
function lancet(motif: Motif): string {
  const chance = new Chance(motif.id);
  const glass = GLASS[motif.caste];
  const ground = motif.secondary ? diamonds(glass, chance) : panes(glass, chance);
  const shine = motif.secondary ? '' : halo(motif.caste, chance);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1.5 -1.5 103 127" preserveAspectRatio="none">${DEFS}` +
    `<clipPath id="f"><path d="${LANCET}"/></clipPath>` +
    `<g clip-path="url(#f)">${ground}<g transform="translate(0 4)">${shine}</g>` +
    `<rect width="100" height="124" fill="url(#l)"/>${person(motif, glass, chance)}</g>` +
    `<path d="${LANCET}" fill="none" stroke="url(#b)" stroke-width="2.2" vector-effect="non-scaling-stroke"/></svg>`
  );
}

/** A building before wide glass: its frame shows as much of the sides as it has room for. */
function bay(motif: Motif): string {
  const chance = new Chance(motif.id);
  const glass = GLASS[motif.caste];
  const width = WIDTH + 2 * SIDES;
  const ground = leaded(scattered(chance.whole(46, 56), chance, width), glass, chance, width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">${DEFS}` +
    `${ground}<g transform="translate(${SIDES} 4)">${halo(motif.caste, chance)}</g>` +
    `<rect width="${width}" height="${HEIGHT}" fill="url(#l)"/>` +
    `<g transform="translate(${SIDES})">${building(motif, glass, chance)}</g></svg>`
  );
}

const DEFS =
  '<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fbe9b8"/>' +
  '<stop offset=".35" stop-color="#d9b26a"/><stop offset=".6" stop-color="#8d6a31"/>' +
  '<stop offset="1" stop-color="#e2bf78"/></linearGradient>' +
  '<radialGradient id="l" cx=".5" cy=".3" r=".75"><stop stop-color="#fff6d8" stop-opacity=".55"/>' +
  '<stop offset=".45" stop-color="#fff6d8" stop-opacity=".06"/>' +
  '<stop offset="1" stop-color="#050308" stop-opacity=".62"/></radialGradient></defs>';

function scattered(count: number, chance: Chance, width = WIDTH): Point[] {
  return Array.from({ length: count }, () => [chance.between(0, width), chance.between(0, HEIGHT)]);
}

/** Glass that is brightest where the light falls in. */
function leaded(points: Point[], glass: Glass, chance: Chance, width = WIDTH): string {
  return cells(points, width, HEIGHT)
    .map((cell, place) => {
      if (cell.length < 3) return '';
      const [x, y] = points[place]!;
      const far = Math.hypot((x - width / 2) / (width * 0.6), (y - HEIGHT * 0.4) / (HEIGHT * 0.6));
      const bright = Math.max(0, 1 - far) * 0.85 + chance.next() * 0.25;
      const fill =
        bright > 0.5
          ? mix(glass.pane, glass.light, (bright - 0.5) * 1.1)
          : mix(glass.deep, glass.pane, bright * 2);
      const stray = chance.next() < 0.1;
      return pane(cell, stray ? mix(fill, glass.stray, 0.55) : fill, 1.5);
    })
    .join('');
}

function panes(glass: Glass, chance: Chance): string {
  return leaded(scattered(chance.whole(22, 29), chance), glass, chance);
}

/** Secondary crews have plain diamond glazing. */
function diamonds(glass: Glass, chance: Chance): string {
  const step = 19;
  const points: Point[] = [];
  for (let column = -1; column < 7; column++) {
    for (let row = -1; row < 12; row++) {
      points.push([column * step + (row % 2 ? step / 2 : 0) + 0.01 * column, row * step * 0.62]);
    }
  }
  return leaded(points, glass, chance);
}

function pane(cell: Point[], fill: string, lead: number): string {
  return `<polygon points="${corners(cell)}" fill="${fill}" stroke="${LEAD}" stroke-width="${lead}"/>`;
}

/** The dark pieces that a figure is cut into. */
function facets(dark: string, bright: string, chance: Chance): string {
  const points = scattered(FACETS, chance);
  return cells(points, WIDTH, HEIGHT)
    .map((cell, place) => {
      if (cell.length < 3) return '';
      const [x, y] = points[place]!;
      const share = 0.08 + 0.62 * chance.next() * (1 - y / 210) + (x < 45 ? 0.22 : 0);
      return pane(cell, mix(dark, bright, Math.min(1, share)), 1.1);
    })
    .join('');
}

function cut(shape: string, filling: string): string {
  return (
    `<clipPath id="s"><path d="${shape}" clip-rule="evenodd"/></clipPath>` +
    `<g clip-path="url(#s)">${filling}</g><path d="${shape}" fill="none" ${LINE}/>`
  );
}

function person({ id }: Motif, glass: Glass, chance: Chance): string {
  const [headgear, attribute] = FIGURES[id] ?? ['cap'];
  const robe = facets(mix(glass.deep, glass.night, 0.6), mix(glass.deep, glass.pane, 0.75), chance);
  const fill = WORN_BEFORE.has(headgear)
    ? glass.stray
    : GILDED.has(headgear)
      ? '#ffd874'
      : mix(glass.pane, glass.light, 0.25);
  const collar = `<path d="M38 74 50 100 62 74Z" fill="${glass.light}" ${LINE}/><path d="M50 100v24" ${LINE}/>`;
  const worn = `<path d="${HEADGEAR[headgear]}" fill="${fill}" fill-rule="evenodd" ${LINE}/>`;
  const held = attribute
    ? `<path d="${ATTRIBUTES[attribute]}" fill="#ffe9b5" fill-rule="evenodd" ${LINE}/>`
    : '';
  const face = headgear === 'hood' ? shadedFace(glass) : openFace();
  return cut(ROBE, robe) + collar + face + worn + held;
}

function features(ink: string): string {
  return `<path d="M39 49q4-3.5 8 0M53 49q4-3.5 8 0M50 49l-2 9h4M45.5 63h9" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function openFace(): string {
  return (
    `<path d="M43 64h14v14H43Z" fill="${SKIN}" ${LINE}/>` +
    `<ellipse cx="50" cy="51" rx="16" ry="19" fill="${SKIN}" ${LINE}/>${features('#3a2413')}`
  );
}

function shadedFace({ night }: Glass): string {
  const shaded = mix(SKIN, night, 0.25);
  return `<ellipse cx="50" cy="53" rx="14" ry="17" fill="${shaded}" ${LINE}/>${features('#2a1830')}`;
}

function building({ id }: Motif, glass: Glass, chance: Chance): string {
  const [outline, lit] = BUILDINGS[id] ?? BUILDINGS['seminary']!;
  const stone = facets(
    mix(glass.night, glass.deep, 0.35),
    mix(glass.deep, glass.pane, 0.85),
    chance,
  );
  const windows = `<path d="${lit}" fill="#ffe9a6" fill-rule="evenodd" stroke="${LEAD}" stroke-width="1.4"/>`;
  return `<g transform="translate(0 12)">${cut(outline, stone)}${windows}</g>`;
}
