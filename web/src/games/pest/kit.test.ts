import { expect, test } from 'vitest';
import { kitOf } from './kit';
import { figuresOf } from './parts';

const kit = kitOf('base');

test('the map has all places, roads and the Capital of the edition', () => {
  expect(kit.map.places).toHaveLength(45);
  expect(kit.map.roads).toHaveLength(77);
  expect(kit.map.capital.name).toBe('Thokaia');
  const gothar = kit.map.places.find(({ id }) => id === 'gothar');
  expect(gothar).toMatchObject({ size: 'city', capacity: 3, resource: 'herbs', port: null });
  expect(kit.map.places.find(({ id }) => id === 'terras')?.port).toBe('black');
});

test('trade routes have three roads of each colour', () => {
  for (const route of ['red', 'blue', 'black']) {
    expect(
      kit.map.roads.filter(({ horseshoe }) => horseshoe === route),
      route,
    ).toHaveLength(3);
  }
});

test('the player board and the cards are complete', () => {
  expect(kit.buildings.map(({ kind }) => kind).filter((kind) => kind === 'workshop')).toHaveLength(
    6,
  );
  expect(kit.healed.filter(({ laboratory }) => laboratory)).toHaveLength(5);
  expect(kit.cemetery).toEqual([1, 1, 1, 2, 3]);
  expect(kit.track.map(({ space }) => space)).toEqual(Array.from({ length: 51 }, (_, n) => n));
  expect([kit.plague.size, kit.favour.size, kit.decrees.size, kit.technologies.size]).toEqual([
    18, 10, 15, 30,
  ]);
  for (const { levels } of kit.decrees.values()) expect(levels).toHaveLength(4);
});

test('what is gained is shown with its amount and its sign', () => {
  expect(figuresOf({ food: 2, any: 1, coin: 0 })).toEqual([
    { text: '+2', sign: 'food' },
    { text: '+1', sign: 'any' },
  ]);
  expect(figuresOf({ retrieve: 1 })).toEqual([{ text: '+1', sign: 'healed' }]);
});
