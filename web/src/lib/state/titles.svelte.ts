/** The titles one can play, and what is known of them beside the rules. */
import { api } from '../net/api';
import type { NewTable, OptionValue, SeatWish, TitleInfo } from '../net/wire';
import { usualLevel } from './levels.svelte';

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

/** Options that go together; the words for them are `web-preset-<name>`. */
export const PRESETS = ['first', 'standard', 'expert'] as const;
export type Preset = (typeof PRESETS)[number];

/** What a preset changes. */
export function presetOf(title: TitleInfo, preset: Preset): Record<string, OptionValue> {
  return title.presets[preset] ?? {};
}

/** A table for playing at once: me, bots as they were last chosen, and hints for whoever wants them. */
export function quickTable(title: TitleInfo): NewTable {
  const seats = meAmong(title, usualLevel(title));
  return { title: title.name, seats, practice: true, start: true };
}

/** A table for learning: the shortest game there is, and nobody who plays too well. */
export function firstTable(title: TitleInfo): NewTable {
  const seats = meAmong(title, title.bots[0] ?? '');
  const options = presetOf(title, 'first');
  return { title: title.name, seats, options, practice: true, start: true };
}

function meAmong(title: TitleInfo, bot: string): SeatWish[] {
  const others = Array.from({ length: title.usual_seats - 1 }, (): SeatWish => {
    return { kind: 'bot', bot };
  });
  return [{ kind: 'me' }, ...others];
}
