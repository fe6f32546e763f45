/** What the choices of a question would do, in numbers: for the buttons that ask for an amount. */
import type { Choice } from '../../lib/net/wire';
import type { Boat } from './forecast';
import type { Kit } from './kit';

/** Verbs whose target is a number of things. */
const AMOUNTS = [
  'take',
  'doctors',
  'heal',
  'spend-doctors',
  'protect',
  'lose',
  'lose-doctors',
] as const;
export type AmountVerb = (typeof AMOUNTS)[number];

export interface AmountOption {
  choice: Choice;
  /** What is taken, spent or lost, by name. */
  parts: Record<string, number>;
  /** The plague afterwards, and the humans it takes then. */
  plague?: { level: number; lost: number };
}

export type About = Record<string, string | number | (string | number)[]>;

export function amountOptions(
  kit: Kit,
  boat: Boat,
  choices: Choice[],
  about: About,
): AmountOption[] {
  return choices
    .filter(({ verb }) => (AMOUNTS as readonly string[]).includes(verb))
    .map((choice) => {
      const amount = Number(choice.target.split(':')[1]);
      const rest = Math.max(0, Number(about['amount'] ?? amount) - amount);
      return { choice, ...PARTS[choice.verb as AmountVerb](kit, boat, amount, rest, about) };
    });
}

type Parts = Omit<AmountOption, 'choice'>;

const PARTS: Record<
  AmountVerb,
  (kit: Kit, boat: Boat, amount: number, rest: number, about: About) => Parts
> = {
  take: (_kit, _boat, amount, _rest, about) => ({
    parts: { [String(about['resource'] ?? 'food')]: amount },
  }),
  doctors: (_kit, _boat, amount, rest) => ({ parts: { doctor: amount, protector: rest } }),
  heal: (_kit, _boat, amount) => ({ parts: { heal: amount } }),
  'spend-doctors': (_kit, _boat, amount, rest) => ({ parts: { doctor: amount, protector: rest } }),
  'lose-doctors': (_kit, _boat, amount, rest) => ({ parts: { doctor: amount, protector: rest } }),
  lose: (_kit, _boat, amount, rest) => ({ parts: { contaminated: amount, healthy: rest } }),
  protect: (kit, boat, amount, _rest, about) => {
    const now = Number(about['plague'] ?? boat.plague);
    const level = Math.max(0, now - amount * kit.plaguePerProtector);
    const lost = Math.min(level, boat.healthy + boat.contaminated);
    return { parts: { protector: amount }, plague: { level, lost } };
  },
};
