import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LineEvents, Transport } from '../net/live';
import type { Choice, Decision, FromClient, SeatView, WireEvent } from '../net/wire';
import { MatchStore } from './match.svelte';

const choice = (action: number, verb: string, name: string): Choice => ({
  action,
  text: `${verb} ${name}`,
  verb,
  target: `card:${name}`,
  reveals: false,
});
const CARDS = ['a', 'b', 'c', 'd'];
const keep = CARDS.map((name, place) => choice(20 + place, 'keep', name));
const give = CARDS.slice(0, 2).map((name, place) => choice(10 + place, 'give', name));
const event = (name: string): WireEvent => ({ name, seat: 0, args: {}, hidden: false, then: null });

const asked = (choices: Choice[], group: Decision['group'] = null): Decision => ({
  seat: 0,
  number: 4,
  ask: 'keep',
  about: [],
  choices,
  group,
});
const PLAIN = asked(keep);
const BOTH = asked(keep, { least: 2, most: 2, choices: [...keep, ...give] });

const viewOf = (more: Partial<SeatView>): SeatView => ({
  version: 1,
  seat: 0,
  status: 'playing',
  table: {},
  decision: null,
  about: {},
  number: 4,
  draft: [],
  reveals: false,
  locked: false,
  acting: [0, 1],
  partners: [],
  clocks: [],
  told: 0,
  follows: {},
  scores: null,
  returns: null,
  ...more,
});

let line: LineEvents;
let sent: FromClient[];
let match: MatchStore;
let close: () => void;
/** What the server says that the draft answers. */
let answered: SeatView[];

const tell = (more: Partial<SeatView>) => line.heard({ type: 'view', view: viewOf(more) });
const click = (text: string) => match.choose([...keep, ...give].find((one) => one.text === text)!);
/** The server has made the first move. */
const acknowledge = (version: number) => line.heard({ type: 'ack', move: idOf(sent[0]), version });
const idOf = (message: FromClient | undefined) => (message as { move: string }).move;
const acted = (number: number, ...actions: string[]) =>
  expect.objectContaining({ type: 'act', number, actions });
const taken = expect.objectContaining({ type: 'take-back', whole: true });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', {
    ...globalThis.document,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    hidden: false,
    then: null,
  });
  sent = [];
  answered = [];
  const way: Transport = {
    open: (_, events) => {
      line = events;
      return { send: (message) => void sent.push(message), close: () => undefined };
    },
    poll: () => Promise.reject(new Error()),
    post: () => Promise.resolve({ kind: 'lost' }),
  };
  match = new MatchStore(
    'table',
    0,
    () => undefined,
    way,
    () => Promise.resolve(answered),
  );
  close = match.open();
  line.opened();
});

afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('one answer', () => {
  it('is drafted by a click, and shown before the server has answered', () => {
    tell({ decision: PLAIN });
    click('keep b');
    expect(sent).toEqual([acted(4, 'keep b')]);
    expect(match.view?.draft).toEqual(['keep b']);
  });

  it('is replaced by a click on another one', () => {
    tell({ decision: PLAIN });
    click('keep b');
    tell({ version: 2, number: 5, draft: ['keep b'] });
    acknowledge(2);
    expect(match.picked).toEqual(['keep b']);
    click('keep d');
    expect(sent.slice(1)).toEqual([taken, acted(4, 'keep d')]);
    expect(match.view?.draft).toEqual(['keep d']);
    click('keep a');
    expect(match.view?.draft).toEqual(['keep a']);
  });

  it('keeps what was drafted before it', () => {
    tell({ number: 5, draft: ['keep c'], decision: PLAIN });
    click('keep b');
    click('keep d');
    expect(sent).toEqual([acted(5, 'keep b'), taken, acted(4, 'keep c', 'keep d')]);
    expect(match.view?.draft).toEqual(['keep c', 'keep d']);
  });

  it('cannot be changed once it is confirmed', () => {
    tell({ decision: PLAIN });
    click('keep b');
    tell({ version: 2, number: 5, draft: ['keep b'] });
    acknowledge(2);
    match.confirm();
    expect(match.choices).toEqual([]);
    tell({ version: 3, number: 5, locked: true, acting: [1] });
    expect(match.choices).toEqual([]);
  });
});

describe('answers that belong together', () => {
  beforeEach(() => tell({ decision: BOTH }));

  it('are kept here until they are complete, and sent as the rules ask', () => {
    click('give a');
    expect(sent).toEqual([]);
    expect(match.picked).toEqual(['give a']);
    expect(match.lacking).toBe(1);
    tell({ version: 2, decision: BOTH, acting: [0] }); // others go on meanwhile
    expect(match.picked).toEqual(['give a']);
    click('keep c');
    expect(sent).toEqual([acted(4, 'keep c', 'give a')]);
  });

  it('are unpicked one by one', () => {
    click('give a');
    click('give a');
    expect(match.picked).toEqual([]);
    click('keep a');
    match.undo();
    expect(match.picked).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('come back into the hand when they are changed', () => {
    click('give a');
    click('keep c');
    tell({ version: 2, number: 6, draft: ['keep c', 'give a'] });
    click('keep c');
    expect(sent.slice(1)).toEqual([taken]);
    expect(match.picked).toEqual(['give a']);
    click('keep d');
    expect(sent.slice(2)).toEqual([acted(4, 'keep d', 'give a')]);
  });

  it('are taken back by Undo one click at a time, and all by Undo all', () => {
    click('give a');
    click('keep c');
    match.undo();
    expect(sent.slice(1)).toEqual([taken]);
    expect(match.picked).toEqual(['give a']);
    expect(match.view?.draft).toEqual([]);
    click('keep b');
    match.undoAll();
    expect(match.picked).toEqual([]);
    expect(match.view?.draft).toEqual([]);
    expect(match.choices).toHaveLength(6);
  });

  it('can be picked otherwise when they are refused', () => {
    click('give a');
    click('keep c');
    const fault = { problem: 'illegal', facts: {}, refusal: null, view: null };
    line.heard({ type: 'fault', move: idOf(sent[0]), fault });
    expect(match.fault).toEqual(fault);
    expect(match.picked).toEqual(['give a', 'keep c']);
  });
});

describe('a draft from before a reload', () => {
  const draft = ['keep c', 'give a'];
  beforeEach(async () => {
    answered = [viewOf({ decision: BOTH }), viewOf({ number: 5, draft: ['keep c'] })];
    tell({ number: 6, draft });
    await vi.advanceTimersByTimeAsync(0);
  });

  it('is offered as if the page had never been left', () => {
    expect(match.asked).toEqual(BOTH);
    expect(match.picked).toEqual(draft);
    expect(match.choices).toHaveLength(6);
  });

  it('can be changed', () => {
    click('keep d');
    expect(match.picked).toEqual(['give a', 'keep d']);
    expect(match.view?.draft).toEqual(['keep d', 'give a']);
  });

  it('is forgotten when it was changed elsewhere meanwhile', async () => {
    answered = [];
    tell({ version: 2, number: 5, draft: ['keep b'] });
    await vi.advanceTimersByTimeAsync(0);
    expect(match.picked).toEqual([]);
  });
});

describe('what happens', () => {
  beforeEach(() => tell({ locked: true, acting: [1], number: 5 }));
  const happen = () => {
    line.heard({ type: 'news', first: 0, events: ['bid', 'win'].map(event) });
    tell({ version: 2, number: 5, told: 2, decision: PLAIN });
  };

  it('is told as the board shows it', () => {
    happen();
    expect(match.history).toEqual([]);
    match.shown(1);
    expect(match.history.map(({ name }) => name)).toEqual(['bid']);
    match.shown(2);
    expect(match.history).toHaveLength(2);
  });

  it('changes neither prompt nor scores before it has been shown', () => {
    line.heard({ type: 'news', first: 0, events: [event('win')] });
    tell({ version: 2, status: 'over', told: 1, returns: [1, 0], acting: [] });
    expect(match.face?.status).toBe('playing');
    expect(match.choices).toEqual([]);
    match.shown(1);
    expect(match.face?.status).toBe('over');
  });

  it('does not take a question away that is the same as before', () => {
    happen();
    match.shown(2);
    line.heard({ type: 'news', first: 2, events: [event('other')] });
    tell({ version: 3, number: 5, told: 3, decision: PLAIN });
    expect(match.revealing).toBe(true);
    expect(match.choices).toHaveLength(4);
  });

  it('is marked as missed if the connection was cut', () => {
    happen();
    match.shown(2);
    expect(match.missed).toBeNull();
    line.closed();
    vi.advanceTimersByTime(1000); // the next line is opened
    line.opened();
    line.heard({ type: 'news', first: 2, events: [event('other')] });
    expect(match.missed).toEqual([2, 3]);
  });
});
