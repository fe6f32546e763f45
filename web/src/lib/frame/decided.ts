/** Where a match was decided, in a sentence; whose it is comes from the server, with its facts. */
import type { Narrator } from '../i18n/narrator';
import type { Arguments, Words } from '../i18n/words';
import type { Judged, Review, Sentence } from '../net/wire';
import { percent, tenths } from '../review/review';

export function decidedText(table: Words, words: Narrator, { name, args }: Sentence): string {
  const told: Arguments = {};
  for (const [key, value] of Object.entries(args)) {
    if (Array.isArray(value)) {
      told[key] = table.allOf(value.map((seat) => words.player(seat)));
      told.count = value.length;
      told.you = value.length === 1 && value[0] === words.viewer ? 'yes' : 'no';
    } else if (key === 'source') told[key] = words.score(String(value));
    else if (key === 'round') told[key] = roundName(words, Number(value));
    else told[key] = value;
  }
  return table.say(`web-${name}`, told);
}

/** The decision that cost its player most, and what would have been better. */
export function dearestText(
  table: Words,
  words: Narrator,
  { chosen, better, cost, lost }: Judged,
  unit: Review['unit'],
): string {
  return table.say('web-decided-review', {
    unit,
    chosen: words.choice(chosen),
    better: words.choice(better),
    points: table.number(tenths(cost)),
    percent: Math.max(0, percent(lost)),
  });
}

/** What a round is called in this title. */
export function roundName({ words }: Narrator, round: number): string | number {
  return words.has('round-number') ? words.say('round-number', { round }) : round;
}
