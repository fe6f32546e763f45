/** What a table has agreed on, in words: time, and whether ratings move. */
import { t } from '../i18n/speech.svelte';
import type { ClockRule, TableInfo } from '../net/wire';

export function clockRuleText({ kind, seconds, increment, days }: ClockRule): string {
  if (kind === 'bank')
    return t('web-clock-is-bank', { minutes: (seconds ?? 0) / 60, increment: increment ?? 0 });
  return kind === 'days' ? t('web-clock-is-days', { days: days ?? 0 }) : t('web-clock-none');
}

/** What a match at this table is for, as far as its list can tell: more people may still come. */
export function stakes({ practice, rated, unrated }: TableInfo): string {
  if (practice) return t('web-practice');
  if (unrated === 'few-people') return t('web-lobby-rated-usual');
  return t(rated ? 'web-lobby-rated' : 'web-lobby-unrated');
}

export function stakesWhy(table: TableInfo): string {
  if (table.practice) return t('web-practice-text');
  return table.unrated === 'few-people' ? t('web-rated-usual-text') : ratedText(table);
}

/** Whether ratings move, and why not. */
export function ratedText({ rated, unrated }: TableInfo): string {
  if (unrated) return t(`web-unrated-${unrated}`);
  return t(rated ? 'web-rated-is' : 'web-unrated-is');
}
