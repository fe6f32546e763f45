/** What the choices of a question would do, in numbers: for the buttons that ask for an amount. */
import type { Choice } from '../../lib/net/wire';
import type { Outlook } from './outlook';

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

export type Protecting = Outlook['protecting'];

export interface AmountOption {
  choice: Choice;
  /** What is taken, spent or lost, by name. */
  parts: Record<string, number>;
  /** The plague afterwards, and the humans it takes then. */
  plague: Protecting[number] | null;
}

export type About = Record<string, string | number | (string | number)[]>;

export function amountOptions(
  choices: Choice[],
  about: About,
  protecting: Protecting,
): AmountOption[] {
  return choices
    .filter(({ verb }) => (AMOUNTS as readonly string[]).includes(verb))
    .map((choice) => {
      const amount = Number(choice.target.split(':')[1]);
      const rest = Math.max(0, Number(about['amount'] ?? amount) - amount);
      const parts = PARTS[choice.verb as AmountVerb](amount, rest, about);
      const plague = choice.verb === 'protect' ? (protecting[amount] ?? null) : null;
      return { choice, parts, plague };
    });
}

const stations = (amount: number, rest: number) => ({ doctor: amount, protector: rest });

const PARTS: Record<
  AmountVerb,
  (amount: number, rest: number, about: About) => Record<string, number>
> = {
  take: (amount, _rest, about) => ({ [String(about['resource'] ?? 'food')]: amount }),
  doctors: stations,
  heal: (amount) => ({ heal: amount }),
  'spend-doctors': stations,
  'lose-doctors': stations,
  lose: (amount, rest) => ({ contaminated: amount, healthy: rest }),
  protect: (amount) => ({ protector: amount }),
};
