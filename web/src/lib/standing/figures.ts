/** Ratings and modes in the words of the reader. */
import { change } from '../i18n/figures';
import { speech, t } from '../i18n/speech.svelte';

/** With one figure after the point: more would say too much. */
export function decimal(value: number): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const language = speech.words?.language ?? 'en';
  return new Intl.NumberFormat(language, form).format(value).replace('-', '−');
}

export const ratingFigure = (mean: number, spread: number) =>
  t('web-rating-figure', { mean: decimal(mean), spread: decimal(spread) });

export const ratingChange = (before: number, after: number) => change(after - before, decimal);

/** What makes it another game, as `name=value`, in the words of the title. */
export function modeText(title: string, mode: string): string {
  const words = speech.title(title);
  if (!words || !mode) return '';
  return mode
    .split(',')
    .map((part) => part.split('='))
    .map(([name = '', value = '']) => words.optionValue(name, value))
    .join(', ');
}

/** A title, how many seats, and the mode: what results are counted for. */
export function kindText(title: string, seats: number, mode = ''): string {
  const parts = [t('web-seats-count', { count: seats }), modeText(title, mode)];
  return parts.filter(Boolean).join(', ');
}

/** How long a match took: minutes are enough. */
export function timeText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 120) return t('web-minutes', { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t('web-hours', { hours }) : t('web-days', { days: Math.round(hours / 24) });
}
