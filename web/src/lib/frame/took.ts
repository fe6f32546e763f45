/** How long something took, to the second where that matters. */
import { t } from '../i18n/speech.svelte';

/** Below so many seconds tenths are told, too. */
const SOON = 10;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function tookText(exact: number): string {
  const seconds = Math.max(0, Math.round(exact));
  if (seconds < SOON) return t('web-took-seconds', { seconds: Math.round(exact * 10) / 10 });
  if (seconds < MINUTE) return t('web-took-seconds', { seconds });
  if (seconds < HOUR) return t('web-took-minutes', parts(seconds, MINUTE, 'minutes', 1, 'seconds'));
  if (seconds < DAY) return t('web-took-hours', parts(seconds, HOUR, 'hours', MINUTE, 'minutes'));
  return t('web-took-days', parts(seconds, DAY, 'days', HOUR, 'hours'));
}

function parts(
  seconds: number,
  large: number,
  many: string,
  small: number,
  rest: string,
): Record<string, number> {
  return {
    [many]: Math.floor(seconds / large),
    [rest]: Math.floor((seconds % large) / small),
  };
}
