/** What the people at a table are called. */
import type { Words } from '../i18n/words';
import type { SeatInfo, TableInfo } from '../net/wire';
import type { BotSaid } from '../ui/bots';
import { botFace, characterFace } from '../ui/face';

const FROM_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name that mirrors nothing around it, in whatever direction it is written itself. */
export function isolated(name: string): string {
  const plain = name.replace(MARKS, '');
  return FROM_RIGHT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** The name of everybody who has not said one; each reader sees it in their own language. */
export const GUEST = 'guest';

export function personName(words: Words, nickname: string): string {
  return nickname === GUEST ? words.say('web-guest') : isolated(nickname);
}

/** How well a bot plays, in a word; the words for others than levels are `web-bot-<name>`. */
export function botName(words: Words, bot: string): string {
  const key = [bot, `web-bot-${bot}`].find((one) => words.has(one));
  return key ? words.say(key) : bot;
}

/** Whether a bot has a name of its own: at tables of old it has only its kind. */
function isCharacter({ nickname, bot }: SeatInfo): boolean {
  return Boolean(nickname) && nickname !== bot;
}

function seatName(words: Words, seat: SeatInfo): string {
  if (seat.kind === 'bot' && !isCharacter(seat)) return botName(words, seat.bot ?? '');
  return personName(words, seat.nickname) || words.say('web-free-seat');
}

/** A name for every seat; those that would be the same get a number. */
export function seatNames(words: Words, table: TableInfo): string[] {
  const names = table.seats.map((seat) => seatName(words, seat));
  return names.map((name, place) => {
    if (names.filter((other) => other === name).length === 1) return name;
    const number = names.slice(0, place + 1).filter((other) => other === name).length;
    return words.say('web-name-numbered', { name, number });
  });
}

/** That somebody is a bot, how well it plays and in which style, and what that means. */
export function botSaid(words: Words, { bot, style, owner }: SeatInfo): BotSaid {
  if (owner)
    return { label: words.say('web-is-outside-bot', { owner: isolated(owner) }), text: '' };
  const level = botName(words, bot ?? '');
  if (!style) return { label: words.say('web-is-bot', { level }), text: '' };
  return {
    label: words.say('web-is-bot-styled', { level, style: words.say(`style-${style}`) }),
    text: words.say(`style-${style}-text`),
  };
}

/** What is said of the bots at a table beside their names. */
export function botSigns(words: Words, table: TableInfo): Record<string, BotSaid> {
  const names = seatNames(words, table);
  const bots = table.seats.filter((seat) => seat.kind === 'bot' || seat.owner);
  return Object.fromEntries(bots.map((seat) => [names[seat.seat]!, botSaid(words, seat)]));
}

/** What the face at every seat is made from; nothing where nobody sits yet. */
export function faceNames(table: TableInfo): string[] {
  return table.seats.map((one) => {
    const { kind, bot, nickname, seat } = one;
    if (kind === 'bot')
      return isCharacter(one) ? characterFace(nickname) : botFace(bot ?? '', seat);
    if (kind !== 'person') return '';
    const double = table.seats.some((other) => other.seat < seat && other.nickname === nickname);
    return double || nickname === GUEST ? `${nickname} ${seat}` : nickname;
  });
}

/** Several of them in a sentence; whoever reads it is "you". */
export function namesAt(words: Words, players: string[], seats: number[], mine: number): string {
  return words.allOf(seats.map((seat) => (seat === mine ? words.say('web-you') : players[seat]!)));
}
