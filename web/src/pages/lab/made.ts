/** Made-up tables for the lab: every state in which the frame of a match can be. */
import type { Transport } from '../../lib/net/live';
import { viewOf } from '../../lib/net/testing';
import type {
  Choice,
  Course,
  Decision,
  Fault,
  SeatInfo,
  SeatView,
  TableInfo,
} from '../../lib/net/wire';
import { MatchStore } from '../../lib/state/match.svelte';

export const NAMES = ['Ada', 'Bjarne', 'Chiara', 'Dominique', 'Eun-ji', 'Fitzgerald'];

export const TITLES = [
  'precognition',
  'ai-100-human',
  'exodus',
  'pest',
  'goofspiel',
  'nettles',
] as const;
export type Title = (typeof TITLES)[number];

/** A question of each title, and things that could be the answer. */
const QUESTIONS: Record<Title, { ask: string; verb: string; kind: string; things: string[] }> = {
  precognition: { ask: 'keep-card', verb: 'keep', kind: 'card', things: ['s1-h1', 's1-h2'] },
  'ai-100-human': { ask: 'choose-card', verb: 'choose', kind: 'card', things: ['1', '2', '3'] },
  exodus: { ask: 'pick-card', verb: 'pick', kind: 'card', things: ['novice.1', 'preacher.1'] },
  pest: { ask: 'place-assistant', verb: 'place', kind: 'cell', things: ['move-heal'] },
  goofspiel: { ask: 'bid', verb: 'bid', kind: 'card', things: ['3', '5', '7'] },
  nettles: { ask: 'add-or-bid', verb: 'bid', kind: 'number', things: ['1', '2', '3'] },
};

/** How the frame of a match can be. */
export const STATES = [
  'asked',
  'drafted',
  'locked',
  'refused',
  'reveals',
  'cut off',
  'loose choices',
  'waiting',
  'watched',
  'over',
] as const;
export type State = (typeof STATES)[number];

const REFUSED: Fault = { problem: 'confirm-first', facts: {}, refusal: null, view: null } as Fault;

export function questionOf(title: Title): Decision {
  const { ask, verb, kind, things } = QUESTIONS[title];
  const choices = things.map((name, action) => {
    return { action, text: `${verb} ${name}`, verb, target: `${kind}:${name}`, reveals: false };
  });
  return { seat: 0, number: 4, ask, about: [], choices, group: null };
}

/** Answers that have no place on the board stand beside the gold button. */
function loose(decision: Decision): Decision {
  const choices: Choice[] = decision.choices.map((one) => ({ ...one, target: '' }));
  return { ...decision, choices: choices.slice(0, 2) };
}

export function viewIn(title: Title, state: State): SeatView {
  const decision = questionOf(title);
  const first = decision.choices[0]?.text ?? '';
  const table = { table: { round: 3, turn: 2, progress: 3, year: 3, chambers: [] }, seats: [] };
  const seat = state === 'watched' ? -1 : 0;
  const drafted = { draft: [first], number: 5, acting: [0, 1] };
  const more: Partial<Record<State, Partial<SeatView>>> = {
    drafted,
    refused: drafted,
    reveals: { ...drafted, reveals: true },
    locked: { locked: true, acting: [1, 2], number: 5 },
    'loose choices': { decision: loose(decision), acting: [0] },
    waiting: { acting: [1] },
    watched: { acting: [0, 2] },
    over: { status: 'over', returns: [0, 1, 0], acting: [] },
  };
  return viewOf(table, { seat, number: 4, ...(more[state] ?? { decision, acting: [0, 1, 2] }) });
}

/** A match that hears what we say, and sends nowhere. */
export function matchIn(title: Title, state: State): { match: MatchStore; open: () => () => void } {
  const asked = viewOf({}, { seat: 0, number: 4, decision: questionOf(title) });
  const view = viewIn(title, state);
  const way: Transport = {
    open: (_, line) => {
      queueMicrotask(() => {
        line.opened();
        line.heard({ type: 'view', view });
        if (state === 'refused') line.heard({ type: 'fault', move: '', fault: REFUSED });
        if (state === 'cut off') line.closed();
      });
      return { send: () => undefined, close: () => undefined };
    },
    poll: () => new Promise(() => undefined),
    post: () => Promise.resolve({ kind: 'lost' }),
  };
  const match = new MatchStore(
    'lab',
    view.seat,
    () => undefined,
    way,
    async () => [asked],
  );
  return { match, open: () => match.open() };
}

const person = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'person',
  nickname: NAMES[seat] ?? '',
  bot: null,
  owner: null,
  style: null,
  mine: seat === 0,
  connected: true,
  away: false,
  concedes: false,
  gone: null,
  overdue: false,
  agrees: [],
  offered: false,
  same_deal: false,
  muted: false,
  plays_on: false,
  ...more,
});

export function tableOf(title: Title, more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'lab',
    title,
    edition: 'base',
    options: { wins: 2 },
    status: 'playing',
    public: false,
    hosted: true,
    seats: [person(0), person(1), person(2, { connected: false, gone: 40 })],
    clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
    absence: 'agree',
    patience: 5,
    stand_in: 'level-3',
    deciding: [],
    seed_hash: '',
    seed: null,
    created: 0,
    ended: null,
    deletable: true,
    expires: null,
    several: true,
    muted: false,
    removed: false,
    kept_out: [],
    closed: false,
    rematch: null,
    known_deal: false,
    practice: false,
    rated: false,
    unrated: null,
    watchers_heard: false,
    begins: null,
    chapter: '',
    daily: null,
    my_move: true,
    result: null,
    rules: { fit: 'current', begun: 1, now: 1, here: 1, layout: null, why: null },
    ...more,
  };
}

/** The tables of a list: one's move, others' move, waiting, ended. */
export const LISTED: TableInfo[] = [
  tableOf('precognition', { id: 'lab-1' }),
  tableOf('ai-100-human', { id: 'lab-2', my_move: false }),
  tableOf('precognition', {
    id: 'lab-5',
    my_move: false,
    rules: { fit: 'older', begun: 1, now: 1, here: 2, layout: null, why: null },
  }),
  tableOf('goofspiel', { id: 'lab-3', status: 'waiting', my_move: false }),
  tableOf('nettles', {
    id: 'lab-4',
    status: 'over',
    my_move: false,
    ended: 1_780_315_200,
    result: { totals: [1, 2, 0], returns: [-0.5, 1, -0.5], winners: [1] },
  }),
];

export const COURSE: Course = {
  moments: 40,
  rounds: [10, 20, 30],
  standings: [
    { moment: 0, totals: [0, 0, 0] },
    { moment: 9, totals: [3, 5, 1] },
    { moment: 19, totals: [9, 8, 12] },
    { moment: 29, totals: [15, 22, 14] },
    { moment: 39, totals: [21, 30, 19] },
  ],
} as Course;
