import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commonTexts, LANGUAGES } from './catalogues';

const SOURCE = join(import.meta.dirname, '../..');
const keys = (text: string) => [...new FluentResource(text).body].map(({ id }) => id).sort();

/** All keys that are written out in the client. */
function used(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' });
  const code = files.filter((name) => /(?<!test)\.(ts|svelte)$/.test(name));
  return code.flatMap((name) => {
    const text = readFileSync(join(SOURCE, name), 'utf-8');
    return [...text.matchAll(/['"]((?:web|cli)-[a-z0-9-]+)['"]/g)].map((found) => found[1]!);
  });
}

describe('the catalogues', () => {
  it('have the same keys in all languages', async () => {
    const [en, fr, es] = await Promise.all(LANGUAGES.map(commonTexts));
    for (const place of [0, 1]) {
      expect(keys(fr![place]!)).toEqual(keys(en![place]!));
      expect(keys(es![place]!)).toEqual(keys(en![place]!));
    }
  });

  it('have every sentence that the client says', async () => {
    const known = keys((await commonTexts('en')).join('\n'));
    expect(used().filter((key) => !known.includes(key))).toEqual([]);
  });
});
