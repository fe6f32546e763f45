/** Requests to the server: typed, with the token against forged requests, and with Faults. */
import { contact } from '../state/contact.svelte';
import type * as wire from './wire';

/** A request was refused; the fault says why, in the words of the catalogue. */
export class Refused extends Error {
  constructor(
    readonly fault: wire.Fault,
    readonly status: number,
  ) {
    super(fault.problem);
  }
}

/** There was no answer at all. */
export class Unreachable extends Error {}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

function cookie(name: string, all = document.cookie): string {
  const found = all.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers['x-csrftoken'] = cookie('csrftoken');
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    const text = body === undefined ? undefined : JSON.stringify(body);
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: text,
      credentials: 'same-origin',
    });
  } catch {
    contact.lost = true;
    throw new Unreachable(path);
  }
  contact.lost = answer.status >= 502 && answer.status <= 504;
  if (contact.lost) throw new Unreachable(path);
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(asFault(data, answer.status), answer.status);
  return data as T;
}

function asFault(data: unknown, status: number): wire.Fault {
  const found = data as Partial<wire.Fault> | null;
  const problem = found?.problem ?? `http-${status}`;
  return {
    problem,
    facts: found?.facts ?? { status },
    refusal: found?.refusal ?? null,
    view: found?.view ?? null,
  };
}

const reviewPath = (id: string, seat: number) => `/tables/${id}/reviews/${seat}`;
const seatPath = (id: string, seat: number) => `/tables/${id}/seat/${seat}`;

function listed(name: string, values: string[]): string {
  return new URLSearchParams(values.map((value) => [name, value])).toString();
}

export const api = {
  me: () => request<wire.Me>('GET', '/me'),
  rename: (body: wire.NewNickname) => request<wire.Me>('PUT', '/me', body),
  signUp: (body: wire.Credentials) => request<wire.RecoveryCode>('POST', '/account', body),
  signIn: (body: wire.Credentials) => request<wire.Me>('POST', '/account/sign-in', body),
  signOut: () => request<wire.Me>('POST', '/account/sign-out'),
  recover: (body: wire.Recovery) => request<wire.RecoveryCode>('POST', '/account/recover', body),

  address: () => request<wire.Address>('GET', '/address'),
  terms: () => request<wire.Terms>('GET', '/terms'),
  changePassword: (body: wire.NewPassword) => request<wire.Me>('PUT', '/account/password', body),
  deleteAccount: (body: wire.Farewell) => request<wire.Me>('POST', '/account/delete', body),

  bots: () => request<wire.BotInfo[]>('GET', '/bots'),
  makeBot: (body: wire.NewBot) => request<wire.BotToken>('POST', '/bots', body),
  renewBot: (id: string) => request<wire.BotToken>('POST', `/bots/${id}/token`),
  removeBot: (id: string) => request<wire.BotInfo[]>('DELETE', `/bots/${id}`),
  reach: () => request<wire.Reach>('GET', '/reach'),
  addChannel: (body: wire.NewChannel) => request<wire.Reach>('POST', '/reach/channels', body),
  confirmChannel: (id: string, body: wire.ConfirmChannel) =>
    request<wire.Reach>('POST', `/reach/channels/${id}/confirm`, body),
  testChannel: (id: string) => request<wire.Reach>('POST', `/reach/channels/${id}/test`),
  removeChannel: (id: string) => request<wire.Reach>('DELETE', `/reach/channels/${id}`),
  setTimes: (body: wire.NewTimes) => request<wire.Reach>('PUT', '/reach/times', body),
  stopChannel: (body: wire.StopChannel) => request<null>('POST', '/reach/stop', body),
  muteTable: (id: string, body: wire.Mute) =>
    request<wire.Reach>('PUT', `/tables/${id}/notices`, body),

  titles: () => request<wire.TitleInfo[]>('GET', '/titles'),
  edition: (title: string, edition: string) =>
    request<wire.EditionInfo>('GET', `/titles/${title}/editions/${edition}`),
  publicTables: () => request<wire.TableInfo[]>('GET', '/tables'),
  myTables: (hidden = false) =>
    request<wire.TableInfo[]>('GET', `/tables/mine${hidden ? '?hidden=true' : ''}`),
  create: (body: wire.NewTable) => request<wire.TableInfo>('POST', '/tables', body),
  table: (id: string) => request<wire.TableInfo>('GET', `/tables/${id}`),
  remove: (id: string) => request<null>('DELETE', `/tables/${id}`),
  hide: (id: string, body: wire.Hide) =>
    request<wire.TableInfo>('PUT', `/tables/${id}/hidden`, body),
  sit: (id: string, body: wire.TakeSeat) =>
    request<wire.TableInfo>('POST', `/tables/${id}/sit`, body),
  leave: (id: string) => request<wire.TableInfo>('POST', `/tables/${id}/leave`),
  setSeat: (id: string, seat: number, body: wire.SeatWish) =>
    request<wire.TableInfo>('PUT', `/tables/${id}/seats/${seat}`, body),
  seatLink: (id: string, seat: number) =>
    request<wire.SeatLink>('POST', `/tables/${id}/seats/${seat}/link`),
  claim: (body: wire.ClaimSeat) => request<wire.TableInfo>('POST', '/claim', body),
  start: (id: string) => request<wire.TableInfo>('POST', `/tables/${id}/start`),
  rematch: (id: string, body: wire.Rematch) =>
    request<wire.TableInfo>('POST', `/tables/${id}/rematch`, body),
  course: (id: string) => request<wire.Course>('GET', `/tables/${id}/course`),
  decided: (id: string, seat: number) =>
    request<wire.Sentence[]>('GET', `/tables/${id}/decided/${seat}`),
  review: (id: string, seat: number) => request<wire.ReviewInfo>('GET', reviewPath(id, seat)),
  askReview: (id: string, seat: number) => request<wire.ReviewInfo>('POST', reviewPath(id, seat)),
  shareReview: (id: string, seat: number, body: wire.ShareReview) =>
    request<wire.ReviewInfo>('PUT', `${reviewPath(id, seat)}/shared`, body),
  playFrom: (id: string, seat: number, body: wire.PlayFrom) =>
    request<wire.TableInfo>('POST', `${reviewPath(id, seat)}/play-from`, body),
  decisionAt: (id: string, seat: number, answer: number) =>
    request<wire.SeatView>('GET', `${reviewPath(id, seat)}/at/${answer}`),
  chat: (id: string) => request<wire.ChatLine[]>('GET', `/tables/${id}/chat`),
  say: (id: string, body: wire.NewChat) =>
    request<wire.ChatLine>('POST', `/tables/${id}/chat`, body),

  standing: () => request<wire.MyStanding>('GET', '/me/standing'),
  history: (wish: string) => request<wire.History>('GET', `/me/history?${wish}`),
  showPage: (body: wire.ShowPage) => request<wire.MyStanding>('PUT', '/me/page', body),
  person: (who: string) => request<wire.PersonPage>('GET', `/persons/${who}`),
  matchesOf: (who: string, page: number) =>
    request<wire.History>('GET', `/persons/${who}/matches?page=${page}`),
  ladder: (title: string, seats: number) =>
    request<wire.Ladder>('GET', `/ladders/${title}/${seats}`),
  tableRatings: (id: string) => request<wire.TableRatings>('GET', `/tables/${id}/ratings`),

  report: (id: string, line: number, body: wire.NewReport) =>
    request<null>('POST', `/tables/${id}/chat/${line}/report`, body),
  setConduct: (id: string, body: wire.NewConduct) =>
    request<wire.TableInfo>('PUT', `/tables/${id}/conduct`, body),

  view: (id: string, seat: number) => request<wire.SeatView>('GET', seatPath(id, seat)),
  draft: (id: string, seat: number) =>
    request<wire.SeatView[]>('GET', `${seatPath(id, seat)}/draft`),
  act: (id: string, seat: number, body: wire.Act) =>
    request<wire.SeatView>('POST', `${seatPath(id, seat)}/act`, body),
  confirm: (id: string, seat: number, body: wire.Confirm) =>
    request<wire.SeatView>('POST', `${seatPath(id, seat)}/confirm`, body),
  takeBack: (id: string, seat: number, body: wire.TakeBack) =>
    request<wire.SeatView>('POST', `${seatPath(id, seat)}/take-back`, body),
  unlock: (id: string, seat: number) =>
    request<wire.SeatView>('POST', `${seatPath(id, seat)}/unlock`),
  why: (id: string, seat: number, body: wire.AskWhy) =>
    request<wire.Refusal | null>('POST', `${seatPath(id, seat)}/why`, body),
  nearly: (id: string, seat: number) =>
    request<wire.NearlyPossible[]>('GET', `${seatPath(id, seat)}/nearly`),
  hint: (id: string, seat: number) => request<wire.Hint>('POST', `${seatPath(id, seat)}/hint`),
  guides: () => request<wire.GuideInfo[]>('GET', '/guides'),
  firsts: (title: string) => request<wire.Firsts>('GET', `/firsts/${title}`),
  meet: (title: string, body: wire.Met) => request<wire.Firsts>('POST', `/firsts/${title}`, body),
  openGuide: (title: string, body: wire.OpenGuide) =>
    request<wire.TableInfo>('POST', `/guides/${title}`, body),
  guide: (id: string, seat: number, picked: string[]) =>
    request<wire.GuideNote>('GET', `${seatPath(id, seat)}/guide?${listed('picked', picked)}`),
  looked: (id: string, seat: number, body: wire.Looked) =>
    request<wire.GuideNote>('POST', `${seatPath(id, seat)}/guide/looked`, body),
  guideBack: (id: string, seat: number) =>
    request<wire.TableInfo>('POST', `${seatPath(id, seat)}/guide/back`),
  guideOn: (id: string, seat: number) =>
    request<wire.TableInfo>('POST', `${seatPath(id, seat)}/guide/on`),
  daily: () => request<wire.Daily>('GET', '/daily'),
  playDaily: (title: string) => request<wire.TableInfo>('POST', `/daily/${title}`),
  dailyResults: (title: string, day: string) =>
    request<wire.DailyResults>('GET', `/daily/${title}?day=${day}`),
  compareDaily: (title: string, day: string) =>
    request<wire.Compared>('GET', `/daily/${title}/compared?day=${day}`),
  ahead: (id: string, seat: number, body: wire.AskAhead) =>
    request<wire.SeatView>('POST', `${seatPath(id, seat)}/ahead`, body),
  plan: (id: string, seat: number, body: wire.AskPlan) =>
    request<wire.Plan>('POST', `${seatPath(id, seat)}/plan`, body),
  preview: (id: string, seat: number, body: wire.AskPreview) =>
    request<wire.WireEvent[]>('POST', `${seatPath(id, seat)}/preview`, body),
  events: (id: string, seat: number, after: number) =>
    request<wire.News>('GET', `${seatPath(id, seat)}/events?after=${after}`),
  moment: (id: string, seat: number, event: number) =>
    request<wire.SeatView>('GET', `${seatPath(id, seat)}/at/${event}`),
  standIn: (id: string, seat: number, body: wire.StandIn) =>
    request<wire.TableInfo>('POST', `${seatPath(id, seat)}/stand-in`, body),
  comeBack: (id: string, seat: number) =>
    request<wire.TableInfo>('POST', `${seatPath(id, seat)}/return`),
  playOn: (id: string, seat: number, body: wire.PlayOn) =>
    request<wire.TableInfo>('POST', `${seatPath(id, seat)}/play-on`, body),
  concede: (id: string, seat: number, body: wire.Concede) =>
    request<wire.TableInfo>('POST', `${seatPath(id, seat)}/concede`, body),
};
