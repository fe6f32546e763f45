import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { passagesOf } from './passages';
import { RulesSearch } from './search';

const GAMES = '../src/tablee/games';
const titles = readdirSync(GAMES, { withFileTypes: true })
  .filter((one) => one.isDirectory() && !one.name.startsWith('_'))
  .map((one) => one.name);
const read = (title: string, language: string) =>
  readFileSync(`${GAMES}/${title}/text/rules.${language}.md`, 'utf8');
const anchors = (text: string) => [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);

describe.each(titles)('the rules of %s', (title) => {
  test.each(['en', 'fr', 'es'])(
    'every rule is in one passage and found by its number: %s',
    (language) => {
      const text = read(title, language);
      const passages = passagesOf(text);
      expect(passages.flatMap(({ rules }) => rules).sort()).toEqual(anchors(text).sort());
      const search = new RulesSearch(passages);
      for (const { rules } of passages)
        for (const rule of rules) expect(search.find(rule)[0]?.rules).toContain(rule);
    },
  );
});

test('a passage says under which heading it stands, without marks', () => {
  const [first, second] = passagesOf(
    '# Rules\n\n## The end\n\n- <a id="X-001"></a>**X-001** It is *over*.\n\n| A | B |\n|---|---|\n| one | two |',
  );
  expect(first).toEqual({ place: 0, rules: ['X-001'], section: 'The end', words: 'It is over.' });
  expect(second?.words).toBe('one · two');
});

describe('words', () => {
  const search = new RulesSearch(passagesOf(read(['pre', 'cognition'].join(''), 'fr')));

  test('accents, capitals and the ends of words may be missing', () => {
    const best = search.find('medecin');
    expect(best.length).toBeGreaterThan(0);
    expect(best[0]?.words).toMatch(/Médecin/);
    expect(search.find('MÉDEC').map(({ place }) => place)).toContain(best[0]?.place);
  });

  test('a passage that holds all words comes before those that hold some', () => {
    const [best] = search.find('jauge fléau');
    expect(best?.words).toMatch(/jauge/i);
    expect(best?.words).toMatch(/fléau/i);
  });

  test('what nobody wrote is not found', () => {
    expect(search.find('xylophonistes')).toEqual([]);
  });
});
