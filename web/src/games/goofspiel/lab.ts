/** Made-up tables for the lab: they show what a board can look like, not how the game is played. */
import type { Choice, SeatView, WireEvent } from '../../lib/net/wire';

export interface Made {
  view: SeatView;
  /** What happens next, and how things are then. */
  news: WireEvent[];
  after: SeatView;
}

type Kind = 'asked' | 'drafted' | 'locked' | 'carried' | 'over';
export const KINDS: Kind[] = ['asked', 'drafted', 'locked', 'carried', 'over'];

const CARDS = 13;

/** The values from 1 to 13 in some order that is the same every time. */
const bidOf = (seat: number, round: number): string =>
  String(((round * 7 + seat * 5 + 3) % CARDS) + 1);
const prizeOf = (round: number): string => String(((round * 5 + 6) % CARDS) + 1);
const rounds = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);
const ordered = (cards: string[]): string[] => cards.sort((a, b) => Number(a) - Number(b));

export function made(players: number, kind: Kind, round = 5): Made {
  const now = kind === 'over' ? CARDS : round;
  const view = viewAt(players, kind, now, 0);
  const bids = rounds(0, players).map((seat): WireEvent =>
    event('bid', seat, { card: bidOf(seat, now) }),
  );
  const prizes = ordered([...((view.table['table'] as { stake: string[] }).stake ?? [])]);
  const news = [
    ...bids,
    event('win', now % players, { prizes }),
    event('prize', -1, { prize: prizeOf(now + 1) }),
  ];
  return { view, news, after: viewAt(players, 'asked', now + 1, news.length) };
}

function event(name: string, seat: number, args: WireEvent['args']): WireEvent {
  return { name, seat, args, hidden: false, then: null };
}

function viewAt(players: number, kind: Kind, round: number, told: number): SeatView {
  const mine = bidOf(0, round);
  const laid = kind === 'drafted' || kind === 'locked';
  const carried = kind === 'carried' ? 2 : 0;
  const seats = rounds(0, players).map((seat) => ({
    hand: ordered(rounds(round, CARDS).map((later) => bidOf(seat, later))).filter(
      (card) => seat > 0 || !laid || card !== mine,
    ),
    bid: seat === 0 && laid ? mine : round > 0 ? bidOf(seat, round - 1) : '?',
    won: ordered(
      rounds(0, round - carried)
        .filter((past) => past % players === seat && past !== 2)
        .map(prizeOf),
    ),
    asks: [],
    answers: round,
  }));
  const table = {
    deck: rounds(round + 1, CARDS).map(() => '?'),
    stake: kind === 'over' ? [] : ordered(rounds(round - carried, round + 1).map(prizeOf)),
    gone: round > 2 ? [prizeOf(2)] : [],
  };
  const acting = rounds(0, players).filter(
    (seat) => kind !== 'over' && (seat === 1 || (seat === 0 ? kind !== 'locked' : !laid)),
  );
  const choices = (seats[0]?.hand ?? []).map((card): Choice => ({
    action: Number(card),
    text: `bid ${card}`,
    verb: 'bid',
    target: `card:${card}`,
    reveals: false,
  }));
  const asked = kind === 'asked' || kind === 'carried';
  return {
    version: 1,
    seat: 0,
    status: kind === 'over' ? 'over' : 'playing',
    table: { table, seats },
    decision: asked
      ? { seat: 0, number: round, ask: 'bid', about: [], choices, group: null }
      : null,
    about: { prizes: table.stake },
    number: round,
    draft: kind === 'drafted' ? [`bid ${mine}`] : [],
    reveals: false,
    locked: kind === 'locked',
    acting,
    partners: [],
    clocks: [],
    told,
    follows: {},
    scores: null,
    returns: null,
  };
}
