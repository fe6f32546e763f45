/** What my boat can see: for the forecast of its Machines. */
import { pairOf, type Sight } from './forecast';
import { cardOf, type Kit } from './kit';
import { leftOf, type Scene } from './scene';

/** The card of my answers to which this is done. */
export function pickedCard(picked: string[], verb: string): string | undefined {
  const text = picked.find((action) => action.startsWith(`${verb} `));
  return text?.slice(verb.length + 1);
}

/** What the Machines of a boat look at: its cards, its gains, and what it gave to the left. */
export function sightOf(kit: Kit, scene: Scene, seat: number): Sight {
  const boat = scene.places[seat];
  const left = scene.places[leftOf(seat, scene.places.length)];
  return {
    pair: pairOf(kit, boat?.kept ?? '', boat?.received ?? ''),
    given: cardOf(kit, left?.received ?? ''),
    beside: cardOf(kit, left?.kept ?? ''),
    gained: boat && boat.activated > 0 ? boat.gained : null,
  };
}
