/** Where the words come from: the Fluent files of the Python package, loaded when needed. */

export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

type Load = () => Promise<string>;

const common = import.meta.glob<string>('../../../../src/tablee/words/{text,web}/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Load>;

const games = import.meta.glob<string>('../../../../src/tablee/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Load>;

const rules = import.meta.glob<string>('../../../../src/tablee/games/*/text/rules.*.md', {
  query: '?raw',
  import: 'default',
}) as Record<string, Load>;

const ROOT = '../../../../src/tablee';

export async function commonTexts(language: Language): Promise<string[]> {
  const folders = ['text', 'web'];
  return Promise.all(folders.map((f) => load(common, `${ROOT}/words/${f}/${language}.ftl`)));
}

export async function titleText(title: string, language: Language): Promise<string> {
  return load(games, `${ROOT}/games/${folder(title)}/text/${language}.ftl`);
}

export async function rulesText(title: string, language: Language): Promise<string> {
  return load(rules, `${ROOT}/games/${folder(title)}/text/rules.${language}.md`);
}

/** A title's package is called like the title, as far as Python lets it. */
function folder(title: string): string {
  return title.replaceAll('-', '_');
}

async function load(files: Record<string, Load>, path: string): Promise<string> {
  const found = files[path];
  return found ? found() : '';
}
