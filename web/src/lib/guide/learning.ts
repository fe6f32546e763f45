/** What the first page knows of somebody and the guide of a title. */
import { t } from '../i18n/speech.svelte';
import type { GuideInfo } from '../net/wire';

export interface Learning {
  /** There is a guide. */
  has: boolean;
  /** It is the first thing to do here. */
  first: boolean;
  /** How far somebody is, if it was begun. */
  guide: GuideInfo | null;
}

export function learnText({ guide }: Learning): string {
  if (!guide || guide.finished) return t('web-learn');
  return t('web-learn-on', { number: guide.number, steps: guide.steps });
}
