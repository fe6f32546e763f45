/** The pictogram of a condition as a drawing, fitted into a box. */
import { written } from '../../lib/ui/drawn';
import { COLOURS, PAINTS } from './colours';
import type { Scoring } from './kit';
import type { Fill, Mark } from './parts';
import { signOf } from './signs';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const PLAIN = { fill: '#f3f7ff', ink: '#0b1020' };
const MOST = 1.25;

export function drawSign(scoring: Scoring, zone: string, { x, y, width, height }: Box): string {
  const part = signOf(scoring, zone);
  const scale = Math.min(width / part.width, height / part.height, MOST);
  const left = x + (width - part.width * scale) / 2;
  const top = y + (height - part.height * scale) / 2;
  const marks = part.marks.map((mark) => moved(mark.x, mark.y, drawMark(mark)));
  return `<g class="condition" transform="translate(${left} ${top}) scale(${scale})">${marks.join('')}</g>`;
}

function moved(x: number, y: number, shapes: string): string {
  return `<g transform="translate(${x} ${y})">${shapes}</g>`;
}

function drawMark(mark: Mark): string {
  switch (mark.is) {
    case 'cell':
    case 'disc':
      return drawSquare(mark.size, mark.fill, mark.is === 'disc');
    case 'corner':
      return drawCorner(mark.corners, mark.fill, mark.open);
    case 'text':
      return `<text class="word" y="${mark.size / 2}" font-size="${mark.size}">${written(mark.text)}</text>`;
    case 'path':
      return `<path d="${mark.d}" class="${mark.lit ? 'lit' : 'unlit'}"/>`;
  }
}

/** A square is part of a figure, a disc of a set. */
function drawSquare(size: number, fill: Fill, round: boolean): string {
  const [first, second] = fill.colours ?? [];
  const r = round ? size / 2 : size * 0.14;
  const around = `width="${size}" height="${size}" rx="${r}"`;
  const edge = `<rect ${around} fill="none" class="edge"/>`;
  if (fill.wheel) return (round ? wheel(size / 2) : sixfold(size)) + edge;
  if (first && second) {
    const halves =
      `<path d="M0 0h${size}L0 ${size}z" fill="${PAINTS[first].fill}"/>` +
      `<path d="M${size} 0v${size}H0z" fill="${PAINTS[second].fill}"/>`;
    return `<g clip-path="inset(0 round ${r}px)">${halves}</g>${edge}${drawInside(fill, size)}`;
  }
  const line = fill.faint ? 'faint' : 'edge';
  return `<rect ${around} fill="${paint(fill).fill}" class="${line}"/>${drawInside(fill, size)}`;
}

function drawCorner(corners: [number, number][], fill: Fill, open: boolean): string {
  const points = corners.map((corner) => corner.join(',')).join(' ');
  const ground = fill.wheel ? PLAIN.fill : paint(fill).fill;
  const line = open || fill.faint ? 'faint' : 'edge';
  const [x, y] = middle(corners);
  const inside = fill.wheel
    ? moved(x - 4.5, y - 4.5, wheel(4.5))
    : fill.faint
      ? ''
      : moved(x - 7, y - 7, drawInside(fill, 14));
  return `<polygon points="${points}" fill="${ground}" class="${line}"/>${inside}`;
}

/** The symbols of the colours, or a number. */
function drawInside(fill: Fill, size: number): string {
  const [first, second] = fill.colours ?? [];
  const { ink } = paint(fill);
  const { text } = fill;
  const symbols =
    first && second
      ? symbol(first, size * 0.3, size * 0.32, size * 0.32) +
        symbol(second, size * 0.7, size * 0.69, size * 0.32)
      : first && !text
        ? symbol(first, size / 2, size / 2, size * 0.5)
        : '';
  if (!text) return symbols;
  const letters = size * (text.length > 1 ? 0.55 : 0.72);
  return `${symbols}<text x="${size / 2}" y="${size / 2}" font-size="${letters}" fill="${ink}">${written(text)}</text>`;
}

function symbol(colour: keyof typeof PAINTS, x: number, y: number, size: number): string {
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
  return `<path d="${PAINTS[colour].symbol}" fill="${PAINTS[colour].ink}" transform="${place}"/>`;
}

function paint(fill: Fill): { fill: string; ink: string } {
  if (fill.faint) return { fill: 'none', ink: 'none' };
  const [only] = fill.colours ?? [];
  return only ? PAINTS[only] : PLAIN;
}

/** All six colours in a disc. */
function wheel(r: number): string {
  const at = (turn: number): string =>
    `${(r + r * Math.sin(turn)).toFixed(2)} ${(r - r * Math.cos(turn)).toFixed(2)}`;
  const step = Math.PI / 3;
  return COLOURS.map((colour, i) => {
    const slice = `M${r} ${r}L${at(i * step)}A${r} ${r} 0 0 1 ${at((i + 1) * step)}z`;
    return `<path d="${slice}" fill="${PAINTS[colour].fill}"/>`;
  }).join('');
}

/** All six colours in a square. */
function sixfold(size: number): string {
  return COLOURS.map((colour, i) => {
    const [x, y] = [((i % 3) * size) / 3, (Math.floor(i / 3) * size) / 2];
    return `<rect x="${x}" y="${y}" width="${size / 3 + 0.2}" height="${size / 2}" fill="${PAINTS[colour].fill}"/>`;
  }).join('');
}

function middle(corners: [number, number][]): [number, number] {
  const sum = (axis: 0 | 1): number => corners.reduce((all, corner) => all + corner[axis], 0);
  return [sum(0) / corners.length, sum(1) / corners.length];
}
