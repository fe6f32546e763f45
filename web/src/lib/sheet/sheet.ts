/** The reference sheet of a title: what stands on it, and the numbers of the edition that it speaks of. */
import type { Arguments } from '../i18n/words';
import { fileOf } from '../state/editionfiles';

export interface Section {
  id: string;
  /** Where to read more. */
  rule: string;
  lines: string[];
}

type Load<T> = Record<string, () => Promise<T>>;

const sheets = import.meta.glob('../../../../src/tablee/games/*/sheet.json', {
  import: 'default',
}) as Load<{ sections: Section[] }>;

const numbers = import.meta.glob('../../../../src/tablee/games/*/data/*/game.json', {
  import: 'default',
}) as Load<{ numbers: { id: string; value: number }[] }>;

const GAMES = '../../../../src/tablee/games';
const folder = (title: string) => `${GAMES}/${title.replaceAll('-', '_')}`;

/** Nothing if the title has none. */
export async function sheetOf(title: string): Promise<Section[]> {
  const found = await sheets[`${folder(title)}/sheet.json`]?.();
  return found?.sections ?? [];
}

/** By their names in sentences: `cards-drawn` is `$cards_drawn`. */
export async function numbersOf(title: string, edition: string): Promise<Arguments> {
  const bundled = await numbers[`${folder(title)}/data/${edition}/game.json`]?.();
  const found = bundled ?? (fileOf(title, edition, 'game') as typeof bundled);
  return Object.fromEntries(
    (found?.numbers ?? []).map(({ id, value }) => [id.replaceAll('-', '_'), value]),
  );
}
