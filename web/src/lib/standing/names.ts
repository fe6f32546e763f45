/** What people and bots are called where results are told. */
import { speech, t } from '../i18n/speech.svelte';
import { botName, personName } from '../state/people';

interface Named {
  name: string;
  bot: string | null;
}

/** A level stands for all bots that play like it. */
export function nameOf({ bot, name }: Named): string {
  const words = speech.words!;
  return bot ? t('web-is-bot', { level: botName(words, bot) }) : personName(words, name);
}

export const pageOf = (page: string) => `/person/${encodeURIComponent(page)}`;
