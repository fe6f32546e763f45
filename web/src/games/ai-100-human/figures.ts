/** Figures as pictograms, and what cards or connectors that count together have in common. */
import { COLOURS } from './colours';
import type { Attribute, Figure, Match, Requirement, Select } from './kit';
import { beside, cell, placed, word, type Fill, type Part } from './parts';

const NUMBER = '#';

export type Spot = [column: number, row: number];

const DOWN = ['each_column', 'column'];

function spotsOf(shape: string, down: boolean): Spot[] {
  const line = (length: number): Spot[] =>
    Array.from({ length }, (_, i): Spot => (down ? [0, i] : [i, 0]));
  switch (shape) {
    case 'diagonal_2':
      return [
        [0, 0],
        [1, 1],
      ];
    case 'adjacent_3':
      return line(3);
    case 'l_3':
      return [
        [0, 0],
        [0, 1],
        [1, 1],
      ];
    case 'square_4':
      return [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ];
    case 'gap_2':
      return [
        [0, 0],
        [2, 0],
      ];
    case 'two_horizontal_pairs':
      return [
        [0, 0],
        [1, 0],
        [2.4, 0],
        [3.4, 0],
      ];
    case 'row_ends':
      return [
        [0, 0],
        [4, 0],
      ];
    default:
      return line(2);
  }
}

/** Cells that only show the distance between the others. */
const BETWEEN: Record<string, Spot[]> = {
  gap_2: [[1, 0]],
  row_ends: [
    [1, 0],
    [2, 0],
    [3, 0],
  ],
};

export function figure({ shape, match }: Figure, zone: string, scale = 1): Part {
  const spots = spotsOf(shape, DOWN.includes(zone));
  const rows = Math.max(...spots.map(([, row]) => row)) + 1;
  const columns = Math.max(...spots.map(([column]) => column)) + 1;
  const size = Math.min(44 / rows, 66 / columns, 25) * scale;
  const fills = fillsFor(match, spots.length);
  const gaps = (BETWEEN[shape] ?? []).map((spot) => ({ spot, fill: { faint: true } }));
  const all = [...spots.map((spot, i) => ({ spot, fill: fills[i] ?? {} })), ...gaps];
  const cells = shaped(
    all.map(({ spot }) => spot),
    size,
    all.map(({ fill }) => fill),
  );
  const sign = relation(match);
  return sign ? beside([cells, word(sign, 18)], 5) : cells;
}

export function shaped(spots: Spot[], size: number, fills: Fill[]): Part {
  const pieces = spots.map(([column, row], i) => {
    return { part: cell(fills[i] ?? {}, size), x: column * (size + 1), y: row * (size + 1) };
  });
  return placed(pieces);
}

// --- what they have in common ---------------------------------------------------------------------

export function anyOf(attribute: Attribute): Fill {
  return attribute === 'colour' ? { wheel: true } : { text: NUMBER };
}

export function selected({ colours, numbers }: Select): Fill {
  return colours ? { colours } : { text: (numbers ?? []).join('/') };
}

function required({ colour, number }: Requirement): Fill {
  return colour ? { colours: [colour] } : { text: String(number) };
}

/** What each of so many cards or connectors must be. */
export function fillsFor(match: Match, count: number): Fill[] {
  const all = (fill: Fill): Fill[] => Array.from({ length: count }, () => fill);
  const { colours, same, distinct, at_least, at_least_same } = match;
  if (colours) return all({ colours });
  if (match.colour_pair) return match.colour_pair.map((colour) => ({ colours: [colour] }));
  if (at_least) return [...at_least.map(required), ...all({ faint: true })].slice(0, count);
  if (at_least_same) {
    const equal = Array.from({ length: at_least_same.count }, () => anyOf(at_least_same.attribute));
    return [...equal, ...all({ faint: true })].slice(0, count);
  }
  if (distinct === 'colour') return all({}).map((_, i) => ({ colours: [COLOURS[i % 6] ?? 'red'] }));
  if (match.consecutive) return all({}).map((_, i) => ({ text: String(i + 1) }));
  return all(anyOf(same ?? distinct ?? 'number'));
}

export function relation(match: Match): string {
  if (match.same || match.at_least_same) return '=';
  if (match.distinct) return '≠';
  if (match.sum) return `Σ${match.sum}`;
  return '';
}
