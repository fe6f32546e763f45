/** Conditions and effects in words; the catalogue says which parts each sentence has. */
import type { Colour } from './colours';
import type { Match, Scoring, Select } from './kit';

type Args = Record<string, string | number>;

/** What is needed to speak. */
export interface Speaker {
  say: (key: string, args?: Args) => string;
  all: (parts: string[]) => string;
}

export function conditionText(
  speaker: Speaker,
  scoring: Scoring,
  zone: string,
  face: boolean,
): string {
  const text = new Sentence(speaker, scoring, zone);
  if (face && scoring.timing !== 'game_end') return text.power();
  if (face && scoring.kind === 'extra_card') return text.power();
  return face ? speaker.say('face-end', { condition: text.condition() }) : text.condition();
}

class Sentence {
  constructor(
    private speaker: Speaker,
    private scoring: Scoring,
    private zone: string,
  ) {}

  condition(): string {
    const { kind, max } = this.scoring;
    const write = CONDITIONS[kind];
    const text = write ? write(this) : this.effect();
    return max ? `${text} ${this.say('at-most', { max })}` : text;
  }

  power(): string {
    const { kind, end_points = 0, draw = 0, discard = 0 } = this.scoring;
    const identities = { first: 'green', first_number: 4, second: 'black', second_number: 2 };
    return this.say(`face-${kind}`, { points: end_points, draw, discard, ...identities });
  }

  effect(): string {
    const { kind, points = 0, colour = 'black', draw = 0, keep_more = 0 } = this.scoring;
    const amount = kind === 'copy_points' ? (this.scoring.solo_points ?? 0) : Math.abs(points);
    return this.say(`effect-${kind}`, { points: amount, first: colour, draw, more: keep_more });
  }

  say(key: string, args: Args = {}): string {
    return this.speaker.say(key, args);
  }

  /** A sentence of points and zone, and of whatever else it speaks of. */
  pays(key: string, args: Args = {}): string {
    const zone = this.say(`in-${this.zone}`);
    const { points = 0, attribute = 'colour' } = this.scoring;
    return this.say(key, { points, attribute, zone, ...args });
  }

  shape(shape = this.scoring.shape): string {
    return this.say(`shape-${shape}`);
  }

  match(match: Match = this.scoring.match ?? {}): string {
    if (match.colours) return this.say('match-colours', colours(match.colours));
    if (match.same) return this.say('match-same', { attribute: match.same });
    if (match.distinct) return this.say('match-distinct', { attribute: match.distinct });
    if (match.sum) return this.say('match-sum', { sum: match.sum });
    if (match.consecutive) return this.say('match-consecutive');
    if (match.colour_pair) return this.say('match-colour_pair', colours(match.colour_pair));
    if (match.at_least_same) return this.say('match-at_least_same', match.at_least_same);
    const requirements = (match.at_least ?? []).map(({ colour, number }) =>
      colour
        ? this.say('requirement-colour', { first: colour })
        : this.say('requirement-number', { number: number ?? 0 }),
    );
    return this.say('match-at_least', { requirements: this.speaker.all(requirements) });
  }

  figures(): string {
    const kinds = (this.scoring.figures ?? []).map(({ shape, match }) =>
      this.say('figure-kind', { shape: this.shape(shape), match: this.match(match) }),
    );
    return this.pays('figures', { figures: this.speaker.all(kinds) });
  }

  set(): string {
    const { slots, groups, size = 0, match } = this.scoring;
    if (slots) return this.pays('set-slots', { slots: this.slots(slots) });
    if (!groups) return this.pays('set-size', { size, match: this.match() });
    const [many, few] = groups;
    return this.pays('set-groups', { many, few, attribute: match?.same ?? 'colour' });
  }

  slots(slots: Select[]): string {
    const texts = slots.map((slot) =>
      slot.colours
        ? this.say('slot-colours', colours(slot.colours))
        : this.say('slot-number', { number: slot.numbers?.[0] ?? 0 }),
    );
    const [first] = slots;
    const alike = texts.every((text) => text === texts[0]);
    if (alike && first?.colours) {
      return this.say('slots-alike', { count: slots.length, ...colours(first.colours) });
    }
    return this.speaker.all(texts);
  }

  perCard(): string {
    const { colours: named, numbers = [] } = this.scoring.select ?? {};
    if (named) return this.pays('per_card-colours', colours(named));
    return this.pays('per_card-number', { number: numbers[0] ?? 0 });
  }

  progressive(): string {
    const { count = {}, table = [] } = this.scoring;
    const last = table.length - 1;
    const texts = table.map((points, i) =>
      this.say(i === last && !count.distinct ? 'step-last' : 'step', { count: i, points }),
    );
    const steps = this.speaker.all(texts.filter((_, i) => (table[i] ?? 0) > 0));
    if (count.select) {
      return this.pays('progressive-colours', { steps, ...colours(count.select.colours ?? []) });
    }
    const kind = count.most ? 'most' : 'distinct';
    const attribute = count.most ?? count.distinct ?? 'colour';
    return this.pays(`progressive-${kind}`, { steps, attribute });
  }

  diamonds(): string {
    const { complete, match } = this.scoring;
    const lines = [
      this.pays('diamonds', { match: this.match() }),
      this.say(complete ? 'diamonds-complete' : 'diamonds-incomplete'),
    ];
    if (match?.share) lines.push(this.say('share'));
    return lines.join(' ');
  }

  connectors(): string {
    return this.pays(`connectors-${this.scoring.orientation}`, { match: this.match() });
  }
}

const CONDITIONS: Record<string, (sentence: Sentence) => string> = {
  figure: (one) => one.pays('figure', { shape: one.shape(), match: one.match() }),
  figures: (one) => one.figures(),
  set: (one) => one.set(),
  per_card: (one) => one.perCard(),
  most: (one) => one.pays('most'),
  least: (one) => one.pays('least'),
  distinct: (one) => one.pays('distinct'),
  progressive: (one) => one.progressive(),
  product: (one) => one.pays('product'),
  connectors: (one) => one.connectors(),
  diamonds: (one) => one.diamonds(),
};

function colours([first = 'red', second]: Colour[]): { first: string; second: string } {
  return { first, second: second ?? 'none' };
}
