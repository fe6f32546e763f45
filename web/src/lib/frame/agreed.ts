/** What a table has agreed on about time, in words. */
import { t } from '../i18n/speech.svelte';
import type { ClockRule } from '../net/wire';

export function clockRuleText({ kind, seconds, increment, days }: ClockRule): string {
  if (kind === 'bank')
    return t('web-clock-is-bank', { minutes: (seconds ?? 0) / 60, increment: increment ?? 0 });
  return kind === 'days' ? t('web-clock-is-days', { days: days ?? 0 }) : t('web-clock-none');
}
