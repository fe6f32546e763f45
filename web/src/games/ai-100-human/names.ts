/** Cards have one word for a name, by what they look for; the catalogues have it in each language. */
import type { Colour } from './colours';
import type { Card, Scoring } from './kit';

const SETS: Record<number, string> = {
  2: 'set',
  3: 'trio',
  4: 'quartet',
  5: 'quintet',
  6: 'sextet',
};

/** Where single cards are counted. */
const COUNTS: Record<string, string> = { row: 'row', around: 'ring', tableau: 'crowd' };

/** The word for a card: the key of its name. */
export function titleOf({ scoring, zone }: Card): string {
  const { kind, shape, slots, size, groups } = scoring;
  if (kind === 'figure') return shape ?? kind;
  if (kind === 'set') return SETS[groups ? 5 : (slots?.length ?? size ?? 0)] ?? 'set';
  if (kind === 'per_card') return COUNTS[zone] ?? 'spy';
  if (kind === 'progressive') return zone === 'column' ? 'stack' : 'halo';
  return kind;
}

/** The colours that a condition names, each once. */
export function coloursOf({ match, slots, select, count, colour, figures }: Scoring): Colour[] {
  const named = [
    ...(match?.colours ?? []),
    ...(match?.colour_pair ?? []),
    ...(match?.at_least ?? []).flatMap((one) => one.colour ?? []),
    ...(slots ?? []).flatMap((slot) => slot.colours ?? []),
    ...(select?.colours ?? []),
    ...(count?.select?.colours ?? []),
    ...(figures ?? []).flatMap((figure) => figure.match.colours ?? []),
    ...(colour ? [colour] : []),
  ];
  return [...new Set(named)];
}

/** Where each kind of card stands in the rules: their numbers follow those of the cards. */
const RULES = [
  { name: /^AI-(\d+)$/, first: 500 },
  { name: /^O(\d+)$/, first: 600 },
  { name: /^(\d+)$/, first: 300 },
];

/** The rule that says what a card or an objective pays. */
export function ruleOf(id: string): string | undefined {
  for (const { name, first } of RULES) {
    const [, number] = name.exec(id) ?? [];
    if (number) return `AIH-${first + Number(number)}`;
  }
  return undefined;
}
