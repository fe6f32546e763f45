/** Editions that this server offers itself: fetched before anything of them is drawn or named. */
import type { TitleWords } from '../i18n/words';
import { api } from '../net/api';
import type { EditionInfo, OwnEdition, TitleInfo } from '../net/wire';
import { giveFiles } from './editionfiles';

/** Whether it is the server's own: those have a fingerprint in their name. */
export const isOwn = (edition: string): boolean => edition.includes('@');

class Editions {
  private opened: Record<string, EditionInfo | null> = $state.raw({});
  private asked = new Set<string>();
  private said = new WeakMap<TitleWords, Record<string, TitleWords>>();

  /** The words of a title as they are in this edition; null until all of it is there. */
  words(title: string, edition: string, words: TitleWords): TitleWords | null {
    const key = `${title}/${edition}`;
    const found = this.opened[key];
    if (found === undefined) {
      queueMicrotask(() => void this.load(title, edition));
      return null;
    }
    const known = this.said.get(words) ?? {};
    this.said.set(words, known);
    const said = (known[key] ??= words.calling(found?.names[words.language] ?? {}));
    return said;
  }

  private async load(title: string, edition: string): Promise<void> {
    const key = `${title}/${edition}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    // One that is gone is drawn by nobody: its matches rest, and are told in words.
    const found = await api.edition(title, edition).catch(() => null);
    if (found) giveFiles(title, edition, found.files);
    this.opened = { ...this.opened, [key]: found };
  }
}

export const editions = new Editions();

/** What people call an edition, in this language. */
export function editionName({ name, called }: OwnEdition, language: string): string {
  return called[language] ?? called.en ?? name.split('@')[0] ?? name;
}

/** What people call the edition of this name, if the server has it now. */
export function nameOfEdition(title: TitleInfo, edition: string, language: string): string {
  const found = title.own_editions.find(({ name }) => name === edition);
  return editionName(found ?? { name: edition, called: {} }, language);
}
