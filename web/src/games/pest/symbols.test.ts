/** Whatever is shown by its name is drawn, and whatever is said has words. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { TERMS } from './legend';
import { ROUTES } from './map';
import { SIGNS } from './signs';

const folder = dirname(fileURLToPath(import.meta.url));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const symbols = read('Symbols.svelte') + read('Landmarks.svelte');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.svelte') || name === 'teller.ts' || name === 'legend.ts')
  .map((name) => ({ name, text: read(name) }));
const words = read('../../../../src/tablee/games/pest/text/en.ftl');

test('every sign is drawn', () => {
  const drawn = [...symbols.matchAll(/id="pest-([\w-]+)"/g)].map(([, id]) => id);
  const ports = ROUTES.map((route) => `port-${route}`);
  for (const name of SIGNS) expect([...drawn, ...ports], name).toContain(name);
});

test('what is used on the map is drawn', () => {
  for (const { name, text } of sources) {
    for (const [, id] of text.matchAll(/href="#pest-([a-z-]+)"/g)) {
      expect(symbols, `${name} ${id}`).toContain(`id="pest-${id}"`);
    }
  }
});

test('every symbol that stands for something is explained', () => {
  for (const term of Object.values(TERMS)) {
    expect(words).toMatch(new RegExp(`^board-term-${term} = .+\n    \\.meaning = .+`, 'm'));
  }
});

test('every sentence that the parts say has words', () => {
  let said = 0;
  for (const { name, text } of sources) {
    for (const [, key] of text.matchAll(/(?:tell|this)\.say\('([\w-]+)'/g)) {
      expect(words, `${name} board-${key}`).toMatch(new RegExp(`^board-${key} =`, 'm'));
      said += 1;
    }
    for (const [, term] of text.matchAll(/(?:tell|this)\.term\('([\w-]+)'/g)) {
      expect(words, `${name} ${term}`).toMatch(new RegExp(`^board-term-${term} =`, 'm'));
    }
  }
  expect(said).toBeGreaterThan(30);
});
