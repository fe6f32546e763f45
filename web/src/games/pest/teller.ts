/** The sentences of the board, from the catalogues. Places and the Capital have proper names. */
import { BoardTeller } from '../../lib/ui/teller';
import type { MapData, Place } from './map';
import type { Allowed } from './outlook';
import type { Offer, Situation } from './situation';

export class Teller extends BoardTeller {
  technology(id: string): string {
    return this.name('technology', id);
  }

  /** What a Technology does, in a sentence. */
  power(id: string): string {
    return this.say(`power-${id}`);
  }

  agenda(decree: string): string {
    return this.say(`agenda-${decree}`);
  }

  imperative(decree: string): string {
    return this.say(`imperative-${decree}`);
  }

  /** All that can be seen of a place, in a few words. */
  place(place: Place, situation: Situation, offer?: Offer): string {
    const { id, name, size } = place;
    const resource = this.term(situation.resources?.[id] ?? place.resource);
    const facts = situation.destroyed.includes(id)
      ? [this.term('destroyed_location')]
      : [this.term(size), resource];
    if (place.port) facts.push(this.labelled(this.term('port'), this.route(place.port)));
    const sick = situation.sick[id] ?? 0;
    if (sick > 0) facts.push(this.say('sick', { count: sick }));
    const risk = situation.risk[id] ?? 0;
    if (risk > 0) facts.push(this.say('risk', { count: risk }));
    for (const { seat, kind } of situation.buildings[id] ?? []) {
      facts.push(this.say('owned', { thing: this.term(kind), player: this.player(seat) }));
    }
    for (const seat of situation.camps[id] ?? []) {
      const thing = this.term('quarantine_camp');
      facts.push(this.say('owned', { thing, player: this.player(seat) }));
    }
    for (const [seat, where] of situation.doctors.entries()) {
      const thing = this.term('plague_doctor');
      if (where === id) facts.push(this.say('owned', { thing, player: this.player(seat) }));
    }
    return this.offered(this.labelled(name, this.all(facts)), offer);
  }

  /** The Capital, with who has healed people there. */
  capital(
    { name }: MapData['capital'],
    { capital, neutral = 0 }: Situation,
    offer?: Offer,
  ): string {
    const facts = [this.term('capital')];
    for (const [seat, count] of capital.entries()) {
      if (count > 0) facts.push(this.labelled(this.player(seat), count));
    }
    if (neutral > 0) facts.push(this.labelled(this.term('neutral_space'), neutral));
    return this.offered(this.labelled(name, this.all(facts)), offer);
  }

  /** What a place is, and what choosing it would do. */
  private offered(place: string, offer: Offer | undefined): string {
    if (!offer) return place;
    return this.say('place-offered', { place, offer: offer.said ?? this.offer(offer) });
  }

  private offer({ steps, food = 0, sick = 0, meets = false }: Offer): string {
    const facts: string[] = [];
    if (steps !== undefined) facts.push(this.say('steps', { count: steps }));
    if (food > 0) facts.push(this.say('pay-food', { count: food }));
    if (sick > 0) facts.push(this.say('sick', { count: sick }));
    if (meets) facts.push(this.term('imperative'));
    return this.say('way', { facts: this.all(facts) });
  }

  /** Who looks; -1 for spectators. */
  get viewer(): number {
    return this.words.viewer;
  }

  /** A cell of the grid, with what it would allow. */
  cell(column: string, row: string, allows: Allowed | null, used: boolean): string {
    const name = this.name('cell', `${column}-${row}`);
    if (used) return this.labelled(name, this.say('cell-used'));
    if (!allows) return name;
    const { produce, ...counts } = allows;
    const goods = Object.values(produce).reduce((sum, amount) => sum + amount, 0);
    const facts = [column, row].map((action) =>
      this.say(`allows-${action}`, { ...counts, produced: goods }),
    );
    return this.labelled(name, this.all(facts));
  }

  route(route: string): string {
    return this.name('route', route);
  }
}
