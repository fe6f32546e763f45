/** What pictograms are made of: small pieces that know their size and can be put together. */
import type { Colour } from './colours';

/** What a cell, a disc or a corner shows. */
export interface Fill {
  /** One or two colours of which any will do; none for a plain one. */
  colours?: Colour[];
  text?: string;
  /** Any colour at all. */
  wheel?: boolean;
  /** Not counted: it only shows where the others are. */
  faint?: boolean;
}

export type Mark =
  | { is: 'cell' | 'disc'; x: number; y: number; size: number; fill: Fill }
  | { is: 'corner'; x: number; y: number; corners: [number, number][]; fill: Fill; open: boolean }
  | { is: 'text'; x: number; y: number; size: number; text: string; strong: boolean }
  | { is: 'path'; x: number; y: number; d: string; lit: boolean };

export interface Part {
  width: number;
  height: number;
  marks: Mark[];
}

export function cell(fill: Fill, size: number): Part {
  return { width: size, height: size, marks: [{ is: 'cell', x: 0, y: 0, size, fill }] };
}

export function disc(fill: Fill, size: number): Part {
  return { width: size, height: size, marks: [{ is: 'disc', x: 0, y: 0, size, fill }] };
}

const LETTER = 0.66;

export function word(text: string, size: number, strong = true): Part {
  const width = [...text].length * size * LETTER;
  return { width, height: size, marks: [{ is: 'text', x: 0, y: 0, size, text, strong }] };
}

export function path(width: number, height: number, d: string, lit = true): Part {
  return { width, height, marks: [{ is: 'path', x: 0, y: 0, d, lit }] };
}

/** Triangles on a ground of this size. */
export function corners(
  width: number,
  height: number,
  triangles: { at: [number, number][]; fill: Fill }[],
  open = false,
): Part {
  const marks = triangles.map(({ at, fill }): Mark => {
    return { is: 'corner', x: 0, y: 0, corners: at, fill, open };
  });
  return { width, height, marks };
}

export function moved({ width, height, marks }: Part, x: number, y: number): Part {
  return { width, height, marks: marks.map((mark) => ({ ...mark, x: mark.x + x, y: mark.y + y })) };
}

/** Pieces at given places. */
export function placed(pieces: { part: Part; x: number; y: number }[]): Part {
  const width = Math.max(0, ...pieces.map(({ part, x }) => x + part.width));
  const height = Math.max(0, ...pieces.map(({ part, y }) => y + part.height));
  return { width, height, marks: pieces.flatMap(({ part, x, y }) => moved(part, x, y).marks) };
}

export function beside(parts: Part[], gap = 3): Part {
  const height = Math.max(0, ...parts.map((part) => part.height));
  let x = 0;
  const pieces = parts.map((part) => {
    const piece = { part, x, y: (height - part.height) / 2 };
    x += part.width + gap;
    return piece;
  });
  return placed(pieces);
}

export function above(parts: Part[], gap = 3): Part {
  const width = Math.max(0, ...parts.map((part) => part.width));
  let y = 0;
  const pieces = parts.map((part) => {
    const piece = { part, x: (width - part.width) / 2, y };
    y += part.height + gap;
    return piece;
  });
  return placed(pieces);
}
