/** The language that is spoken now; all words of it change at once, without reload. */
import { commonTexts, titleText, type Language } from './catalogues';
import { editions, isOwn } from '../state/editions.svelte';
import { TitleWords, Words, type Arguments } from './words';

class Speech {
  words: Words | null = $state.raw(null);
  private titles: Record<string, TitleWords> = $state.raw({});
  private wanted = new Set<string>();
  private loading = 0;

  /** Load a language with the titles in use, then change over to it. */
  async speak(language: Language): Promise<void> {
    const turn = ++this.loading;
    const texts = await commonTexts(language);
    const titles: Record<string, TitleWords> = {};
    for (const name of this.wanted) {
      titles[name] = new TitleWords(language, [...texts, await titleText(name, language)]);
    }
    if (turn !== this.loading) return;
    this.words = new Words(language, texts);
    this.titles = titles;
    document.documentElement.lang = language;
    for (const name of this.wanted) if (!titles[name]) void this.load(name);
  }

  /**
   * The words of a title, in an edition of this server's own if one is given; null until they and
   * all that is drawn of it are loaded.
   */
  title(name: string, edition = ''): TitleWords | null {
    const found = this.titles[name] ?? null;
    if (!found && !this.wanted.has(name)) queueMicrotask(() => void this.load(name));
    return found && isOwn(edition) ? editions.words(name, edition, found) : found;
  }

  /** What a title is called; one that is not here, by the name under which it is kept. */
  titleName(name: string): string {
    const words = this.title(name);
    return words?.has('title') ? words.title() : name;
  }

  private async load(name: string): Promise<void> {
    this.wanted.add(name);
    const words = this.words;
    if (!words) return;
    const language = words.language;
    const texts = [...(await commonTexts(language)), await titleText(name, language)];
    if (this.words?.language !== language) return this.load(name);
    this.titles = { ...this.titles, [name]: new TitleWords(language, texts) };
  }
}

export const speech = new Speech();

/** A label and its value, with the colon as the language writes it. */
export function labelled(label: string, value: string | number): string {
  return speech.words?.labelled(label, value) ?? '';
}

/** A sentence of the common catalogues. */
export function t(key: string, args?: Arguments, attribute = ''): string {
  return speech.words?.say(key, args, attribute) ?? '';
}
