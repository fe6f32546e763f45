import { describe, expect, test } from 'vitest';
import { markedThings, pressedFor } from './marking';

function thing(label: string | null, text = '', choice: string | null = null) {
  const attributes: Record<string, string | null> = { 'aria-label': label, 'data-choice': choice };
  return { textContent: text, getAttribute: (name: string) => attributes[name] ?? null };
}

const mark = (text: string, label: string) => ({ text, label });

describe('the things of a choice', () => {
  const ten = thing('Bid 10');
  const one = thing('Bid 1. It is worth 3');
  const plain = thing(null, '  Pass\n the   turn ');
  const things = [ten, one, plain];
  const bid1 = mark('bid 1', 'Bid 1');

  test('are called by its words, whole words only', () => {
    const marks = [bid1, mark('pass', 'Pass the turn'), mark('bid 2', 'Bid 2')];
    expect(markedThings(things, marks)).toEqual([
      { thing: one, mark: marks[0] },
      { thing: plain, mark: marks[1] },
    ]);
  });

  test('or say themselves whose they are, and words count no more', () => {
    const own = thing('Something else', '', 'bid 1');
    expect(markedThings([...things, own], [bid1])).toEqual([{ thing: own, mark: bid1 }]);
  });

  test('are all marked, if there are several', () => {
    const copies = [thing('Lay mint leaf'), thing('Lay mint leaf')];
    const lay = mark('lay mint', 'Lay mint leaf');
    expect(markedThings(copies, [lay])).toHaveLength(2);
  });

  test('are told apart where cards are called alike', () => {
    const [first, second] = [
      thing('Keep Nets', '', 'keep nets.1'),
      thing('Keep Nets', '', 'keep nets.2'),
    ];
    const marks = [mark('keep nets.2', 'Keep Nets'), mark('keep nets.1', 'Keep Nets')];
    expect(markedThings([first, second], marks)).toEqual([
      { thing: first, mark: marks[1] },
      { thing: second, mark: marks[0] },
    ]);
  });

  test('have the best mark, if they stand for several', () => {
    const [best, other] = [mark('use crew.3', 'Use'), mark('move crew.3', 'Move')];
    const crew = thing(null, 'Crew', pressedFor([other, best]) ?? null);
    expect(markedThings([crew], [best, other])).toEqual([{ thing: crew, mark: best }]);
    expect(pressedFor([])).toBeUndefined();
  });
});
