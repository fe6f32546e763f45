/** How long something takes, in the words of the reader. */
import { t } from '../i18n/speech.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whole minutes, hours or days: never more than have passed. */
export function spanText(seconds: number): string {
  if (seconds < MINUTE) return t('web-moments');
  if (seconds < HOUR) return t('web-minutes', { minutes: Math.floor(seconds / MINUTE) });
  if (seconds < 2 * DAY && seconds !== DAY) {
    return t('web-hours', { hours: Math.floor(seconds / HOUR) });
  }
  return t('web-days', { days: Math.floor(seconds / DAY) });
}

/** The patience of a table, which is kept in minutes. */
export const patienceText = (minutes: number) => spanText(minutes * MINUTE);
