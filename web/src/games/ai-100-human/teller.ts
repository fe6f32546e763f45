/** The sentences of the board, from the catalogues. */
import type { Narrator } from '../../lib/frame/board';
import { BoardTeller } from '../../lib/ui/teller';
import { conditionText } from './conditions';
import { lookOf, type Card, type Kit, type Objective, type Scoring } from './kit';
import type { Made, Scored } from './made';
import { titleOf } from './names';

const CORNERS = ['tl', 'tr', 'bl', 'br'];

export class Teller extends BoardTeller {
  /** What is said of cards again and again: the same sixty are on the table all the time. */
  private readonly told = new Map<string, string>();

  constructor(
    words: Narrator,
    readonly kit: Kit,
  ) {
    super(words);
  }

  // --- cards --------------------------------------------------------------------------------

  /** Colour and number of a card. */
  look(card: Card, identity = 0): string {
    const { colour, number } = lookOf(card, identity);
    return this.say('look', { first: colour, number });
  }

  /** The name on the face of a card. */
  title(card: Card): string {
    return this.say(`title-${titleOf(card)}`);
  }

  /** The same, told apart from others of that name. */
  titled(card: Card): string {
    return `${this.title(card)} (${this.look(card)})`;
  }

  /** What a card is called and looks like, for those who do not see it. */
  brief(name: string, identity = 0): string {
    const card = this.kit.cards.get(name);
    return card
      ? `${this.name('card', name)}, ${this.look(card, identity)}`
      : this.name('card', name);
  }

  /** All that is printed on a card. */
  help(name: string, identity = 0): string {
    const card = this.kit.cards.get(name);
    if (!card) return '';
    const connectors = card.connectors.map(({ colour, number }, i) =>
      this.say('connector', {
        corner: this.say(`corner-${CORNERS[i]}`),
        first: colour,
        number,
      }),
    );
    const look = this.look(card, identity);
    const phase = card.phase ? this.say('phase', { phase: card.phase }) : '';
    return [
      this.condition(name),
      this.zone(card.zone),
      this.say('kind', {
        kind: this.say(`kind-${card.colour}`),
        look: [look, phase].filter(Boolean).join(', '),
      }),
      this.say('connectors', { connectors: this.all(connectors) }),
    ].join(' ');
  }

  /** Where a condition is read. */
  zoneMeaning(zone: string): string {
    return this.words.words.say(`board-zone-${zone}`, {}, 'meaning');
  }

  zone(zone: string): string {
    return this.labelled(this.say(`zone-${zone}`), this.zoneMeaning(zone));
  }

  /** What a card pays for or does. */
  condition(name: string): string {
    const card = this.kit.cards.get(name);
    return card
      ? this.once(name, () => conditionText(this, card.scoring, card.zone, card.phase === 0))
      : '';
  }

  /** A card with all that a screen reader should hear. */
  card(name: string, identity = 0): string {
    return this.once(
      `${name} ${identity}`,
      () => `${this.brief(name, identity)}. ${this.condition(name)}`,
    );
  }

  private once(key: string, say: () => string): string {
    const told = this.told.get(key) ?? say();
    this.told.set(key, told);
    return told;
  }

  /** What an objective pays for. */
  objective({ scoring, zone }: Objective): string {
    return conditionText(this, scoring, zone, false);
  }

  objectiveHelp(objective: Objective): string {
    const words = `${this.objective(objective)} ${this.zone(objective.zone)}`;
    const text = this.say('objective', { round: objective.phase, condition: words });
    return objective.starter ? `${text} ${this.say('objective-starter')}.` : text;
  }

  // --- why ----------------------------------------------------------------------------------

  points(points: number): string {
    return this.say('points', { points });
  }

  /** What somebody has, and with a gain what it would come to, as the board shows it. */
  ahead(points: number, gain = 0): string {
    return gain ? `${points} → ${this.points(points + gain)}` : this.points(points);
  }

  /** Why a score is what it is, in a line. */
  why(scored: Scored): string {
    const { thing, points, how, made } = scored;
    const copied = how?.name === 'copy' ? String(how.args['copied']) : thing;
    const scoring = (this.kit.cards.get(copied) ?? this.kit.objectives.get(copied))?.scoring;
    const lines: string[] = [];
    if (copied !== thing) lines.push(this.say('why-copy', { copied: this.name('card', copied) }));
    if (scoring && isCondition(scoring)) lines.push(this.sum(scoring, points, made));
    return lines.join(' ');
  }

  private sum(scoring: Scoring, total: number, made: Made[]): string {
    if (total <= 0) return this.say('why-nothing');
    const counts = made.map(({ cells }) => cells.length).sort((a, b) => a - b);
    if (scoring.kind === 'product') {
      return this.say('why-product', { least: counts[0] ?? 0, most: counts.at(-1) ?? 0, total });
    }
    if (!scoring.points) {
      return this.say('why-steps', { count: counts.reduce((all, one) => all + one, 0), total });
    }
    return this.say('why', { count: total / scoring.points, points: scoring.points, total });
  }
}

/** It pays for what lies in a tableau. */
function isCondition(scoring: Scoring): boolean {
  const { kind, points, table } = scoring;
  const effects = ['copy_points', 'swap_with_reserve', 'extra_reserve', 'swap_in_tableau'];
  return !effects.includes(kind) && Boolean(points ?? table ?? kind === 'product');
}
