import { describe, expect, test } from 'vitest';
import { markedThing } from './marking';

function thing(label: string | null, text = '', choice: string | null = null) {
  const attributes: Record<string, string | null> = { 'aria-label': label, 'data-choice': choice };
  return { textContent: text, getAttribute: (name: string) => attributes[name] ?? null };
}

describe('the thing of a choice', () => {
  const ten = thing('Bid 10');
  const one = thing('Bid 1. It is worth 3');
  const plain = thing(null, '  Pass\n the   turn ');
  const things = [ten, one, plain];

  test('is called by its words, whole words only', () => {
    expect(markedThing(things, 'bid 1', 'Bid 1')).toBe(one);
    expect(markedThing(things, 'bid 10', 'Bid 10')).toBe(ten);
    expect(markedThing(things, 'pass', 'Pass the turn')).toBe(plain);
    expect(markedThing(things, 'bid 2', 'Bid 2')).toBeNull();
  });

  test('or says itself whose choice it is', () => {
    const own = thing('Something else', '', 'bid 1');
    expect(markedThing([...things, own], 'bid 1', 'Bid 1')).toBe(own);
  });
});
