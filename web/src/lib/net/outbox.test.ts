import { expect, it } from 'vitest';
import { Outbox, type Drawer, type Move } from './outbox';

const move = (id: string): Move => ({ type: 'confirm', number: 1, move: id });

/** What is left of a page when it is closed. */
class Kept implements Drawer {
  moves: readonly Move[] = [];
  read = () => [...this.moves];
  write = (moves: readonly Move[]) => void (this.moves = moves);
}

it('keeps a move that was made without a connection, until it is answered', () => {
  const kept = new Kept();
  const before = new Outbox(kept);
  before.add(move('a'));
  before.add(move('b'));
  const after = new Outbox(kept);
  expect(after.all()).toEqual([move('a'), move('b')]);
  expect(after.settle('a')).toBe(true);
  expect(new Outbox(kept).all()).toEqual([move('b')]);
  after.settle('b');
  expect(kept.moves).toEqual([]);
});

it('works where nothing can be kept', () => {
  const outbox = new Outbox();
  outbox.add(move('a'));
  expect(outbox.first).toEqual(move('a'));
  expect(outbox.settle('b')).toBe(false);
});
