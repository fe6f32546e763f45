import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botFace, characterFace, featuresOf } from './face';

const drawn = (name: string): string => JSON.stringify(featuresOf(name));

test('a face is the same for the same name', () => {
  expect(drawn('Ana')).toBe(drawn('Ana'));
});

test('people and bots at a table look different', () => {
  const people = ['Ana', 'Bjarne', 'Chiara', 'Dominique', 'Eun-ji', 'Fitzgerald'];
  const bots = people.map((_, seat) => botFace('greedy', seat));
  const faces = [...people, ...bots].map(drawn);
  expect(new Set(faces).size).toBe(faces.length);
});

test('nobody in the cast of bots looks like another', () => {
  const cast = join(import.meta.dirname, '../../../../src/tablee/server/cast.py');
  const names = [...readFileSync(cast, 'utf-8').matchAll(/"([A-Z][a-z]+)"/g)].map(
    ([, name]) => name!,
  );
  expect(names.length).toBe(30);
  expect(new Set(names.map((name) => drawn(characterFace(name)))).size).toBe(names.length);
});

test('nothing of a face is empty', () => {
  for (let i = 0; i < 200; i += 1) {
    for (const { d } of featuresOf(`somebody ${i}`)) expect(d).toMatch(/^M/);
    for (const { d } of featuresOf(botFace('random', i))) expect(d).toMatch(/^M/);
  }
});
