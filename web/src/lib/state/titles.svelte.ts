/** The titles one can play, and what is known of them beside the rules. */
import { api } from '../net/api';
import type { NewTable, OptionValue, SeatWish, TitleInfo } from '../net/wire';

class Titles {
  all: TitleInfo[] | null = $state.raw(null);
  failed = $state(false);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= api.titles().then(
      (all) => {
        this.all = all;
        this.failed = false;
      },
      () => {
        this.failed = true;
        this.asked = null;
      },
    );
    return this.asked;
  }

  find(name: string): TitleInfo | null {
    return this.all?.find((title) => title.name === name) ?? null;
  }
}

export const titles = new Titles();

/** How long a match takes, in minutes. */
export const MINUTES: Record<string, number> = {
  goofspiel: 5,
  precognition: 40,
  'ai-100-human': 40,
};

/** How many sit at a table if nobody says otherwise. */
const SEATS: Record<string, number> = { goofspiel: 3, precognition: 3, 'ai-100-human': 3 };

export type Preset = 'first' | 'standard' | 'expert';

/** What the presets change; a title without an entry has its standard only. */
export const PRESETS: Record<string, Partial<Record<Preset, Record<string, OptionValue>>>> = {
  goofspiel: {
    first: { cards: 5 },
    standard: {},
    expert: { ties: 'carry', prize: 'hidden' },
  },
  precognition: {
    standard: {},
    expert: { setup: 'advanced' },
  },
  'ai-100-human': {
    first: { objectives: 'starter' },
    standard: {},
  },
};

export function usualSeats(title: TitleInfo): number {
  return SEATS[title.name] ?? title.seats[Math.min(1, title.seats.length - 1)] ?? 2;
}

/** The strongest bot that is there; they come with the weakest first. */
export function usualBot(title: TitleInfo): string {
  return title.bots[title.bots.length - 1] ?? 'random';
}

/** A table for playing at once: me and bots. */
export function quickTable(title: TitleInfo): NewTable {
  return { title: title.name, seats: meAmong(title, usualBot(title)), start: true };
}

/** A table for learning: the shortest game there is, and nobody who plays too well. */
export function firstTable(title: TitleInfo): NewTable {
  const seats = meAmong(title, title.bots[0] ?? 'random');
  return { title: title.name, seats, options: PRESETS[title.name]?.first ?? {}, start: true };
}

function meAmong(title: TitleInfo, bot: string): SeatWish[] {
  const others = Array.from({ length: usualSeats(title) - 1 }, (): SeatWish => {
    return { kind: 'bot', bot };
  });
  return [{ kind: 'me' }, ...others];
}
