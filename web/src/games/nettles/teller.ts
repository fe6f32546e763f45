/** The sentences of the board, from the catalogues. */
import { BoardTeller } from '../../lib/ui/teller';
import { discsLeft, type Disc, type Face, type Place } from './scene';

export class Teller extends BoardTeller {
  disc(face: Face): string {
    return this.name('disc', face);
  }

  /** A disc of a stack, and how it lies. */
  lying(disc: Disc): string {
    if (disc.face === '?') return this.say('face-down');
    return disc.up
      ? this.disc(disc.face)
      : this.say('face-down-mine', { disc: this.disc(disc.face) });
  }

  stack(seat: number, place: Place): string {
    const discs = place.stack.map((disc) => this.lying(disc)).reverse();
    return this.say('stack', {
      player: this.player(seat),
      count: discs.length,
      discs: this.all(discs),
    });
  }

  hand(place: Place): string {
    return this.say('in-hand', { count: place.hand.length });
  }

  lost(place: Place): string {
    return this.say('lost', { count: place.lost.length });
  }

  proof(place: Place): string {
    return this.say('proof', { proof: this.name('proof', place.nettle) });
  }

  wins(place: Place, goal: number): string {
    return this.say('wins', { wins: place.wins, goal });
  }

  /** What the player has said in the bidding, or that there is nothing left to say. */
  saying(place: Place): string {
    if (discsLeft(place) === 0) return this.say('out');
    if (place.passed) return this.say('passed');
    return place.bid > 0 ? this.say('bid', { number: place.bid }) : '';
  }

  doing(place: Place): string {
    return place.state === 'calm' ? '' : this.say(`state-${place.state}`);
  }
}
