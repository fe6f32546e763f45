/** What the people at a table are called. */
import type { Words } from '../i18n/words';
import type { SeatInfo, TableInfo } from '../net/wire';

export function botName(words: Words, bot: string): string {
  const key = `web-bot-${bot}`;
  return words.has(key) ? words.say(key) : bot;
}

export function seatName(words: Words, seat: SeatInfo): string {
  if (seat.kind === 'bot') return botName(words, seat.bot ?? '');
  return seat.nickname || words.say('web-free-seat');
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
