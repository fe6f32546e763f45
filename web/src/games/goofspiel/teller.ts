/** The sentences of the board, from the catalogues. */
import type { Narrator } from '../../lib/frame/board';
import { stronger, sum, toCome, type Place, type Scene } from './scene';

export class Teller {
  constructor(private words: Narrator) {}

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.words.words.say(`web-goofspiel-${key}`, args);
  }

  cards(cards: string[]): string {
    return this.words.words.allOf(cards.map((card) => this.words.entity('card', card)));
  }

  points(points: number): string {
    return this.say('points', { points });
  }

  player(seat: number): string {
    return this.words.player(seat);
  }

  field(name: string): string {
    return this.words.field(name);
  }

  held(place: Place): string {
    return this.say('holds', { cards: this.cards(place.hand), count: place.hand.length });
  }

  won(place: Place): string {
    return this.say('won', { prizes: this.cards(place.won), points: sum(place.won) });
  }

  state(place: Place): string {
    return place.state === 'calm' ? '' : this.say(`state-${place.state}`);
  }

  /** What lies before a player. */
  slot(seat: number, place: Place): string {
    const { card, face } = place.slot;
    return this.say(`slot-${face}`, { player: this.player(seat), card });
  }

  card(scene: Scene, mine: number, card: string): string {
    return this.say('card-help', { card, stronger: stronger(scene, mine, card) });
  }

  deck(scene: Scene): string {
    const prizes = toCome(scene);
    const args = { count: prizes.length, prizes: this.cards(prizes), points: sum(prizes) };
    return this.say('deck', args);
  }

  /** How I stand against the best of the others. */
  standing(scene: Scene, mine: number): string {
    const points = scene.places.map((place) => sum(place.won));
    if (points.every((total) => total === 0)) return '';
    const best = Math.max(...points.filter((_, seat) => seat !== mine));
    const rivals = points.flatMap((total, seat) =>
      seat !== mine && total === best ? [this.player(seat)] : [],
    );
    const lead = (points[mine] ?? 0) - best;
    const key = lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level';
    return this.say(key, { points: Math.abs(lead), players: this.words.words.allOf(rivals) });
  }
}
