import { describe, expect, it } from 'vitest';
import type { Choice, Decision, SeatView } from '../net/wire';
import { inOrder, lastOffer, offered, pick, recalled } from './choosing';

const choice = (action: number, verb: string, name: string): Choice => ({
  action,
  text: `${verb} ${name}`,
  verb,
  target: `card:${name}`,
  reveals: false,
});
const keep = ['a', 'b', 'c', 'd'].map((name, place) => choice(20 + place, 'keep', name));
const give = ['a', 'b'].map((name, place) => choice(10 + place, 'give', name));

const asked = (choices: Choice[], all: Choice[], most: number): Decision => ({
  seat: 0,
  number: 4,
  ask: 'x',
  about: [],
  choices,
  group: { least: most, most, choices: all },
});
/** Keep one of four, give one of two; the rules ask for the one to keep first. */
const both = asked(keep, [...keep, ...give], 2);
/** Two of four, asked for in ascending order: the highest cannot be the first. */
const two = asked(keep.slice(0, 3), keep, 2);

describe('answers that belong together', () => {
  it('are all on offer, whichever is asked first', () => {
    expect(offered(both)).toHaveLength(6);
    expect(offered(two).map(({ text }) => text)).toContain('keep d');
  });

  it('are picked in any order and sent as the rules ask', () => {
    expect(inOrder(both, ['give b', 'keep d'])).toEqual(['keep d', 'give b']);
    expect(inOrder(two, ['keep d', 'keep b'])).toEqual(['keep b', 'keep d']);
  });

  it('are put back by a second click', () => {
    expect(pick(both, ['give b', 'keep d'], 'give b')).toEqual(['keep d']);
  });

  it('replace another answer with the same verb where there is one of each', () => {
    expect(pick(both, ['keep c'], 'keep d')).toEqual(['keep d']);
    expect(pick(both, ['give a', 'keep c'], 'give b')).toEqual(['keep c', 'give b']);
  });

  it('replace another answer about the same thing', () => {
    expect(pick(both, ['give a'], 'keep a')).toEqual(['keep a']);
    expect(pick(both, ['keep c', 'give a'], 'keep a')).toEqual(['keep a']);
  });

  it('are never too many: the oldest yields', () => {
    expect(pick(two, ['keep a'], 'keep c')).toEqual(['keep a', 'keep c']);
    expect(pick(two, ['keep a', 'keep c'], 'keep d')).toEqual(['keep c', 'keep d']);
    const one = asked(keep, keep, 1);
    expect(pick(one, ['keep a'], 'keep b')).toEqual(['keep b']);
  });
});

describe('answers that can be given several times', () => {
  const put = ['m', 'n'].map((name, place) => choice(30 + place, 'battery', name));
  const aside: Choice = { action: 40, text: 'aside', verb: 'aside', target: '', reveals: false };
  const three = asked([...put, aside], [put[0]!, put[0]!, put[1]!, aside, aside, aside], 3);
  const more = (clicks: string[]) =>
    clicks.reduce<string[]>((picked, text) => pick(three, picked, text), []);

  it('are offered once, and picked as often as they stand in the group', () => {
    expect(offered(three)).toHaveLength(3);
    expect(more(['battery m', 'battery m'])).toEqual(['battery m', 'battery m']);
    expect(more(['battery m', 'battery m', 'battery m'])).toEqual(['battery m']);
    expect(more(['battery n', 'battery n'])).toEqual([]);
  });

  it('are all sent, in the order of the rules', () => {
    const picked = more(['aside', 'battery m', 'aside']);
    expect(inOrder(three, picked)).toEqual(['battery m', 'aside', 'aside']);
  });

  it('do not yield to others with the same verb', () => {
    const two = asked([...put, aside], [...put, ...put, aside, aside], 2);
    expect(pick(two, ['battery m'], 'battery n')).toEqual(['battery m', 'battery n']);
    expect(pick(two, ['battery m', 'battery n'], 'battery m')).toEqual(['battery n']);
  });
});

describe('an answer that can be changed', () => {
  const view = (number: number, draft: string[], decision: Decision | null) =>
    ({ number, draft, decision }) as SeatView;
  const offer = { view: view(4, [], both), actions: ['give b', 'keep d'] };

  it('is the last one of the draft, with what followed of itself', () => {
    expect(lastOffer([offer], view(6, ['keep d', 'give b'], null))).toBe(offer);
    expect(lastOffer([offer], view(7, ['keep d', 'give b', 'wait'], null))).toBe(offer);
  });

  it('is not one of another turn, or one that was taken back', () => {
    expect(lastOffer([offer], view(9, ['keep d', 'give b'], null))).toBeNull();
    expect(lastOffer([offer], view(5, ['keep d'], null))).toBeNull();
    expect(lastOffer([offer], view(4, [], both))).toBeNull();
  });
});

describe('a draft from before a reload', () => {
  const seen = (number: number, draft: string[], decision: Decision | null) =>
    ({ number, draft, decision }) as SeatView;
  const plain: Decision = { ...both, group: null };

  it('is one offer where its answers belong together', () => {
    const views = [seen(4, [], both), seen(5, ['keep c'], asked(give, give, 1))];
    expect(recalled(views, ['keep c', 'give a'])).toEqual([
      { view: views[0], actions: ['keep c', 'give a'] },
    ]);
  });

  it('is an offer for each question', () => {
    const views = [seen(4, [], plain), seen(5, ['keep c'], plain)];
    expect(recalled(views, ['keep c', 'keep a'])).toEqual([
      { view: views[0], actions: ['keep c'] },
      { view: views[1], actions: ['keep a'] },
    ]);
  });

  it('does not ask again for what followed of itself', () => {
    const forced = { ...plain, choices: keep.slice(0, 1) };
    const views = [seen(4, [], plain), seen(5, ['keep c'], forced)];
    expect(recalled(views, ['keep c', 'keep a']).map(({ actions }) => actions)).toEqual([
      ['keep c'],
    ]);
  });
});
