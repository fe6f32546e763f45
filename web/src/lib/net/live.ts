/**
 * The live connection of one seat: opens a socket, heals cuts, resyncs by event numbers, falls back
 * to polling. It knows neither WebSocket nor fetch: the transport does, so that it can be scripted.
 */
import { Outbox, type Drawer, type Move } from './outbox';
import { Stream } from './stream';
import type {
  ChatLine,
  Fault,
  FromClient,
  SeatView,
  TableInfo,
  ToClient,
  WireEvent,
  News,
} from './wire';

export type Connection = 'live' | 'reconnecting' | 'polling' | 'offline';

export interface Line {
  send(message: FromClient): void;
  close(): void;
}

export interface LineEvents {
  opened(): void;
  heard(message: ToClient): void;
  closed(): void;
}

export interface Poll {
  table: TableInfo;
  view: SeatView | null;
  news: News | null;
  chat: ChatLine[];
}

/** How a request without a socket went. */
export type Answer =
  { kind: 'view'; view: SeatView } | { kind: 'fault'; fault: Fault } | { kind: 'lost' };

export interface Transport {
  open(after: number, events: LineEvents): Line;
  /** Rejects if the server cannot be reached. */
  poll(after: number): Promise<Poll>;
  post(message: Move): Promise<Answer>;
}

export interface Timers {
  /** Calls later; the result cancels it. */
  after(ms: number, call: () => void): () => void;
  random(): number;
}

export interface Listener {
  connection(state: Connection): void;
  table(table: TableInfo): void;
  view(view: SeatView): void;
  /** `backlog`: told on opening, not just now. */
  news(events: WireEvent[], backlog: boolean): void;
  chat(lines: ChatLine[]): void;
  /** The move is committed; the view of this version has it. */
  acked(move: string, version: number): void;
  /** The move is refused; it is empty if the fault is none of a move. */
  refused(move: string, fault: Fault): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** Whoever looks at the page again does not wait that long. */
const PONG_SOON = 2_500;
const OPEN_WITHIN = 8_000;
const POLL_EVERY = 2_000;
/** So many sockets in vain, and we poll. */
const VAIN = 3;
/** While polling, a socket is tried again after so many polls. */
const RETRY_POLLS = 10;

export class Live {
  state: Connection = 'reconnecting';
  private stream = new Stream();
  private outbox: Outbox;
  private line: Line | null = null;
  private cancels: Record<string, () => void> = {};
  /** Sockets that failed since the last one that worked. */
  private vain = 0;
  private polls = 0;
  private version = -1;
  private started = false;
  private stopped = false;
  private generation = 0;

  constructor(
    private transport: Transport,
    private listener: Listener,
    private timers: Timers,
    drawer: Drawer | null = null,
  ) {
    this.outbox = new Outbox(drawer);
  }

  start(): void {
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.hangUp();
    for (const cancel of Object.values(this.cancels)) cancel();
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  wake(): void {
    if (this.stopped) return;
    if (this.state === 'live') return this.ping(PONG_SOON);
    this.cancel('retry');
    this.vain = 0;
    if (this.state === 'offline') this.hangUp(); // what was tried without a network is in vain
    if (!this.line) this.connect();
  }

  /** The device says that it has no network: no need to wait for the silence. */
  lose(): void {
    if (this.stopped) return;
    this.hangUp();
    this.cancel('poll');
    this.become('offline');
    this.later('retry', this.wait(), () => this.connect()); // devices err
  }

  /** Send a move; it is sent again until it is acknowledged or refused. */
  move(move: Move): void {
    this.outbox.add(move);
    if (this.state === 'live') this.line?.send(move);
    else if (this.state === 'polling') void this.postMoves();
  }

  // --- the socket ---------------------------------------------------------------------------

  private connect(): void {
    if (this.stopped) return;
    const mine = ++this.generation;
    const current = (call: () => void) => () => {
      if (mine === this.generation) call();
    };
    this.later(
      'open',
      OPEN_WITHIN,
      current(() => this.cut()),
    );
    this.line = this.transport.open(this.stream.next, {
      opened: current(() => this.opened()),
      heard: (message) => current(() => this.heard(message))(),
      closed: current(() => this.cut()),
    });
  }

  private opened(): void {
    this.cancel('open');
    this.cancel('poll');
    this.vain = 0;
    this.become('live');
    for (const move of this.outbox.all()) this.line?.send(move);
    this.beat();
  }

  private beat(): void {
    this.later('ping', PING_EVERY, () => this.ping());
  }

  private ping(within = PONG_WITHIN): void {
    this.line?.send({ type: 'ping' });
    this.later('pong', within, () => this.cut());
  }

  private heard(message: ToClient): void {
    this.cancel('pong');
    this.beat();
    if (message.type === 'news') this.hear(message);
    else if (message.type === 'view') this.see(message.view);
    else if (message.type === 'table') this.listener.table(message.table);
    else if (message.type === 'chat') this.listener.chat(message.lines);
    else if (message.type === 'ack') this.ack(message.move, message.version);
    else if (message.type === 'fault') this.refuse(message.move, message.fault);
  }

  /** The socket is gone, or must go: another one, after a while. */
  private cut(): void {
    this.hangUp();
    if (this.stopped) return;
    this.vain += 1;
    if (this.vain >= VAIN) {
      this.polls = 0;
      void this.poll();
      return;
    }
    if (this.state === 'live') this.become('reconnecting');
    this.later('retry', this.wait(), () => this.connect());
  }

  private hangUp(): void {
    this.generation += 1;
    this.line?.close();
    this.line = null;
    for (const name of ['open', 'ping', 'pong']) this.cancel(name);
  }

  /** Longer each time, and never the same for everybody. */
  private wait(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, this.vain - 1));
    return longest / 2 + (longest / 2) * this.timers.random();
  }

  // --- polling ------------------------------------------------------------------------------

  private async poll(): Promise<void> {
    if (this.stopped || this.state === 'live') return;
    try {
      const found = await this.transport.poll(this.stream.next);
      if (this.stopped || this.connected()) return;
      this.become('polling');
      this.vain = VAIN;
      this.listener.table(found.table);
      if (found.news) this.hear(found.news);
      if (found.view) this.see(found.view);
      this.listener.chat(found.chat);
      await this.postMoves();
    } catch {
      if (this.stopped || this.connected()) return;
      this.vain += 1;
      this.become('offline');
    }
    this.polls += 1;
    if (this.polls % RETRY_POLLS === 0 && !this.line) this.connect();
    const pause = this.state === 'polling' ? POLL_EVERY : this.wait();
    this.later('poll', pause, () => void this.poll());
  }

  private connected(): boolean {
    return this.state === 'live';
  }

  /** One after the other: the next one may need what the last one has changed. */
  private async postMoves(): Promise<void> {
    if (this.posting) return;
    this.posting = true;
    for (let move = this.outbox.first; move && !this.stopped; move = this.outbox.first) {
      const answer = await this.transport.post(move);
      if (answer.kind === 'lost') break;
      if (answer.kind === 'fault') this.refuse(move.move, answer.fault);
      else this.ack(move.move, answer.view.version);
      if (answer.kind === 'view') this.see(answer.view);
    }
    this.posting = false;
  }

  private posting = false;

  // --- what comes in ------------------------------------------------------------------------

  private hear(news: Pick<News, 'first' | 'events'>): void {
    const fresh = this.stream.accept(news);
    if (fresh === null) {
      this.resync();
      return;
    }
    const backlog = !this.started;
    this.started = true;
    if (fresh.length > 0) this.listener.news(fresh, backlog);
  }

  /** Something is missing: ask again, from the first event that lacks. */
  private resync(): void {
    if (!this.line) return; // the next poll asks from there anyway
    this.hangUp();
    this.become('reconnecting');
    this.later('retry', this.wait(), () => this.connect());
  }

  private see(view: SeatView): void {
    if (view.version < this.version) return; // overtaken on another way
    this.version = view.version;
    this.started = true; // the backlog comes before the first view
    this.listener.view(view);
  }

  private ack(move: string, version: number): void {
    if (this.outbox.settle(move)) this.listener.acked(move, version);
  }

  private refuse(move: string, fault: Fault): void {
    this.outbox.settle(move);
    if (fault.view) this.see(fault.view);
    this.listener.refused(move, fault);
  }

  // --- helpers ------------------------------------------------------------------------------

  private become(state: Connection): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.connection(state);
  }

  private later(name: string, ms: number, call: () => void): void {
    this.cancel(name);
    this.cancels[name] = this.timers.after(ms, call);
  }

  private cancel(name: string): void {
    this.cancels[name]?.();
    delete this.cancels[name];
  }
}
