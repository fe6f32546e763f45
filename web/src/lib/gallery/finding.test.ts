import { expect, it } from 'vitest';
import { fits } from './finding';

it('finds all words, whatever their order, capitals and accents', () => {
  const text = 'Île d’été. Chaque humain en bonne santé mange 1 nourriture.';
  expect(fits(text, 'ete ILE')).toBe(true);
  expect(fits(text, 'nourri sante')).toBe(true);
  expect(fits(text, 'ete hiver')).toBe(false);
  expect(fits(text, '  ')).toBe(true);
});
