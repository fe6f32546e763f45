/** The sentences of the board, from the catalogues. */
import { BoardTeller } from '../../lib/ui/teller';
import { stronger, sum, toCome, type Place, type Scene } from './scene';

export class Teller extends BoardTeller {
  cards(cards: string[]): string {
    return this.all(cards.map((card) => this.name('card', card)));
  }

  points(points: number): string {
    return this.say('points', { points });
  }

  held(place: Place): string {
    return this.say('holds', { cards: this.cards(place.hand), count: place.hand.length });
  }

  won(place: Place): string {
    return this.say('won', { prizes: this.cards(place.won), points: sum(place.won) });
  }

  doing(place: Place): string {
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
    return this.say(key, { points: Math.abs(lead), players: this.all(rivals) });
  }
}
