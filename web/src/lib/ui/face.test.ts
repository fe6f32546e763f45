import { expect, test } from 'vitest';
import { botFace, featuresOf } from './face';

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

test('nothing of a face is empty', () => {
  for (let i = 0; i < 200; i += 1) {
    for (const { d } of featuresOf(`somebody ${i}`)) expect(d).toMatch(/^M/);
    for (const { d } of featuresOf(botFace('random', i))) expect(d).toMatch(/^M/);
  }
});
