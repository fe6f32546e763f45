/** One seat's match: what it sees, what happened, what it is about to do. */
import { untrack } from 'svelte';
import { api } from '../net/api';
import { drawer } from '../net/drawer';
import { Live, type Connection, type Listener, type Transport } from '../net/live';
import { moveId, type Move } from '../net/outbox';
import { timers, transport } from '../net/socket';
import type {
  ChatLine,
  Choice,
  Decision,
  Fault,
  Refusal,
  SeatView,
  TableInfo,
  WireEvent,
} from '../net/wire';
import { looking } from '../ui/looking.svelte';
import {
  belongs,
  inOrder,
  lastOffer,
  offered,
  pick,
  recalled,
  type Offer,
  type Picks,
} from './choosing';
import { outlook, type Pending } from './outlook';
import { keepSeen, lastSeen } from './seen';
import type { Telling } from './telling';

/** A move without the id that it gets when it is sent. */
type Wish = Move extends infer M ? (M extends Move ? Omit<M, 'move'> : never) : never;

const NO_PICKS: Picks = { number: -1, actions: [] };

export class MatchStore {
  connection: Connection = $state('reconnecting');
  /** What the server last said. */
  private told: SeatView | null = $state.raw(null);
  /** All that has happened. */
  events: WireEvent[] = $state.raw([]);
  /** How much of it the board has shown. */
  private shownCount = $state(0);
  /** From which view on the board plays what has happened. */
  start: SeatView | null = $state.raw(null);
  /** The events that happened while nobody looked: from the first to before the last. */
  missed: [number, number] | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  fault: Fault | null = $state.raw(null);
  /** When the last view came, for the clocks. */
  seenAt = $state(0);
  private pending: Pending[] = $state.raw([]);
  private offers: Offer[] = $state.raw([]);
  private picks: Picks = $state.raw(NO_PICKS);
  /** The last view of which everything has been shown. */
  private settled: SeatView | null = $state.raw(null);
  private cutAt = -1;
  private live: Live;

  /** The server's view, with the moves that are under way already made. */
  view: SeatView | null = $derived(outlook(this.told, this.pending));
  busy = $derived(this.pending.length > 0);

  private happened = $derived(Math.max(this.events.length, this.told?.told ?? 0));
  /** Something has happened that the board has not shown yet. */
  revealing = $derived(this.shownCount < this.happened);
  history: WireEvent[] = $derived(this.events.slice(0, this.shownCount));
  /** What is played takes my question away until it has been seen. */
  watching = $derived(
    this.revealing && this.settled !== null && !sameQuestion(this.settled, this.view),
  );
  /** What the frame shows: nothing that the board has yet to tell. */
  face: SeatView | null = $derived(
    this.watching && this.settled ? { ...this.settled, decision: null } : this.view,
  );

  private offer: Offer | null = $derived(this.face ? lastOffer(this.offers, this.face) : null);
  /** What can be clicked now. */
  choices: Choice[] = $derived.by(() => {
    const { face, offer } = this;
    if (!face || this.watching || face.status !== 'playing') return [];
    if (face.decision) return offered(face.decision);
    return offer?.view.decision && !face.locked && !this.confirming
      ? offered(offer.view.decision)
      : [];
  });
  /** Those of the choices that are picked. */
  picked: string[] = $derived.by(() => {
    const { face, offer, picks } = this;
    if (face?.decision) return picks.number === face.number ? picks.actions : [];
    return offer?.actions ?? [];
  });
  /** The view in which the question was asked that is open, or answered but not confirmed. */
  askedIn: SeatView | null = $derived(this.face?.decision ? this.face : (this.offer?.view ?? null));
  asked: Decision | null = $derived(this.askedIn?.decision ?? null);
  /** The questions that the draft answers, as far as they are known. */
  drafted: Offer[] = $derived.by(() => {
    const { face, offers } = this;
    if (!face || !lastOffer(offers, face)) return [];
    return offers.filter(({ view }) => startOf(view) === startOf(face));
  });
  /** What the board has to say about it. */
  telling: Telling = $state.raw({});
  /** So many answers of a group are still to be picked, at least. */
  lacking = $derived.by(() => {
    const group = this.face?.decision?.group;
    return group && this.picked.length > 0 ? Math.max(0, group.least - this.picked.length) : 0;
  });

  constructor(
    readonly id: string,
    readonly seat: number,
    private tableChanged: (table: TableInfo) => void,
    way: Transport = transport(id, seat),
    private draftOf = () => api.draft(id, seat).catch((): SeatView[] => []),
  ) {
    this.live = new Live(way, this.listener(), timers, drawer(id, seat));
  }

  /** Opens the connection; the result closes it. */
  open(): () => void {
    const wake = () => this.live.wake();
    const lose = () => this.live.lose();
    const look = () => {
      if (document.hidden) return;
      if (this.revealing) this.missed = [this.shownCount, this.happened];
      wake();
    };
    this.live.start();
    addEventListener('online', wake);
    addEventListener('offline', lose);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', wake);
      removeEventListener('offline', lose);
      document.removeEventListener('visibilitychange', look);
      this.live.stop();
    };
  }

  // --- choosing -----------------------------------------------------------------------------

  /** A click on a choice: it is drafted, picked, unpicked, or takes the place of another. */
  choose = (choice: Choice): void => {
    const { view } = this;
    if (!view || !this.choices.some(({ text }) => text === choice.text)) return;
    const asked = view.decision ? { view, actions: this.picked } : this.offer;
    if (!asked?.view.decision) return;
    const { group } = asked.view.decision;
    if (this.pressed && this.unpicks(asked, choice)) return this.confirm();
    if (group && belongs(asked.view.decision, choice.text)) {
      this.pickFor(asked, pick(asked.view.decision, asked.actions, choice.text), group.most);
    } else if (!view.decision && asked.actions.includes(choice.text)) {
      this.takeBackTo(asked);
    } else {
      this.answer(asked, [choice.text]);
    }
  };

  /** Another answer to a question of the draft; what was drafted after it is taken back. */
  revise = (offer: Offer, choice: Choice): void => {
    if (this.view?.locked || this.confirming || !this.drafted.includes(offer)) return;
    this.answer(offer, [choice.text]);
  };

  /** A key is being pressed: once more on what is picked means that it is meant. */
  pressed = false;

  private unpicks(asked: Offer, choice: Choice): boolean {
    const { decision } = asked.view;
    if (!decision || !asked.actions.includes(choice.text)) return false;
    if (!decision.group || !belongs(decision, choice.text)) return !this.view?.decision;
    return pick(decision, asked.actions, choice.text).length < asked.actions.length;
  }

  /** Keep the picks here until the group is complete; then they are drafted together. */
  private pickFor(asked: Offer, actions: string[], most: number): void {
    this.fault = null;
    if (actions.length >= most) return this.answer(asked, actions);
    if (this.view && !this.view.decision) this.takeBackTo(asked);
    this.picks = { number: asked.view.number, actions };
  }

  /** Draft the answers to a question, in place of others if there are any. */
  private answer(asked: Offer, actions: string[]): void {
    const { decision, draft, number } = asked.view;
    const { view } = this;
    if (!decision || !view) return;
    const sent = inOrder(decision, actions);
    const anew = view.number !== number;
    if (anew) this.send({ type: 'take-back', whole: true }, beginning(asked.view));
    // All that was drafted before is taken back with it, so it is drafted again.
    const whole = anew ? [...draft, ...sent] : sent;
    const first = anew ? number - draft.length : number;
    this.picks = NO_PICKS;
    const same = this.offers.filter((one) => startOf(one.view) === startOf(asked.view));
    const before = same.filter((one) => one.view.number < number);
    this.offers = [...before, { view: asked.view, actions }];
    this.send({ type: 'act', number: first, actions: whole, confirm: false });
  }

  /** Take the draft back to where this question was asked. */
  private takeBackTo(asked: Offer): void {
    const { draft, number } = asked.view;
    this.offers = this.offers.filter((one) => one !== asked);
    if (draft.length === 0) {
      this.send({ type: 'take-back', whole: true }, asked.view);
      return;
    }
    this.send({ type: 'take-back', whole: true }, beginning(asked.view));
    this.send({ type: 'act', number: number - draft.length, actions: draft, confirm: false });
  }

  /** Take back the last click. */
  undo = (): void => {
    const { view, offer, picked } = this;
    if (!view || this.confirming) return;
    this.fault = null;
    if (view.locked) {
      if (!this.busy) this.send({ type: 'unlock' });
    } else if (view.decision && picked.length > 0) {
      this.picks = { number: view.number, actions: picked.slice(0, -1) };
    } else if (!view.decision && offer) {
      this.takeBackTo(offer);
      const left = offer.actions.slice(0, -1);
      if (left.length > 0) this.picks = { number: offer.view.number, actions: left };
    } else if (view.draft.length > 0) {
      this.offers = this.offers.slice(0, -1);
      this.send({ type: 'take-back', whole: false });
    }
  };

  /** Take back everything that is not confirmed. */
  undoAll = (): void => {
    const first = this.offers.find((offer) => offer.view.draft.length === 0) ?? null;
    const known = first && this.view && startOf(first.view) === startOf(this.view);
    this.fault = null;
    this.picks = NO_PICKS;
    this.offers = [];
    if (this.view && this.view.draft.length > 0) {
      this.send({ type: 'take-back', whole: true }, known ? first.view : null);
    }
  };

  /** What is drafted counts; of a group that may be left as it is, the picks are drafted first. */
  confirm = (): void => {
    const { view } = this;
    if (!view || this.busy) return;
    if (view.decision && this.picked.length > 0) {
      if (this.lacking === 0) this.answer({ view, actions: this.picked }, this.picked);
    } else if (view.draft.length > 0 && !this.telling.half) {
      this.send({ type: 'confirm', number: view.number });
      this.missed = null;
    }
  };

  private confirming = $derived(this.pending.some(({ sent }) => sent.type === 'confirm'));

  private send(wish: Wish, back: SeatView | null = null): void {
    const sent = { ...wish, move: moveId() } as Move;
    this.fault = null;
    this.pending = [...this.pending, { sent, back, version: null }];
    this.live.move(sent);
  }

  // --- asking -------------------------------------------------------------------------------

  async why(thing: string): Promise<Refusal | null> {
    return api.why(this.id, this.seat, { thing });
  }

  ahead = (actions: string[]): Promise<SeatView> => api.ahead(this.id, this.seat, { actions });

  preview = (action: string): Promise<WireEvent[]> => api.preview(this.id, this.seat, { action });

  /** What was said last, and may not have arrived: said again, it stands there once. */
  private unheard = { text: '', line: '' };

  async say(text: string): Promise<void> {
    if (this.unheard.text !== text) this.unheard = { text, line: moveId() };
    const said = await api.say(this.id, this.unheard);
    this.unheard = { text: '', line: '' };
    this.chat = joined(this.chat, [said]);
  }

  // --- being told ---------------------------------------------------------------------------

  /** The board has shown so many events. */
  shown = (count: number): void =>
    untrack(() => {
      this.shownCount = Math.max(this.shownCount, count);
      this.settle();
    });

  /** The board does not say how far it is: nothing is held back any longer. */
  showAll = (): void => this.shown(this.happened);

  private listener(): Listener {
    return {
      connection: (state) => {
        if (this.connection === 'live') this.cutAt = this.events.length;
        this.connection = state;
      },
      table: (table) => this.tableChanged(table),
      view: (view) => this.see(view),
      news: (events) => {
        this.events = [...this.events, ...events];
        if (this.cutAt >= 0 && this.told) this.missed = [this.cutAt, this.events.length];
        this.cutAt = -1;
      },
      chat: (lines) => void (this.chat = joined(this.chat, lines)),
      acked: (move, version) => {
        this.pending = this.pending.map((one) =>
          one.sent.move === move ? { ...one, version } : one,
        );
        this.tidy();
      },
      refused: (move, fault) => {
        const refused = this.pending.find(({ sent }) => sent.move === move);
        this.pending = this.pending.filter((one) => one !== refused);
        if (refused?.sent.type === 'act') this.reconsider();
        this.fault = fault;
      },
    };
  }

  private see(view: SeatView): void {
    if (!this.told) this.begin(view);
    this.told = view;
    if (this.connection === 'live') this.cutAt = -1;
    this.tidy();
    this.seenAt = Date.now();
    this.settle();
    void this.recall(view);
  }

  /** A draft of which we do not know the questions, from before a reload or another device. */
  private async recall(view: SeatView): Promise<void> {
    if (view.draft.length === 0 || this.busy || lastOffer(this.offers, view)) return;
    const asked = await this.draftOf();
    const now = this.told;
    if (!now || this.busy || now.draft.join() !== view.draft.join()) return;
    const offers = recalled(asked, now.draft);
    if (lastOffer(offers, now)) this.offers = offers;
  }

  /** The first view: what has happened since this device last looked is played before it. */
  private begin(view: SeatView): void {
    const seen = lastSeen(this.id, this.seat);
    const known = seen && seen.told < view.told && view.told <= this.events.length;
    this.start = known ? seen : view;
    this.settled = this.start;
    this.shownCount = this.start.told;
    if (known) this.missed = [seen.told, view.told];
  }

  /** A group that is refused can be picked otherwise. */
  private reconsider(): void {
    const refused = this.offers[this.offers.length - 1];
    this.offers = this.offers.slice(0, -1);
    if (!refused || !this.told || refused.actions.length < 2) return;
    if (this.told.decision) this.picks = { number: this.told.number, actions: refused.actions };
  }

  /** A move is no longer under way once a view has it. */
  private tidy(): void {
    const seen = this.told?.version ?? -1;
    this.pending = this.pending.filter(({ version }) => version === null || version > seen);
  }

  private settle(): void {
    if (this.revealing || !this.told) return;
    this.settled = this.told;
    if (!looking.away) keepSeen(this.id, this.seat, this.told);
  }
}

/** Of a view in which something is drafted, the part that says where the draft begins. */
function beginning(view: SeatView): SeatView | null {
  return view.draft.length === 0 ? { ...view, decision: null } : null;
}

function startOf(view: SeatView): number {
  return view.number - view.draft.length;
}

/** What others do openly does not take my question away from me. */
function sameQuestion(before: SeatView, now: SeatView | null): boolean {
  if (!now?.decision || !before.decision || now.status !== 'playing') return false;
  return before.decision.ask === now.decision.ask && startOf(before) === startOf(now);
}

/** Chat lines by number, each once. */
export function joined(old: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const fresh = lines.filter((line) => !old.some((known) => known.number === line.number));
  return [...old, ...fresh].sort((a, b) => a.number - b.number);
}
