/** What is printed on a card, as a drawing on a ground of 100 × 100. */
import { figure } from '../../lib/i18n/figures';
import { written } from '../../lib/ui/drawn';
import { PAINTS, type Paint } from './colours';
import { lookOf, type Card } from './kit';
import { drawSign } from './sign-drawing';
import { traces } from './traces';
import { isElsewhere, zoneBars } from './zones';

const LEG = 29;
/** The triangle of each corner, and the middles of its symbol, of its number, and of the symbol alone. */
const CORNERS = [
  { d: `M0 0h${LEG}L0 ${LEG}z`, symbol: [7, 7.5], number: [16.4, 8], alone: [9.5, 9.5] },
  { d: `M100 0v${LEG}L${100 - LEG} 0z`, symbol: [93, 7.5], number: [83.6, 8], alone: [90.5, 9.5] },
  { d: `M0 100v-${LEG}L${LEG} 100z`, symbol: [7, 92.5], number: [16.4, 92], alone: [9.5, 90.5] },
  {
    d: `M100 100h-${LEG}L100 ${100 - LEG}z`,
    symbol: [93, 92.5],
    number: [83.6, 92],
    alone: [90.5, 90.5],
  },
] as const;

const WINDOW = { x: 9, y: 34, width: 82, height: 39 };

/** A card with little room: colour and number. */
export function drawChip(card: Card, identity: number): string {
  const { colour, number } = lookOf(card, identity);
  const { symbol, ink } = PAINTS[colour];
  return (
    `<path d="${symbol}" fill="${ink}" transform="translate(9 29) scale(1.75)"/>` +
    `<text x="74" y="53" class="huge" fill="${ink}">${number}</text>`
  );
}

export function drawCard(card: Card, identity: number, title: string): string {
  const { colour, number } = lookOf(card, identity);
  const paint = PAINTS[colour];
  return [
    drawTraces(card.id, paint),
    card.phase === 0 ? drawMind(paint) : '',
    ...card.connectors.map((_, i) => drawConnector(card, i)),
    `<path d="M33 0h34v17a6 6 0 0 1-6 6H39a6 6 0 0 1-6-6z" fill="${paint.fill}"/>`,
    `<path d="${paint.symbol}" fill="${paint.ink}" transform="${placed([42.5, 11.5], 11)}"/>`,
    `<text x="57.5" y="12" class="number" fill="${paint.ink}">${number}</text>`,
    title && `<text x="50" y="31.5" class="title">${written(title)}</text>`,
    `<g class="window"><rect x="6" y="32" width="88" height="43" rx="7" class="pane"/>`,
    `${drawSign(card.scoring, card.zone, WINDOW)}</g>`,
    drawFoot(card),
    `<rect x="0.6" y="0.6" width="98.8" height="98.8" rx="6.6" fill="none" stroke="${paint.fill}" stroke-width="1.2" opacity="0.85"/>`,
  ].join('');
}

function drawTraces(id: string, { fill }: Paint): string {
  const { lines, pads } = traces(id, 100, 100, 5);
  const discs = pads.map(({ x, y }) => `M${x - 1.3} ${y}a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0`);
  return (
    `<path d="${lines}" fill="none" stroke="${fill}" stroke-width="0.9" opacity="0.28"/>` +
    `<path d="${discs.join('')}" fill="${fill}" opacity="0.45"/>`
  );
}

/** The face behind the window of an AI card. */
function drawMind({ ground, fill }: Paint): string {
  return (
    `<g class="mind"><path d="M50 18c18 0 28 12 28 30S68 84 50 84 22 66 22 48 32 18 50 18z" fill="${ground}"/>` +
    `<circle cx="39" cy="29" r="3" fill="${fill}"/><circle cx="61" cy="29" r="3" fill="${fill}"/></g>`
  );
}

function drawConnector({ connectors }: Card, i: number): string {
  const [connector, corner] = [connectors[i], CORNERS[i]];
  if (!connector || !corner) return '';
  const { fill, ink, symbol } = PAINTS[connector.colour];
  return (
    `<path d="${corner.d}" fill="${fill}" stroke="#05070f" stroke-width="1.6"/>` +
    `<path class="alone" d="${symbol}" fill="${ink}" transform="${placed(corner.alone, 13)}"/>` +
    `<g class="full" fill="${ink}"><path d="${symbol}" transform="${placed(corner.symbol, 8.6)}"/>` +
    `<text x="${corner.number[0]}" y="${corner.number[1]}" class="connector">${connector.number}</text></g>`
  );
}

/** Where the condition is read, and what it pays. */
function drawFoot(card: Card): string {
  const bars = zoneBars(card.zone);
  const points = pointsOf(card);
  const drawn = bars.map(
    ({ x, y, width, height, lit }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1" class="${lit ? 'on' : 'off'}"/>`,
  );
  const away = isElsewhere(card.zone)
    ? '<path d="M-1.5 7l4-4v8zM25.5 7l-4-4v8z" fill="#ff9bd2"/>'
    : '';
  const coin = points
    ? `<path d="M65 78.500l8.5 4.900v9.800L65 98.100l-8.5-4.900v-9.800z" class="coin" transform="translate(${bars.length ? 0 : -15} 0)"/>` +
      `<text x="${bars.length ? 65 : 50}" y="88.8" class="points">${points}</text>`
    : '';
  return `<g transform="translate(${points ? 28 : 38} 81)">${drawn.join('')}${away}</g>${coin}`;
}

function pointsOf({ scoring }: Card): string {
  const { points: each, end_points: end, kind } = scoring;
  if (each !== undefined) return figure(each);
  if (end !== undefined) return String(end);
  return kind === 'copy_points' ? '=' : '';
}

function placed([x, y]: readonly [number, number], size: number): string {
  return `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
}
