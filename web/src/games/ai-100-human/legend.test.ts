import { expect, it } from 'vitest';
import { kitOf } from './kit';
import { examples, signKind, zones } from './legend';

const kit = kitOf('base');
const things = [...kit.cards.values(), ...kit.objectives.values()];

it('explains every kind of pictogram and every zone', () => {
  const shown = new Set(examples(kit).map(signKind));
  const missing = things.filter((thing) => !shown.has(signKind(thing)));
  expect(missing.map(({ id }) => id)).toEqual([]);
  expect(things.every(({ zone }) => zones(kit).includes(zone))).toBe(true);
});
