/** One seat's match: what it sees, what happened, what it is about to do. */
import { api } from '../net/api';
import { Live, type Connection, type Listener } from '../net/live';
import { moveId } from '../net/outbox';
import { timers, transport } from '../net/socket';
import type { ChatLine, Choice, Fault, Refusal, SeatView, TableInfo, WireEvent } from '../net/wire';

interface Pending {
  move: string;
  /** Of the question it answers. */
  number: number;
  actions: string[];
  /** The version of the view that has it; none until it is acknowledged. */
  version: number | null;
}

export class MatchStore {
  connection: Connection = $state('reconnecting');
  /** What the server last said. */
  private told: SeatView | null = $state.raw(null);
  history: WireEvent[] = $state.raw([]);
  /** What has just happened, for the board to show. */
  news: WireEvent[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  fault: Fault | null = $state.raw(null);
  /** When the last view came, for the clocks. */
  seenAt = $state(0);
  private pending: Pending[] = $state.raw([]);
  private live: Live;

  /** What is shown: the server's view, with the moves that are under way already made. */
  view: SeatView | null = $derived(hoped(this.told, this.pending));
  busy = $derived(this.pending.length > 0);

  constructor(
    readonly id: string,
    readonly seat: number,
    private tableChanged: (table: TableInfo) => void,
  ) {
    this.live = new Live(transport(id, seat), this.listener(), timers);
  }

  /** Opens the connection; the result closes it. */
  open(): () => void {
    const wake = () => this.live.wake();
    this.live.start();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      this.live.stop();
    };
  }

  choose = (choice: Choice): void => this.act([choice.text]);

  act(actions: string[], confirm = false): void {
    const view = this.told;
    if (!view?.decision || this.busy) return;
    const move = moveId();
    this.fault = null;
    this.pending = [...this.pending, { move, number: view.number, actions, version: null }];
    this.live.move({ type: 'act', number: view.number, actions, move, confirm });
  }

  confirm = (): void => {
    const view = this.told;
    if (!view || view.draft.length === 0 || this.busy) return;
    const move = moveId();
    this.fault = null;
    this.pending = [...this.pending, { move, number: view.number, actions: [], version: null }];
    this.live.move({ type: 'confirm', number: view.number, move });
  };

  takeBack = (whole: boolean): void => {
    this.fault = null;
    void this.live.once({ type: 'take-back', whole });
  };

  unlock = (): void => {
    this.fault = null;
    void this.live.once({ type: 'unlock' });
  };

  async why(action: string): Promise<Refusal | null> {
    return api.why(this.id, this.seat, { action });
  }

  async say(text: string): Promise<void> {
    const line = await api.say(this.id, { text });
    this.chat = joined(this.chat, [line]);
  }

  private listener(): Listener {
    return {
      connection: (state) => void (this.connection = state),
      table: (table) => this.tableChanged(table),
      view: (view) => {
        this.told = view;
        this.tidy();
        this.seenAt = Date.now();
      },
      news: (events, backlog) => {
        this.history = [...this.history, ...events];
        this.news = backlog ? [] : events;
      },
      chat: (lines) => void (this.chat = joined(this.chat, lines)),
      acked: (move, version) => {
        this.pending = this.pending.map((one) => (one.move === move ? { ...one, version } : one));
        this.tidy();
      },
      refused: (move, fault) => {
        this.pending = this.pending.filter((one) => one.move !== move);
        this.fault = fault;
      },
    };
  }

  /** A move is no longer under way once a view has it. */
  private tidy(): void {
    const seen = this.told?.version ?? -1;
    this.pending = this.pending.filter(({ version }) => version === null || version > seen);
  }
}

/** The view as it will probably be: what was chosen is chosen, and nothing more can be for now. */
export function hoped(view: SeatView | null, pending: Pending[]): SeatView | null {
  if (!view || pending.length === 0) return view;
  const lacking = pending.filter((move) => move.number === view.number);
  const draft = [...view.draft, ...lacking.flatMap((move) => move.actions)];
  return { ...view, draft, decision: null };
}

/** Chat lines by number, each once. */
export function joined(old: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const fresh = lines.filter((line) => !old.some((known) => known.number === line.number));
  return [...old, ...fresh].sort((a, b) => a.number - b.number);
}
