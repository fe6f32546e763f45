/** Words for the lab: those of the title, for people who are made up. */
import { commonTexts, titleText, type Language } from '../../../lib/i18n/catalogues';
import { Narrator } from '../../../lib/i18n/narrator';
import { TitleWords } from '../../../lib/i18n/words';
import type { TitleInfo } from '../../../lib/net/wire';
import { NAMES } from './sample';

const NOTHING = { asks: {}, events: {}, refusals: {} } as unknown as TitleInfo;

export async function labWords(language: Language): Promise<Narrator> {
  const own = await titleText('pest', language);
  const words = new TitleWords(language, [...(await commonTexts(language)), own]);
  return new Narrator(words, NOTHING, NAMES, 0);
}
