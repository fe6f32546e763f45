// Written by scripts/make_types.py. Do not change it by hand.

export type OptionValue = string | number | boolean;

export type SeatKind = 'open' | 'link' | 'person' | 'bot';

export type Status = 'waiting' | 'playing' | 'over';

export type Absence = 'agree' | 'wait' | 'bot-until-return' | 'bot-to-the-end';

export type ReviewState = 'none' | 'waiting' | 'running' | 'done' | 'failed';

export type Fit = 'current' | 'older' | 'frozen';

export type Unrated = 'guide' | 'own-edition' | 'played-from' | 'practice' | 'known-deal' | 'several-seats' | 'outside-bot' | 'no-rivals' | 'wished' | 'few-people';

export type Outcome = 'won' | 'shared' | 'lost' | 'ended';

/** One action on offer: the thing to click, or a button if it has no target. */
export interface Choice {
  action: number;
  text: string;
  verb: string;
  target: string;
  reveals: boolean;
}

/** Several answers that belong together; people may choose them in any order. */
export interface Grouped {
  least: number;
  most: number;
  choices: Choice[];
}

/** A question to one seat, built on demand from that seat's view. */
export interface Decision {
  seat: number;
  number: number;
  ask: string;
  about: number[];
  choices: Choice[];
  group: Grouped | null;
}

/** What one seat has reached: the total, where it comes from, and what breaks ties. */
export interface Score {
  total: number;
  parts: Record<string, number>;
  ties: number[];
}

/** The values of one component, and where each comes from. */
export interface ItemOrigins {
  id: string;
  fields: Record<string, string>;
  values: Record<string, unknown>;
  rule: string;
}

/** The components of one group and where their values come from. */
export interface GroupOrigins {
  name: string;
  kind: string;
  items: ItemOrigins[];
}

/** One field that differs, or a whole item that only one of the two has. */
export interface Difference {
  group: string;
  kind: string;
  item: string;
  what: 'added' | 'removed' | 'changed';
  field: string;
  before: unknown;
  after: unknown;
}

/** A source of points, and by how much the best option brings more from it than the next. */
export interface Reason {
  source: string;
  points: number;
}

/** A decision of the player whose match is looked at. */
export interface Judged {
  answer: number;
  event: number;
  chosen: Choice;
  better: Choice;
  cost: number;
  error: number;
  share: number;
  lost: number;
  mark: string;
  reasons: Reason[];
  options: number;
  worlds: number;
  swing: number | null;
}

/** Everybody's chances at a point of the match. */
export interface Moment {
  answer: number;
  event: number;
  shares: number[];
}

/** What there is to learn from a match. */
export interface Review {
  seat: number;
  judged: Judged[];
  curve: Moment[];
  result: number;
  games: number;
  unit: 'points' | 'chances';
}

/** Who is asking. */
export interface Me {
  nickname: string;
  account: string | null;
}

export interface NewNickname {
  nickname: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface Recovery {
  name: string;
  code: string;
  password: string;
}

/** Shown once: it sets a new password when the old one is forgotten. */
export interface RecoveryCode {
  code: string;
}

/** Where others find this site: their links begin with it. */
export interface Address {
  url: string;
}

export interface OptionInfo {
  name: string;
  default: OptionValue;
  choices: OptionValue[];
  rule: string;
}

/** The arguments of a sentence: the kind of each, empty for a number. */
export interface MessageInfo {
  args: Record<string, string>;
  rule: string;
  detail: boolean;
}

/** Values that cannot be played together, whatever the other choices are. */
export interface Clash {
  seats: number | null;
  options: Record<string, OptionValue>;
}

/** An edition that this server offers beside those that come with a title. */
export interface OwnEdition {
  name: string;
  called: Record<string, string>;
}

export interface TitleInfo {
  name: string;
  seats: number[];
  editions: string[];
  options: OptionInfo[];
  clashes: Clash[];
  presets: Record<string, Record<string, OptionValue>>;
  usual_seats: number;
  minutes: number;
  weight: number;
  small: boolean;
  chapters: string[];
  bots: string[];
  table_fields: Record<string, string>;
  seat_fields: Record<string, string>;
  events: Record<string, MessageInfo>;
  refusals: Record<string, MessageInfo>;
  asks: Record<string, MessageInfo>;
  scores: Record<string, MessageInfo>;
  own_editions: OwnEdition[];
}

/** What is in an edition, and where each value comes from. */
export interface EditionInfo {
  title: string;
  edition: string;
  groups: GroupOrigins[];
  called: Record<string, string>;
  names: Record<string, Record<string, string>>;
  files: Record<string, Record<string, unknown[]>>;
  differences: Difference[];
}

/** No clock; a bank of seconds with an increment for every answer; or days for every answer. */
export interface ClockRule {
  kind: 'none' | 'bank' | 'days';
  seconds: number;
  increment: number;
  days: number;
}

/** What a seat shall be: mine, for whoever has its link, open to all, or a bot's. */
export interface SeatWish {
  kind: 'me' | 'link' | 'open' | 'bot';
  bot?: string;
  name?: string;
}

export interface NewTable {
  title: string;
  seats: SeatWish[];
  edition?: string;
  options?: Record<string, OptionValue>;
  public?: boolean;
  several?: boolean | null;
  clock?: ClockRule;
  absence?: Absence;
  patience?: number | null;
  stand_in?: string;
  practice?: boolean;
  rated?: boolean | null;
  watchers_heard?: boolean;
  start?: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  nickname: string;
  bot: string | null;
  owner: string | null;
  style: string | null;
  mine: boolean;
  connected: boolean;
  away: boolean;
  concedes: boolean;
  gone: number | null;
  overdue: boolean;
  agrees: number[];
  offered: boolean;
  same_deal: boolean;
  plays_on: boolean;
  muted: boolean;
}

/** By which rules a match is played, and whether they are those that are here. */
export interface RulesInfo {
  fit: Fit;
  begun: number;
  now: number;
  here: number | null;
  layout: string | null;
  why: Fault | null;
}

/** How a match has ended, for each seat. */
export interface Result {
  totals: number[];
  returns: number[];
  winners: number[];
}

/** A match that is played on from a moment of another. */
export interface BeginsInfo {
  table: string;
  answer: number;
}

/** What everybody may know of a table. */
export interface TableInfo {
  id: string;
  title: string;
  edition: string;
  options: Record<string, OptionValue>;
  status: Status;
  public: boolean;
  hosted: boolean;
  seats: SeatInfo[];
  clock: ClockRule;
  absence: Absence;
  patience: number;
  stand_in: string;
  deciding: number[];
  seed_hash: string;
  seed: string | null;
  known_deal: boolean;
  created: number;
  ended: number | null;
  deletable: boolean;
  expires: number | null;
  rematch: string | null;
  my_move: boolean;
  result: Result | null;
  rules: RulesInfo;
  several: boolean;
  muted: boolean;
  removed: boolean;
  kept_out: KeptOut[];
  closed: boolean;
  practice: boolean;
  watchers_heard: boolean;
  begins: BeginsInfo | null;
  chapter: string;
  rated: boolean;
  unrated: Unrated | null;
  daily: string | null;
}

/** Whether the table shall be left out of the reader's list. */
export interface Hide {
  hidden: boolean;
}

export interface TakeSeat {
  seat?: number | null;
}

/** A private link to a seat; a new one makes the old one void. */
export interface SeatLink {
  token: string;
}

export interface ClaimSeat {
  token: string;
}

/** Play again: with a new deal at once, with the same one when everybody has agreed. */
export interface Rematch {
  same_deal?: boolean;
  agree?: boolean;
}

/** What is not as it was on the table: fields with what they hold now. */
export interface Changes {
  table: Record<string, unknown>;
  seats: Record<string, Record<string, unknown>>;
  veiled: boolean | null;
}

/** What happened, as one viewer is told: entities by name, numbers as they are. */
export interface WireEvent {
  name: string;
  seat: number;
  args: Record<string, string | number | (string | number)[]>;
  hidden: boolean;
  then: Changes | null;
}

/** The seconds a seat has left, and whether they are running. */
export interface SeatClock {
  left: number | null;
  running: boolean;
}

/** All that one viewer knows of a match, with its own draft in it. */
export interface SeatView {
  version: number;
  seat: number;
  status: Status;
  table: Record<string, unknown>;
  decision: Decision | null;
  about: Record<string, string | number | (string | number)[]>;
  follows: Record<string, unknown>;
  number: number;
  draft: string[];
  reveals: boolean;
  locked: boolean;
  acting: number[];
  partners: number[];
  clocks: SeatClock[];
  told: number;
  scores: Score[] | null;
  returns: number[] | null;
}

/** Answers to the question of this number, for the draft; to be confirmed at once if wished. */
export interface Act {
  number: number;
  actions: string[];
  move: string;
  confirm?: boolean;
}

export interface Confirm {
  number: number;
  move: string;
}

export interface TakeBack {
  whole?: boolean;
  move?: string | null;
}

export interface AskWhy {
  thing: string;
}

export interface AskPreview {
  action: string;
}

/** The first of them answers a question that is asked, or that the draft has answered. */
export interface AskAhead {
  actions: string[];
}

/** Why an action is refused, or why nothing can be done to a thing. */
export interface Refusal {
  name: string;
  args: Record<string, string | number | (string | number)[]>;
  rule: string;
}

/** What a seat could do now if it had one thing more. */
export interface NearlyPossible {
  choice: Choice;
  refusal: Refusal;
}

/** What a bot that plays on the same side is about to do. */
export interface AskPlan {
  seat: number;
}

/** A source of points, and how much more the plan brings from it than the next best. */
export interface PlanReason {
  source: string;
  points: number;
}

/** What a bot tells a partner: what it will do next, and why. */
export interface Plan {
  made: boolean;
  choices: Choice[];
  games: number;
  won: number;
  reasons: PlanReason[];
}

export interface Concede {
  agree: boolean;
}

/** Whether a bot shall play for an absent player, until that one returns. */
export interface StandIn {
  seat: number;
  agree: boolean;
}

/** Whether a match of older rules shall go on by those that are here. */
export interface PlayOn {
  agree: boolean;
}

export interface News {
  first: number;
  events: WireEvent[];
}

/** How the score stood from a moment on. */
export interface Standing {
  moment: number;
  totals: number[];
}

/** How long a person took for an answer, or for several that were confirmed in one go. */
export interface Thought {
  seat: number;
  moment: number;
  seconds: number;
}

/** How a match went that is over. */
export interface Course {
  moments: number;
  rounds: number[];
  standings: Standing[];
  thoughts?: Thought[];
}

/** Something to say about a match: the name of a sentence in the catalogues, and its arguments. */
export interface Sentence {
  name: string;
  args: Record<string, number | string | number[]>;
}

/** Something to say. The same line sent again, after a cut, is said once. */
export interface NewChat {
  text: string;
  line?: string | null;
}

export interface ChatLine {
  number: number;
  seat: number;
  nickname: string;
  text: string;
  at: number;
}

/** What is wrong with a request: the name of a sentence in the catalogues, and its facts. */
export interface Fault {
  problem: string;
  facts: Record<string, string | number>;
  refusal: Refusal | null;
  view: SeatView | null;
}

export interface LiveAct {
  type: 'act';
  number: number;
  actions: string[];
  move: string;
  confirm?: boolean;
}

export interface LiveConfirm {
  type: 'confirm';
  number: number;
  move: string;
}

export interface LiveTakeBack {
  type: 'take-back';
  whole?: boolean;
  move?: string | null;
}

export interface LiveUnlock {
  type: 'unlock';
  move?: string | null;
}

export interface LivePing {
  type: 'ping';
}

export interface LiveView {
  type: 'view';
  view: SeatView;
}

export interface LiveNews {
  type: 'news';
  first: number;
  events: WireEvent[];
}

export interface LiveTable {
  type: 'table';
  table: TableInfo;
}

export interface LiveChat {
  type: 'chat';
  lines: ChatLine[];
}

/** The move is committed. */
export interface LiveAck {
  type: 'ack';
  move: string;
  version: number;
}

export interface LiveFault {
  type: 'fault';
  move: string;
  fault: Fault;
}

export interface LivePong {
  type: 'pong';
}

/** Another password; sessions on other devices end. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Delete all that is mine: for an account with its password, for a guest by being sure. */
export interface Farewell {
  password?: string;
  sure?: boolean;
}

/** For how many days things are kept here. */
export interface Terms {
  session_days: number;
  guest_days: number;
  bot_table_days: number;
  table_days: number;
  report_days: number;
}

/** Somebody whom the host has muted or removed. */
export interface KeptOut {
  who: string;
  nickname: string;
  seats: number[];
  muted: boolean;
  removed: boolean;
}

/** What a person may do at a table: named by a seat, by a line of chat, or as in `KeptOut`. */
export interface NewConduct {
  seat?: number | null;
  line?: number | null;
  who?: string;
  muted?: boolean;
  removed?: boolean;
}

/** Why a line of chat should be looked at, in one's own words. */
export interface NewReport {
  reason?: string;
}

/** The review of a match for one seat. */
export interface ReviewInfo {
  seat: number;
  state: ReviewState;
  mine: boolean;
  ahead: number;
  done: number;
  steps: number;
  fault: Fault | null;
  shared: boolean;
  review: Review | null;
}

/** The moment of a match from which to play on, by how many answers had been given. */
export interface PlayFrom {
  answer: number;
}

/** Whether everybody with the link shall be able to read it. */
export interface ShareReview {
  shared: boolean;
}

/** One of the options, as a bot in this seat sees it. */
export interface HintedOption {
  action: string;
  cost: number;
  share: number;
  equal: boolean;
}

/** What a bot would do in this seat, from what the seat can know. */
export interface Hint {
  number: number;
  options: HintedOption[];
  reasons: Reason[];
  unit: 'points' | 'chances';
  by_rule: boolean;
}

/** One way to its owner, and to nobody else shown. */
export interface ChannelInfo {
  id: string;
  kind: 'push' | 'ntfy' | 'discord' | 'webhook' | 'mail';
  place: string;
  mark: string;
  status: 'unconfirmed' | 'active' | 'failed';
  fault: Fault | null;
  language: 'en' | 'fr' | 'es';
}

/** Nothing is sent from one time of the day to the other; over midnight if that comes first. */
export interface QuietHours {
  begins: number;
  ends: number;
}

/** How somebody is reached. */
export interface Reach {
  channels: ChannelInfo[];
  quiet: QuietHours | null;
  zone: string;
  muted: string[];
  push_key: string;
  mail: boolean;
}

/** What a browser gives with its subscription. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A mailbox gets a code first; for `push` the address is the endpoint, and there are keys. */
export interface NewChannel {
  kind: 'push' | 'ntfy' | 'discord' | 'webhook' | 'mail';
  address: string;
  language: 'en' | 'fr' | 'es';
  keys?: PushKeys | null;
}

export interface ConfirmChannel {
  code: string;
}

/** The time zone, as the browser calls it, and the quiet hours; none: no such hours. */
export interface NewTimes {
  zone: string;
  quiet?: QuietHours | null;
}

export interface Mute {
  muted: boolean;
}

/** What a message carries to end the channel by which it came. */
export interface StopChannel {
  token: string;
}

/** Go on learning, or open a chapter. */
export interface OpenGuide {
  chapter?: string;
  again?: boolean;
}

/** A step that only shows something was seen. */
export interface Looked {
  step: string;
}

/** The hint for a kind of question was seen. */
export interface Met {
  ask: string;
}

/** What first games of a title still hint at. */
export interface Firsts {
  title: string;
  asks: string[];
  hints: boolean;
}

/** How far the reader is in the guide of a title. */
export interface GuideInfo {
  title: string;
  chapter: string;
  done: string[];
  number: number;
  steps: number;
  finished: boolean;
}

/** A number of the player's that is not as it was before the last step. */
export interface Changed {
  field: string;
  before: number;
  after: number;
}

/** The last step that was answered, and what came of it. */
export interface Answered {
  step: string;
  followed: boolean;
  say: string;
  changes: Changed[];
  back: boolean;
}

/** What is said to the player now. */
export interface GuideNote {
  version: number;
  chapter: string;
  chapters: string[];
  done: string[];
  number: number;
  steps: number;
  step: string;
  kind: 'look' | 'with' | 'choice' | 'none';
  facts: Record<string, string | number | (string | number)[]>;
  light: string[];
  lesson: string[];
  rules: string[];
  answered: Answered | null;
  over: boolean;
  following: string;
}

/** What somebody is thought to be worth at a title with so many seats. */
export interface RatingInfo {
  title: string;
  seats: number;
  mean: number;
  spread: number;
  matches: number;
  provisional: boolean;
}

/** The rating of whoever sits at a seat, as far as the reader may know it. */
export interface SeatRating {
  seat: number;
  mean: number;
  spread: number;
  provisional: boolean;
  old_mean: number | null;
}

/** Ratings at a table: of people who show them, of the reader, and of bots. */
export interface TableRatings {
  seats: SeatRating[];
  pages: Record<string, string>;
}

/** What came of all matches of a kind that count. */
export interface Tally {
  title: string;
  seats: number;
  mode: string;
  together: boolean;
  matches: number;
  won: number;
  places: number[];
  mean_points: number | null;
  best_points: number | null;
  mean_seconds: number | null;
  streak: number;
  longest: number;
}

/** Somebody who was often there. */
export interface Opponent {
  key: string;
  name: string;
  page: string | null;
  bot: string | null;
  matches: number;
  ahead: number;
  behind: number;
}

/** All that is counted of the reader. */
export interface MyStanding {
  shown: boolean;
  page: string;
  ratings: RatingInfo[];
  tallies: Tally[];
  opponents: Opponent[];
}

export interface ShowPage {
  shown: boolean;
}

/** Who sat at a seat of a match that is over. */
export interface PlayedSeat {
  seat: number;
  name: string;
  bot: string | null;
  page: string | null;
  place: number | null;
  points: number | null;
}

/** A finished match in a history. */
export interface PlayedMatch {
  table: string;
  title: string;
  mode: string;
  seat: number;
  together: boolean;
  outcome: Outcome;
  place: number | null;
  points: number | null;
  ended: number;
  seconds: number | null;
  counts: boolean;
  public: boolean;
  others: PlayedSeat[];
  old_mean: number | null;
  new_mean: number | null;
}

/** A page of it, the last first. */
export interface History {
  page: number;
  pages: number;
  found: number;
  matches: PlayedMatch[];
}

/** How many matches of a title somebody has finished that everybody may know of. */
export interface TitlePlayed {
  title: string;
  matches: number;
  won: number;
}

/** What somebody shows of themselves. */
export interface PersonPage {
  name: string;
  nickname: string;
  guest: boolean;
  mine: boolean;
  shown: boolean;
  since: number;
  ratings: RatingInfo[];
  titles: TitlePlayed[];
}

/** Somebody on the ladder of a title. */
export interface LadderRow {
  rank: number | null;
  name: string;
  page: string | null;
  bot: string | null;
  mean: number;
  spread: number;
  matches: number;
  mine: boolean;
}

/** Who leads at a title with so many seats; people who hide are not in it. */
export interface Ladder {
  title: string;
  seats: number;
  rows: LadderRow[];
  provisional: LadderRow[];
}

/** How far the reader is. */
export interface OwnAttempt {
  state: 'none' | 'playing' | 'finished' | 'given-up' | 'late';
  table: string | null;
  points?: number | null;
  won?: boolean | null;
  place?: number | null;
  seconds?: number | null;
  rank?: number | null;
}

/** What everybody plays alike on this day. */
export interface DailyDeal {
  title: string;
  seats: number;
  seat: number;
  options: Record<string, OptionValue>;
  bot: string;
  played: number;
  mine: OwnAttempt;
  streak: number;
}

/** The deals of a day. */
export interface Daily {
  day: string;
  ends: number;
  streak: number;
  deals: DailyDeal[];
}

/** How somebody did. */
export interface DailyResult {
  rank: number;
  nickname: string;
  mine: boolean;
  bot: string | null;
  points: number;
  won: boolean;
  place: number | null;
  seconds: number | null;
  table: string | null;
}

/** The table of results of one title and day. */
export interface DailyResults {
  day: string;
  deal: DailyDeal;
  over: boolean;
  open: boolean;
  ranked: number;
  results: DailyResult[];
  guests: DailyResult[];
  master: 'none' | 'playing' | 'done';
  seed: string | null;
}

/** The first decision at which the reader and the strongest bot chose otherwise. */
export interface Parting {
  event: number;
  ask: string;
  about: Record<string, string | number | (string | number)[]>;
  mine: Choice;
  master: Choice;
}

/** The reader's attempt beside the match of the strongest bot. */
export interface Compared {
  mine: string;
  master: string;
  nickname: string;
  seat: number;
  alike: number;
  parting: Parting | null;
  scores: Score[];
}

/** One of my bots. */
export interface BotInfo {
  id: string;
  nickname: string;
  created: number;
  used: number;
  tables: number;
}

export interface NewBot {
  nickname: string;
}

/** By which a bot is known. It is told once: only its hash is kept. */
export interface BotToken {
  bot: BotInfo;
  token: string;
}

export type FromClient =
  | LiveAct
  | LiveConfirm
  | LiveTakeBack
  | LiveUnlock
  | LivePing;

export type ToClient =
  | LiveView
  | LiveNews
  | LiveTable
  | LiveChat
  | LiveAck
  | LiveFault
  | LivePong;
