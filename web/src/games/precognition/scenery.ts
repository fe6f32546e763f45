/**
 * The picture of a card: a sky of its type and season, a disc where the name of the card puts it,
 * and a landmark from a kit of parts in two dark tones. The same card always looks the same.
 */
import { Chance } from '../../lib/ui/random';
import { GLYPHS } from './glyphs';
import type { Card, Type } from './kit';

export const WIDTH = 160;
export const HEIGHT = 128;
const WATER = 94;
const LAMP = '#ffd98a';

/** Sky above, sky below and light of each season. */
const SKY: Record<Type, [string, string, string][]> = {
  human: [
    ['#1d5aa6', '#86bff0', '#ffe6b8'],
    ['#1c3470', '#6f86c2', '#ffc391'],
    ['#16244d', '#56749f', '#e6eef8'],
  ],
  ymune: [
    ['#04544b', '#25b08a', '#e3f7b4'],
    ['#04413a', '#2f8f6c', '#ecd890'],
    ['#06323c', '#34818a', '#dcf4f1'],
  ],
  battery: [
    ['#7d1d30', '#e05f45', '#ffd58c'],
    ['#571529', '#c4443a', '#ffb56a'],
    ['#3d1733', '#9c3850', '#f8d6d0'],
  ],
  food: [
    ['#8a5c06', '#ecab26', '#fff3ba'],
    ['#6b3a08', '#d98620', '#ffe09a'],
    ['#55431f', '#bd9746', '#f8f2df'],
  ],
};
/** Near, middle and far things. */
const DARK: Record<Type, [string, string, string]> = {
  human: ['#0c1a3c', '#1b2f60', '#33508c'],
  ymune: ['#032620', '#07433a', '#15695a'],
  battery: ['#260914', '#4a1220', '#7a2230'],
  food: ['#2b1603', '#57310a', '#8a5412'],
};

const fill = (d: string, colour: string, opacity = 1): string =>
  `<path fill="${colour}" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
const line = (d: string, colour: string, width = 2, opacity = 1): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
const disc = (x: number, y: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
const at = (x: number, y: number, scale: number, inside: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`;
const times = (count: number, part: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => part(place)).join('');
const pane = (x: number, y: number, w = 4, h = 5): string =>
  fill(`M${x} ${y}h${w}v${h}h${-w}z`, LAMP);

// --- the kit ------------------------------------------------------------------------------------

const bank = (tone: string, height = 10): string =>
  fill(`M0 ${WATER + 3}q50-${height + 8} 96-${height / 2}t64-2v16H0z`, tone);
const house = (x: number, y: number, w: number, h: number, tone: string, lit = 0): string =>
  fill(`M${x} ${y}v${-h}l${w / 2} ${-h * 0.6} ${w / 2} ${h * 0.6}v${h}z`, tone) +
  times(lit, (i) => pane(x + w * (0.22 + i * 0.36), y - h * 0.8));
const tent = (x: number, y: number, w: number, tone: string): string =>
  fill(`M${x} ${y}l${w / 2} ${-w * 0.7} ${w / 2} ${w * 0.7}z`, tone) +
  fill(`M${x + w * 0.38} ${y}l${w * 0.12} ${-w * 0.4} ${w * 0.12} ${w * 0.4}z`, LAMP);
const tree = (x: number, y: number, scale: number, tone: string, fruit = ''): string =>
  at(
    x,
    y,
    scale,
    fill('M-1.6 0l.6-14h2l.6 14z', tone) +
      disc(0, -24, 8, tone) +
      disc(-6, -17, 6.5, tone) +
      disc(6, -17, 6.5, tone) +
      (fruit && disc(-5, -17, 1.6, fruit) + disc(3, -24, 1.6, fruit) + disc(6, -15, 1.6, fruit)),
  );
const mast = (x: number, y: number, h: number, tone: string): string =>
  line(
    `M${x - 8} ${y}L${x} ${y - h}L${x + 8} ${y}M${x - 6} ${y - h * 0.25}L${x + 4} ${y - h * 0.5}M${x + 6} ${y - h * 0.25}L${x - 4} ${y - h * 0.5}M${x - 11} ${y - h * 0.8}h22M${x - 8} ${y - h * 0.62}h16`,
    tone,
    1.7,
  );
const turbine = (x: number, y: number, h: number, tone: string, turn: number): string =>
  fill(`M${x - 1.8} ${y}l1.2-${h}h1.2l1.2 ${h}z`, tone) +
  times(
    3,
    (i) =>
      `<path transform="translate(${x} ${y - h}) rotate(${turn + i * 120})" fill="${tone}" d="M-1.3 0q-2.6-${h * 0.3} 1.3-${h * 0.62}q2.6 ${h * 0.32} 1.3 ${h * 0.62}z"/>`,
  );
const someone = (x: number, y: number, scale: number, tone: string): string =>
  at(
    x,
    y,
    scale,
    disc(0, -15, 3.3, tone) + fill('M-4.2 0c0-7 .8-11.4 4.2-11.400s4.2 4.4 4.2 11.400z', tone),
  );

interface Bearing {
  spear?: boolean;
  lamp?: boolean;
}

/** A ymune: a head with gills, bright eyes, and what it carries. */
function guardian(
  x: number,
  y: number,
  scale: number,
  tone: string,
  bearing: Bearing = {},
): string {
  const body =
    line('M-3-17l-4-4M-4-14.500h-5M3-17l4-4M4-14.500h5', tone, 1.6) +
    `<ellipse cy="-15" rx="4.9" ry="3.9" fill="${tone}"/>` +
    fill('M-3.6 0c-1-8 .2-11.5 3.6-11.500s4.6 3.5 3.6 11.500z', tone) +
    disc(-1.8, -15, 1, '#f4ffd8') +
    disc(1.8, -15, 1, '#f4ffd8');
  const spear = bearing.spear ? line('M8 1v-28M5-27v4h6v-4', tone, 1.5) : '';
  const lamp = bearing.lamp
    ? line('M3-9l7-2v3', tone, 1.3) + disc(10, -5, 8, LAMP, 0.3) + disc(10, -5, 2.6, '#ffe9a0')
    : '';
  return at(x, y, scale, body + spear + lamp);
}

type Landmark = (near: string, mid: string) => string;

const LANDMARKS: Record<string, Landmark> = {
  's1-h1': (near) =>
    fill('M50 98h58l-9 11H59z', near) + someone(78, 99, 1.6, near) + line('M90 70l12 38', near),
  's1-h2': (near, mid) =>
    bank(mid) +
    tent(20, 93, 36, near) +
    tent(64, 91, 46, near) +
    tent(118, 93, 30, near) +
    disc(57, 89, 10, '#ffb04a', 0.4) +
    fill('M57 80q6 7 0 11q-6-4 0-11z', '#ffcf6a'),
  's1-h3': (near, mid) =>
    bank(mid) +
    house(18, 94, 24, 18, near) +
    house(50, 92, 32, 27, near, 1) +
    house(90, 92, 22, 20, near) +
    house(118, 94, 26, 16, near),
  's2-h1': (near, mid) =>
    house(12, 101, 34, 20, mid) +
    house(104, 99, 40, 24, mid) +
    house(48, 105, 44, 27, near, 2) +
    someone(70, 63, 0.9, near) +
    line('M120 101v-36h14v5', near, 2.4) +
    disc(134, 72, 2.4, LAMP),
  's2-h2': (near, mid) =>
    bank(mid, 6) +
    fill('M42 96V54h76v42zM36 56h88v-6H36z', near) +
    times(4, (i) => pane(52 + i * 16, 62, 7, 8) + pane(52 + i * 16, 77, 7, 8)) +
    line('M80 50V22', near) +
    fill('M81 22h24v16H81z', '#f4f0e0') +
    fill('M91 24h4v4h4v4h-4v4h-4v-4h-4v-4h4z', '#7b3fb5') +
    line(`M0 98h160${times(14, (i) => `M${i * 12 + 2} 93v9`)}`, near, 1.7),
  's3-h1': (near, mid) =>
    times(7, (i) => {
      const x = 6 + i * 22;
      const top = [50, 34, 58, 22, 46, 30, 56][i] ?? 40;
      return fill(
        `M${x} 102V${top}l8 ${i % 2 ? -6 : 5} 11 ${i % 2 ? 8 : -4}V102z`,
        i % 2 ? near : mid,
      );
    }) +
    pane(32, 52, 3, 4) +
    pane(78, 40, 3, 4) +
    pane(98, 62, 3, 4) +
    pane(122, 48, 3, 4),
  's3-h2': (near, mid) =>
    times(3, (i) => {
      const x = 18 + i * 44;
      return (
        fill(`M${x} 90h36l-6 9h-24z`, near) +
        fill(`M${x + 17} 88V56l15 32z`, mid) +
        fill(`M${x + 6} 101h24l6 5h-36z`, near, 0.35) +
        fill(`M${x + 17} 107v19l11-19z`, mid, 0.35)
      );
    }),
  's1-y1': (near, mid) => bank(mid, 14) + guardian(78, 95, 2.4, near, { lamp: true }),
  's1-y2': (near) =>
    fill('M0 74h160v54H0z', near, 0.35) +
    guardian(48, 112, 1.6, near) +
    guardian(112, 106, 1.9, near) +
    times(9, (i) =>
      line(`M${8 + i * 18} 128q${i % 2 ? 8 : -8}-16 0-${26 + ((i * 7) % 18)}`, near, 3.4),
    ) +
    times(
      5,
      (i) =>
        `<circle cx="${60 + (i % 2) * 7 + (i > 2 ? 58 : 0)}" cy="${74 - i * 6}" r="${2 + (i % 3)}" fill="none" stroke="#eaffd0" stroke-width="1.2"/>`,
    ),
  's1-y3': (near, mid) =>
    times(4, (i) => {
      const h = [32, 46, 52, 38][i] ?? 40;
      return fill(`M${18 + i * 33} 112q-4-${h} 6-${h}q4 6 8 0q12 4 6 ${h}z`, mid);
    }) + times(4, (i) => guardian(30 + i * 33, 106, 1.2 + (i % 2) * 0.3, near)),
  's2-y1': (near, mid) =>
    bank(mid) +
    guardian(42, 97, 1.8, near, { lamp: true }) +
    guardian(92, 101, 2.2, near, { lamp: true }) +
    fill('M116 102h28q2-9-11-9t-17 9z', near) +
    disc(119, 93, 3.7, near),
  's2-y2': (near, mid) =>
    fill('M4 106l16-22 18 2 10 20zM58 108l12-32 20-2 16 34zM114 106l12-20 18 0 10 20z', mid) +
    guardian(26, 87, 1.6, near, { spear: true }) +
    guardian(78, 76, 2.1, near, { spear: true }) +
    guardian(132, 87, 1.6, near, { spear: true }),
  's3-y1': (near, mid) =>
    fill('M0 106l30-12 40 2 20-16 30 10 40 8v14H0z', mid) +
    guardian(58, 98, 2.1, near, { spear: true }) +
    guardian(104, 91, 2.5, near, { spear: true }),
  's1-b1': (near, mid) =>
    bank(mid) +
    `<g transform="translate(80 92) rotate(-24)">${fill('M-30-16h52a5 5 0 0 1 5 5v4h6v12h-6v4a5 5 0 0 1-5 5h-52a5 5 0 0 1-5-5v-20a5 5 0 0 1 5-5z', near)}${fill('M1-13l-13 15h8l-4 10 14-15h-8z', '#ffd36a')}</g>`,
  's1-b2': (near, mid) =>
    fill('M22 92h116l-12 14H34z', near) +
    times(3, (i) => {
      const x = 34 + i * 34;
      return (
        fill(`M${x} 86l8-24h24l-8 24z`, mid) +
        line(`M${x} 86l8-24h24l-8 24zM${x + 4} 74h24M${x + 20} 62l-8 24`, '#ffe3a0', 0.9) +
        line(`M${x + 12} 86v6`, near)
      );
    }),
  's2-b1': (near, mid) =>
    mast(30, 99, 68, mid) +
    mast(130, 99, 56, mid) +
    line('M30 44Q80 68 130 54M30 44Q10 56-6 54M130 54q20 6 36 2', near, 1.2) +
    fill('M50 100V74h16v26zM72 100V66h20v34zM98 100V78h14v22z', near) +
    line('M54 74v-8M61 74v-8M77 66v-9M86 66v-9M102 78v-8M108 78v-8', near, 3) +
    fill('M85 70l-9 13h6l-3 10 10-14h-6z', '#ffd36a') +
    fill('M0 99h160v7H0z', mid),
  's2-b2': (near, mid) =>
    bank(mid, 14) + turbine(50, 96, 62, near, 18) + turbine(112, 94, 48, near, 64),
  's3-b1': (near) =>
    `<circle cx="80" cy="80" r="30" fill="none" stroke="${near}" stroke-width="8"/>` +
    times(
      10,
      (i) => `<path transform="rotate(${i * 36} 80 80)" fill="${near}" d="M77 40h6v12h-6z"/>`,
    ) +
    disc(80, 80, 9, near) +
    times(
      3,
      (i) =>
        `<path transform="rotate(${i * 60} 80 80)" stroke="${near}" stroke-width="4" d="M80 52v56"/>`,
    ),
  's1-f1': (near, mid) =>
    bank(mid, 14) +
    tree(32, 95, 1.5, near, '#ffe08a') +
    tree(82, 94, 2, near, '#ffe08a') +
    tree(132, 95, 1.4, near, '#ffe08a'),
  's1-f2': (near) =>
    line('M20 102V46M74 102V40M128 102V50', near, 3) +
    line(
      'M20 50q26 24 54-6q26 26 54 10M20 61q26 24 54-6q26 26 54 8M20 72q26 24 54-6q26 26 54 6M32 58v18M46 62v20M60 56v20M88 58v18M102 64v16M116 62v14',
      near,
      1.1,
    ) +
    at(42, 102, 0.9, `<path fill="${near}" d="${GLYPHS.food}"/>`) +
    at(96, 106, 0.9, `<path fill="${near}" d="${GLYPHS.food}"/>`),
  's2-f1': (near, mid) =>
    bank(mid) +
    fill('M46 100V46q16-14 32 0v54z', near) +
    fill('M82 100V58q14-12 28 0v42z', mid) +
    fill('M82 100V58q14-12 28 0v42z', near, 0.5) +
    line('M46 60h32M46 74h32M46 88h32', '#fff', 1.5, 0.2) +
    house(114, 100, 30, 18, near, 1) +
    fill('M78 100l9-10 14 4 10 6z', LAMP),
  's2-f2': (near, mid) =>
    fill('M0 90q80-8 160 0v38H0z', mid) +
    times(26, (i) =>
      line(`M${i * 6.4 + 2} 114q${(i % 3) - 1}-14 ${(i % 5) - 2}-${22 + ((i * 5) % 9)}`, near, 2.2),
    ) +
    line('M80 108V44M58 58h44', near, 3.6) +
    fill('M62 56h36l-8 28H70zM66 42h28l-6-3-2-10H74l-2 10z', near) +
    disc(80, 47, 7, near) +
    disc(40, 102, 2.5, '#b98aff') +
    disc(114, 100, 2.2, '#b98aff') +
    disc(130, 108, 3, '#b98aff'),
  's3-f1': (near, mid) =>
    bank(mid) +
    house(38, 98, 84, 31, near) +
    fill('M38 67l42-19 42 19-4 4-38-17-38 17z', '#fff', 0.9) +
    pane(73, 80, 14, 18),
  's3-f2': (near, mid) =>
    bank(mid) +
    fill('M44 100l7-45 29-23 29 23 7 45z', near) +
    at(65, 52, 1.25, `<path fill="#c9a0ff" fill-rule="evenodd" d="${GLYPHS.plague}"/>`),
};

/** For cards of other editions: what their type is known by. */
const USUAL: Record<Type, string[]> = {
  human: ['s1-h2', 's1-h3', 's2-h1'],
  ymune: ['s1-y1', 's2-y1', 's2-y2'],
  battery: ['s1-b2', 's2-b1', 's2-b2'],
  food: ['s1-f1', 's2-f1', 's3-f1'],
};

// --- the whole ----------------------------------------------------------------------------------

function ridge(chance: Chance, y: number, height: number, jagged: boolean): string {
  const steps = jagged ? 10 : 5;
  let d = `M0 ${HEIGHT}V${y}`;
  for (let i = 1; i <= steps; i++) {
    const x = (i * WIDTH) / steps;
    const top = (y + chance.between(-height, height)).toFixed(0);
    d += jagged ? `L${x} ${top}` : `S${x - 16} ${top} ${x} ${top}`;
  }
  return `${d}V${HEIGHT}z`;
}

const shower: Record<number, (chance: Chance, dark: string) => string> = {
  1: (chance, dark) =>
    times(3, () => {
      const [x, y] = [chance.whole(20, 140), chance.whole(16, 44)];
      return line(`M${x - 4} ${y - 1}q2-2 4 1q2-3 4-1`, dark, 1.4);
    }),
  2: (chance) =>
    times(9, (i) => {
      const [x, y, turn] = [chance.whole(0, 160), chance.whole(8, 78), chance.whole(0, 180)];
      return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0q3-3 6 0q-3 3-6 0z" fill="${i % 2 ? '#ffb057' : '#fff2c8'}" opacity=".8"/>`;
    }),
  3: (chance) =>
    times(24, () =>
      disc(chance.whole(0, 160), chance.whole(0, 110), chance.whole(7, 19) / 10, '#fff', 0.85),
    ),
};

export function scenery(card: Card): string {
  const chance = new Chance(`scene ${card.id}`);
  const [high, low, light] = SKY[card.type][card.season - 1] ?? SKY[card.type][0]!;
  const [near, mid, far] = DARK[card.type];
  const x = chance.whole(60, 134);
  const y = chance.whole(34, 48);
  const r = card.season === 3 ? 9 : chance.whole(12, 16);
  const stops = (colours: [number, string, number][]): string =>
    colours
      .map(
        ([place, colour, opacity]) =>
          `<stop offset="${place}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('');
  const usual = USUAL[card.type];
  const landmark = LANDMARKS[card.id] ?? LANDMARKS[usual[chance.whole(0, usual.length - 1)]!]!;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs>`,
    `<linearGradient id="s" x2="0" y2="1">${stops([
      [0, high, 1],
      [0.5, low, 1],
      [0.74, light, 1],
    ])}</linearGradient>`,
    `<linearGradient id="w" x2="0" y2="1">${stops([
      [0, light, 0.75],
      [0.25, low, 0.9],
      [1, high, 1],
    ])}</linearGradient>`,
    `<radialGradient id="h">${stops([
      [0, light, 0.95],
      [1, light, 0],
    ])}</radialGradient></defs>`,
    fill(`M0 0h${WIDTH}v${HEIGHT}H0z`, 'url(#s)'),
    disc(x, y, r * 4, 'url(#h)', 0.75),
    disc(x, y, r, '#fffaf0', 0.92),
    fill(ridge(chance, 72, 9, card.season === 3), low, 0.7),
    fill(ridge(chance, 84, 6, false), far, 0.55),
    fill(`M0 ${WATER}h${WIDTH}v${HEIGHT - WATER}H0z`, 'url(#w)'),
    times(8, (i) => {
      const long = chance.whole(8, 40);
      return line(
        `M${x - long / 2 + chance.whole(-9, 9)} ${98 + i * 3.6}h${long}`,
        '#fff',
        1.3,
        0.5 - i * 0.05,
      );
    }),
    landmark(near, mid),
    shower[card.season]?.(chance, mid) ?? '',
    card.type === 'ymune' || card.type === 'food'
      ? times(12, () => {
          const [from, high, bend] = [
            chance.whole(0, 160),
            chance.whole(8, 24),
            chance.whole(-4, 4),
          ];
          return line(`M${from} 130q0-${high / 2} ${bend}-${high}`, near, 1.6);
        })
      : '',
    card.plague ? fill('M0 128V112q30-12 60-2t60-4 40 2v20z', '#7a35c4', 0.34) : '',
    '</svg>',
  ].join('');
}

const drawn = new Map<string, string>();

/** The scene as an image that a stylesheet can show; each is made once. */
export function sceneImage(card: Card): string {
  let image = drawn.get(card.id);
  if (!image) {
    image = `url("data:image/svg+xml,${encodeURIComponent(scenery(card))}")`;
    drawn.set(card.id, image);
  }
  return image;
}
