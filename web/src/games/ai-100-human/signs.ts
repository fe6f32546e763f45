/** Conditions as pictograms: what counts, without words. Figures are squares, sets loose discs. */
import { anyOf, figure, fillsFor, relation, selected, shaped, type Spot } from './figures';
import type { Match, Scoring } from './kit';
import { above, beside, cell, corners, disc, path, placed, word, type Part } from './parts';

/** The pictogram of a condition or of an effect. */
export function signOf(scoring: Scoring, zone: string): Part {
  return (SIGNS[scoring.kind] ?? (() => word('?', 20)))(scoring, zone);
}

type Sign = (scoring: Scoring, zone: string) => Part;

const SIGNS: Record<string, Sign> = {
  figure: ({ shape = '', match = {} }, zone) => figure({ shape, match }, zone),
  figures: ({ figures = [] }, zone) =>
    beside(
      figures.map((one) => figure(one, zone, 0.6)),
      7,
    ),
  set: setSign,
  per_card: ({ select = {} }) => beside([disc(selected(select), 28), word('×n', 18)], 6),
  most: ({ attribute = 'colour' }) => beside([bars('most'), disc(anyOf(attribute), 22)], 6),
  least: ({ attribute = 'colour' }) => beside([bars('least'), disc(anyOf(attribute), 22)], 6),
  distinct: ({ attribute = 'colour' }) =>
    beside([disc(anyOf(attribute), 22), word('≠', 20), disc(anyOf(attribute), 22)], 4),
  progressive: progressive,
  product: () => beside([bars('least'), word('×', 18), bars('most')], 4),
  connectors: ({ orientation, match = {} }) => connectors(orientation === 'horizontal', match),
  diamonds: ({ match = {}, complete = false }) => diamond(match, complete),
  copy: ({ colour = 'black' }) => beside([cell({ colours: [colour] }, 28), arrow(), blank(28)], 4),
  copy_points: () => beside([word('‹', 26), coin(), word('›', 26)], 6),
  swap_with_reserve: () => beside([blank(24), swap(), hand()], 4),
  extra_reserve: () => beside([hand(), word('+1', 22)], 5),
  swap_in_tableau: () => beside([blank(24), swap(), blank(24)], 4),
  extra_card: () => beside([placed(grid(2, 3).map(faintCell)), cell({ text: '+1' }, 24)], 3),
  redraw: ({ draw = 0, discard = 0 }) =>
    beside([hand(), word(`+${draw}`, 18), word(`−${discard}`, 18)], 5),
  diagonal_placement: () =>
    shaped(
      [
        [0, 0],
        [1, 1],
      ],
      21,
      [{}, {}],
    ),
  dual_identity: () =>
    beside(
      [
        cell({ colours: ['green'], text: '4' }, 28),
        word('/', 20),
        cell({ colours: ['black'], text: '2' }, 28),
      ],
      4,
    ),
};

// --- sets ---------------------------------------------------------------------------------------

function setSign({ slots, size = 0, groups, match = {}, max }: Scoring): Part {
  if (slots) {
    const discs = slots.map((slot) => disc(selected(slot), slots.length > 2 ? 21 : 27));
    return beside(
      discs.flatMap((one, i) => (i ? [word('+', 15), one] : [one])),
      2,
    );
  }
  if (groups) {
    const row = (count: number): Part =>
      beside(
        Array.from({ length: count }, () => disc(anyOf(match.same ?? 'colour'), 14)),
        1,
      );
    return above([row(groups[0]), row(groups[1])], 3);
  }
  const across = Math.min(26, 70 / size - 1);
  const discs = fillsFor(match, size).map((fill) => disc(fill, across));
  const sign = [relation(match), max ? `≤${max}` : ''].filter(Boolean).join(' ');
  return sign ? above([beside(discs, 1), word(sign, 17)], 2) : beside(discs, 1);
}

// --- counting -----------------------------------------------------------------------------------

/** Three columns: the tallest or the lowest is meant. */
function bars(which: 'most' | 'least'): Part {
  const heights = [14, 30, 21];
  const meant = which === 'most' ? 30 : 14;
  const parts = heights.map((height, i) => {
    const part = path(9, 30, `M0 ${30 - height}h9v${height}h-9z`, height === meant);
    return { part, x: i * 11, y: 0 };
  });
  return placed(parts);
}

function progressive({ count = {}, table = [] }: Scoring): Part {
  const steps = word(table.slice(1).join('·'), 15);
  const { select, most, distinct } = count;
  if (select) return above([beside([disc(selected(select), 24), word('×n', 16)], 4), steps], 5);
  const one = disc(anyOf(most ?? distinct ?? 'colour'), 22);
  return above([beside([one, word(most ? '=' : '≠', 17), one], 3), steps], 5);
}

// --- connectors -----------------------------------------------------------------------------------

const LEG = 22;

function connectors(horizontal: boolean, match: Match): Part {
  const [one = {}, other = {}] = fillsFor(match, 2);
  const pair = horizontal
    ? corners(2 * LEG, LEG, [
        {
          at: [
            [0, 0],
            [LEG, 0],
            [LEG, LEG],
          ],
          fill: one,
        },
        {
          at: [
            [LEG, 0],
            [2 * LEG, 0],
            [LEG, LEG],
          ],
          fill: other,
        },
      ])
    : corners(LEG, 2 * LEG, [
        {
          at: [
            [LEG, 0],
            [LEG, LEG],
            [0, LEG],
          ],
          fill: one,
        },
        {
          at: [
            [0, LEG],
            [LEG, LEG],
            [LEG, 2 * LEG],
          ],
          fill: other,
        },
      ]);
  const sign = relation(match);
  return sign ? beside([pair, word(sign, 18)], 5) : pair;
}

function diamond(match: Match, complete: boolean): Part {
  const [a = {}, b = {}, c = {}, d = {}] = fillsFor(match, 4);
  const far = 2 * LEG;
  const whole = corners(
    far,
    far,
    [
      {
        at: [
          [LEG, 0],
          [LEG, LEG],
          [0, LEG],
        ],
        fill: a,
      },
      {
        at: [
          [LEG, 0],
          [LEG, LEG],
          [far, LEG],
        ],
        fill: b,
      },
      {
        at: [
          [0, LEG],
          [LEG, LEG],
          [LEG, far],
        ],
        fill: c,
      },
      {
        at: [
          [far, LEG],
          [LEG, LEG],
          [LEG, far],
        ],
        fill: d,
      },
    ],
    !complete,
  );
  const sign = relation(match);
  return sign ? beside([whole, word(sign, 18)], 4) : whole;
}

// --- effects ------------------------------------------------------------------------------------

function blank(size: number): Part {
  return cell({ colours: ['black'] }, size);
}

function arrow(): Part {
  return path(14, 14, 'M0 5h7V0l7 7-7 7V9H0z');
}

function swap(): Part {
  return path(18, 18, 'M0 5l6-5v3h10v4H6v3zM18 13l-6-5v3H2v4h10v3z');
}

function hand(): Part {
  return path(26, 24, 'M1 7l7-2v17l-3 1zM9 1h9v22H9zM19 5l7 2-4 16-3-1z');
}

function coin(): Part {
  return path(26, 26, 'M13 0l11 6.5v13L13 26 2 19.5v-13z');
}

function grid(columns: number, rows: number): Spot[] {
  return Array.from({ length: columns * rows }, (_, i): Spot => [
    i % columns,
    Math.floor(i / columns),
  ]);
}

function faintCell([column, row]: Spot): { part: Part; x: number; y: number } {
  return { part: cell({ faint: true }, 13), x: column * 14, y: row * 14 };
}
