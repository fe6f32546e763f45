/** What is said of the deal of a day. */
import { speech, t } from '../i18n/speech.svelte';
import type { DailyDeal, OwnAttempt } from '../net/wire';
import { botName } from '../state/people';
import { titles } from '../state/titles.svelte';

/** Whether there is something to play. */
export const isOpen = ({ state }: OwnAttempt) => state === 'none' || state === 'playing';

/** The large games first, as on the first page. */
export function inOrder(deals: DailyDeal[]): DailyDeal[] {
  const small = (deal: DailyDeal) => titles.find(deal.title)?.small ?? false;
  return [...deals.filter((deal) => !small(deal)), ...deals.filter(small)];
}

/** Who plays, against whom, and by which options: what differs from a game as usual. */
export function dealText(deal: DailyDeal): string {
  const words = speech.title(deal.title);
  const options = Object.entries(deal.options).map(([name, value]) =>
    t('web-labelled', {
      label: words?.option(name) ?? name,
      value: words?.optionValue(name, value) ?? String(value),
    }),
  );
  const others =
    deal.seats === 1
      ? t('web-daily-alone')
      : t('web-daily-with', {
          count: deal.seats - 1,
          level: botName(speech.words!, deal.bot),
        });
  return [others, ...options].join(' · ');
}

/** How far I am, in a few words. */
export function stateText({ mine }: DailyDeal): string {
  if (mine.state !== 'finished') return t(`web-daily-${mine.state}`);
  return t('web-daily-finished', { result: resultText(mine) });
}

/** Won or lost, which place, how many points. */
export function resultText(result: {
  won?: boolean | null;
  place?: number | null;
  points?: number | null;
}): string {
  const points = t('web-daily-points', { points: result.points ?? 0 });
  if (result.won) return t('web-daily-won', { points });
  if (result.place) return t('web-daily-place', { place: result.place, points });
  return t('web-daily-lost', { points });
}

/** A day as people write it; it is the server's, wherever the reader is. */
export function dayText(day: string): string {
  const form = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(speech.words!.language, form).format(new Date(`${day}T12:00:00Z`));
}

/** The day before. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
