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
export const MINUTES: Record<string, number> = { goofspiel: 5 };

/** How many sit at a table if nobody says otherwise. */
const SEATS: Record<string, number> = { goofspiel: 3 };

export type Preset = 'first' | 'standard' | 'expert';

/** What the presets change; a title without an entry has its standard only. */
export const PRESETS: Record<string, Partial<Record<Preset, Record<string, OptionValue>>>> = {
  goofspiel: {
    first: { cards: 5 },
    standard: {},
    expert: { ties: 'carry', prize: 'hidden' },
  },
};

export function usualSeats(title: TitleInfo): number {
  return SEATS[title.name] ?? title.seats[Math.min(1, title.seats.length - 1)] ?? 2;
}

/** The best bot that is there. */
export function usualBot(title: TitleInfo): string {
  return title.bots.includes('greedy') ? 'greedy' : (title.bots[title.bots.length - 1] ?? 'random');
}

/** A table for playing at once: me and bots. */
export function quickTable(title: TitleInfo): NewTable {
  const bots = Array.from({ length: usualSeats(title) - 1 }, () => bot(title));
  return { title: title.name, seats: [{ kind: 'me' }, ...bots], start: true };
}

function bot(title: TitleInfo): SeatWish {
  return { kind: 'bot', bot: usualBot(title) };
}
