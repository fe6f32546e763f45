/** The sentences of the board, from the catalogues. */
import type { Narrator } from '../../lib/frame/board';
import type { Refusal } from '../../lib/net/wire';
import { BoardTeller } from '../../lib/ui/teller';
import { abilityLines, effectsText, type Line } from './abilities';
import { kindOf, negotiatorOf, type Card, type Kit } from './kit';

export class Teller extends BoardTeller {
  constructor(
    words: Narrator,
    readonly kit: Kit,
  ) {
    super(words);
  }

  card(name: string): Card | undefined {
    return this.kit.cards.get(kindOf(name));
  }

  /** What a card is called. */
  title(name: string): string {
    return this.name('card', name);
  }

  /** How many letters the longest word of its name has: it has to find room on one line. */
  letters(name: string): number {
    const words = this.title(name).split(/[\s-]+/u);
    return Math.max(1, ...words.map(({ length }) => length));
  }

  /** Type and caste. */
  kind(card: Card): string {
    return this.say('card-kind', { type: card.type, caste: this.name('caste', card.caste) });
  }

  lines(card: Card): Line[] {
    return abilityLines(
      card,
      (key, args) => this.say(key, args),
      (kind, thing) => this.name(kind, thing),
      this.kit.numbers['points-per-mutant'] ?? 0,
    );
  }

  /** What the technical ability of a card does, in a sentence. */
  effects(card: Card): string {
    if (!card.technical) return '';
    return effectsText(
      card.technical,
      (key, args) => this.say(key, args),
      (kind, thing) => this.name(kind, thing),
    );
  }

  /** All that is printed on a card, in words. */
  help(name: string): string {
    const card = this.card(name);
    if (!card) return '';
    return [
      `${this.kind(card)}.`,
      this.say('card-cost', { amount: card.cost }),
      this.say('card-prestige', { amount: card.prestige }),
      this.say('card-recycling', { amount: card.recycling }),
      ...(card.berths ? [this.say('card-berths', { amount: card.berths })] : []),
      ...this.lines(card).map(({ text }) => text),
    ].join(' ');
  }

  /** A card with all that a screen reader should hear. */
  whole(name: string): string {
    return `${this.title(name)}. ${this.help(name)}`;
  }

  negotiator(name: string): string {
    return this.name('negotiator', name);
  }

  /** Whose negotiator it is, and of which caste. */
  envoy(name: string, seat: number): string {
    const { caste } = negotiatorOf(name);
    return this.say('envoy', { player: this.player(seat), caste: this.name('caste', caste) });
  }

  /** Who would win a chamber with these cubes, in a few words. */
  outcome(winner: number | undefined, cubes: number[]): string {
    if (winner === undefined || cubes.every((count) => count === 0)) return '';
    if (winner < 0) return this.say('tied');
    const you = winner === this.words.viewer ? 'yes' : 'no';
    return this.say('leads', { player: this.player(winner), you });
  }

  points(points: number): string {
    return this.say('points', { points });
  }

  gems(amount: number): string {
    return this.say('gems', { amount });
  }

  refusal(refusal: Refusal): string {
    return this.words.refusal(refusal);
  }
}
