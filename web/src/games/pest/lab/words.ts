/** Words for the lab. */
import { Narrator } from '../../../lib/i18n/narrator';
import { TitleWords } from '../../../lib/i18n/words';
import type { TitleInfo } from '../../../lib/net/wire';
import { commonTexts } from '../../../lib/i18n/catalogues';
import { NAMES } from './sample';
import text from './words.en.ftl?raw';

export async function labWords(): Promise<Narrator> {
  const words = new TitleWords('en', [...(await commonTexts('en')), text]);
  return new Narrator(
    words,
    { asks: {}, events: {}, refusals: {} } as unknown as TitleInfo,
    NAMES,
    0,
  );
}
