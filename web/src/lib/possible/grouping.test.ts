import { expect, test } from 'vitest';
import { byVerb } from './grouping';

const choice = (verb: string, target: string) => ({
  action: 1,
  text: `${verb} ${target}`,
  verb,
  target: `card:${target}`,
  reveals: false,
});

test('what is done in the same way stands together, each thing once', () => {
  const ways = byVerb([
    choice('keep', 'a'),
    choice('give', 'a'),
    choice('keep', 'b'),
    choice('keep', 'a'),
  ]);
  expect(ways.map(({ verb, choices }) => [verb, choices.map(({ text }) => text)])).toEqual([
    ['keep', ['keep a', 'keep b']],
    ['give', ['give a']],
  ]);
});
