import { beforeEach, describe, expect, it } from 'vitest';
import { Live, type Answer, type Line, type LineEvents, type Poll, type Transport } from './live';
import type { Fault, FromClient, LiveAct, SeatView, WireEvent } from './wire';

/** A transport that does what the test says. */
class Script implements Transport {
  lines: { after: number; events: LineEvents; sent: FromClient[]; closed: boolean }[] = [];
  polled: number[] = [];
  posted: unknown[] = [];
  polls: (Poll | null)[] = [];
  answers: Answer[] = [];

  open(after: number, events: LineEvents): Line {
    const line = { after, events, sent: [] as FromClient[], closed: false };
    this.lines.push(line);
    return { send: (message) => void line.sent.push(message), close: () => (line.closed = true) };
  }
  async poll(after: number): Promise<Poll> {
    this.polled.push(after);
    const found = this.polls.shift();
    if (!found) throw new Error('unreachable');
    return found;
  }
  async post(message: unknown): Promise<Answer> {
    this.posted.push(message);
    return this.answers.shift() ?? { kind: 'lost' };
  }
  get last() {
    return this.lines[this.lines.length - 1]!;
  }
}

/** Time that passes only when the test lets it. */
class Clock {
  now = 0;
  private waiting: { at: number; call: () => void }[] = [];
  after = (ms: number, call: () => void) => {
    const entry = { at: this.now + ms, call };
    this.waiting.push(entry);
    return () => void (this.waiting = this.waiting.filter((other) => other !== entry));
  };
  random = () => 0.5;
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      await flush();
      const due = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.waiting = this.waiting.filter((other) => other !== due);
      this.now = due.at;
      due.call();
    }
    this.now = end;
    await flush();
  }
}

const flush = async () => {
  for (let n = 0; n < 20; n++) await Promise.resolve();
};
const event = (name: string): WireEvent => ({ name, seat: 0, args: {}, hidden: false, then: null });
const view = (version: number): SeatView => ({ version, told: 0 }) as SeatView;
const act = (move: string): LiveAct & { move: string } => ({
  type: 'act',
  number: 0,
  actions: ['bid 1'],
  move,
});
const fault: Fault = { problem: 'stale', facts: {}, refusal: null, view: view(9) };
const poll = (first: number, names: string[], version: number): Poll => ({
  table: {} as Poll['table'],
  view: view(version),
  news: { first, events: names.map(event) },
  chat: [],
});

let script: Script;
let clock: Clock;
let live: Live;
let heard: string[];
let states: string[];

beforeEach(() => {
  script = new Script();
  clock = new Clock();
  heard = [];
  states = [];
  live = new Live(
    script,
    {
      connection: (state) => void states.push(state),
      table: () => undefined,
      view: ({ version }) => void heard.push(`view ${version}`),
      news: (events, backlog) =>
        void heard.push(...events.map(({ name }) => (backlog ? `(${name})` : name))),
      chat: () => undefined,
      acked: (move) => void heard.push(`ack ${move}`),
      refused: (move) => void heard.push(`refused ${move}`),
    },
    clock,
  );
  live.start();
});

const news = (first: number, ...names: string[]) =>
  script.last.events.heard({ type: 'news', first, events: names.map(event) });

describe('the stream of events', () => {
  it('tells the backlog apart from news', () => {
    script.last.events.opened();
    news(0, 'a', 'b');
    script.last.events.heard({ type: 'view', view: view(1) });
    news(2, 'c');
    expect(heard).toEqual(['(a)', '(b)', 'view 1', 'c']);
  });

  it('applies nothing twice', () => {
    script.last.events.opened();
    news(0, 'a', 'b');
    news(0, 'a', 'b');
    news(1, 'b', 'c');
    expect(heard).toEqual(['(a)', '(b)', 'c']);
  });

  it('never applies news after a gap, and asks again from there', async () => {
    script.last.events.opened();
    news(0, 'a');
    news(2, 'c');
    expect(heard).toEqual(['(a)']);
    expect(script.last.closed).toBe(true);
    await clock.pass(1000);
    expect(script.lines.length).toBe(2);
    expect(script.last.after).toBe(1);
  });

  it('goes on after a cut with the event that lacks', async () => {
    script.last.events.opened();
    news(0, 'a', 'b', 'c');
    script.last.events.closed();
    expect(states).toEqual(['live', 'reconnecting']);
    await clock.pass(1000);
    expect(script.last.after).toBe(3);
    script.last.events.opened();
    expect(states).toEqual(['live', 'reconnecting', 'live']);
  });

  it('does not listen to a line that it has given up', async () => {
    const old = script.last;
    old.events.opened();
    old.events.closed();
    await clock.pass(1000);
    old.events.heard({ type: 'news', first: 0, events: [event('ghost')] });
    expect(heard).toEqual([]);
  });

  it('ignores a view that is older than the one it has', () => {
    script.last.events.opened();
    script.last.events.heard({ type: 'view', view: view(5) });
    script.last.events.heard({ type: 'view', view: view(4) });
    expect(heard).toEqual(['view 5']);
  });
});

describe('moves', () => {
  it('are sent again after a cut until they are acknowledged', async () => {
    script.last.events.opened();
    live.move(act('m1'));
    expect(script.last.sent).toEqual([act('m1')]);
    script.last.events.closed();
    await clock.pass(1000);
    script.last.events.opened();
    expect(script.last.sent).toEqual([act('m1')]);
    script.last.events.heard({ type: 'ack', move: 'm1', version: 2 });
    script.last.events.closed();
    await clock.pass(1000);
    script.last.events.opened();
    expect(script.last.sent).toEqual([]);
    expect(heard).toEqual(['ack m1']);
  });

  it('made without a connection are sent when there is one', () => {
    live.move(act('m1'));
    expect(script.last.sent).toEqual([]);
    script.last.events.opened();
    expect(script.last.sent).toEqual([act('m1')]);
  });

  it('that are refused show how things are, and are not sent again', async () => {
    script.last.events.opened();
    live.move(act('m1'));
    script.last.events.heard({ type: 'fault', move: 'm1', fault });
    expect(heard).toEqual(['view 9', 'refused m1']);
    script.last.events.closed();
    await clock.pass(1000);
    script.last.events.opened();
    expect(script.last.sent).toEqual([]);
  });

  it('that take something back keep their place among the others', async () => {
    const back = { type: 'take-back', whole: true, move: 'm2' } as const;
    script.last.events.opened();
    for (const move of [act('m1'), back, act('m3')]) live.move(move);
    script.last.events.heard({ type: 'ack', move: 'm1', version: 2 });
    script.last.events.closed();
    await clock.pass(1000);
    script.last.events.opened();
    expect(script.last.sent).toEqual([back, act('m3')]);
  });

  it('are posted where sockets fail', async () => {
    script.polls = [poll(0, ['a'], 1)];
    script.answers = [{ kind: 'view', view: view(2) }];
    live.move(act('m1'));
    for (let n = 0; n < 3; n++) {
      script.last.events.closed();
      if (n < 2) await clock.pass(1500);
    }
    await flush();
    expect(states).toEqual(['polling']);
    expect(script.posted).toEqual([act('m1')]);
    expect(heard).toEqual(['(a)', 'view 1', 'ack m1', 'view 2']);
  });
});

describe('a bad connection', () => {
  const fail = async (times: number) => {
    for (let n = 0; n < times; n++) {
      script.last.events.closed();
      await clock.pass(1500);
    }
  };

  it('is polled from the event that lacks', async () => {
    script.polls = [poll(0, ['a', 'b'], 1), poll(2, ['c'], 2)];
    await fail(3);
    await clock.pass(1000);
    expect(script.polled).toEqual([0, 2]);
    expect(heard).toEqual(['(a)', '(b)', 'view 1', 'c', 'view 2']);
  });

  it('is offline when nothing answers, and comes back by itself', async () => {
    script.polls = [null, poll(0, [], 1)];
    await fail(3);
    expect(states).toContain('offline');
    await clock.pass(30_000);
    expect(states.slice(0, 2)).toEqual(['offline', 'polling']);
  });

  it('is given up by a ping without an answer', async () => {
    script.last.events.opened();
    await clock.pass(20_000);
    expect(script.last.sent).toEqual([{ type: 'ping' }]);
    await clock.pass(8_000);
    expect(states).toEqual(['live', 'reconnecting']);
  });

  it('is kept by a pong', async () => {
    script.last.events.opened();
    await clock.pass(20_000);
    script.last.events.heard({ type: 'pong' });
    await clock.pass(15_000);
    expect(states).toEqual(['live']);
  });

  it('shows the cut as soon as the device tells it, and heals as soon as it is over', () => {
    script.last.events.opened();
    live.move(act('m1'));
    live.lose();
    expect(script.last.closed).toBe(true);
    expect(states).toEqual(['live', 'offline']);
    live.wake();
    expect(script.lines.length).toBe(2);
    script.last.events.opened();
    expect(states).toEqual(['live', 'offline', 'live']);
    expect(script.last.sent).toEqual([act('m1')]);
  });

  it('is tried again even if the device says that there is no network', async () => {
    script.last.events.opened();
    live.lose();
    await clock.pass(1000);
    expect(script.lines.length).toBe(2);
  });

  it('is looked after when somebody comes back to the page', async () => {
    script.last.events.opened();
    live.wake();
    expect(script.last.sent).toEqual([{ type: 'ping' }]);
    await clock.pass(2_500);
    expect(states).toEqual(['live', 'reconnecting']);
  });

  it('waits longer each time', async () => {
    script.last.events.closed();
    await clock.pass(299);
    expect(script.lines.length).toBe(1);
    await clock.pass(1);
    expect(script.lines.length).toBe(2);
    script.last.events.closed();
    await clock.pass(599);
    expect(script.lines.length).toBe(2);
    await clock.pass(1);
    expect(script.lines.length).toBe(3);
  });

  it('does nothing more once stopped', async () => {
    script.last.events.opened();
    live.stop();
    await clock.pass(60_000);
    expect(script.lines.length).toBe(1);
    expect(script.polled).toEqual([]);
  });
});
