/** What stands on the thing that a choice is about: what it costs, or what lies there already. */
import type { Choice } from '../../lib/net/wire';
import { kindOf, thingOf } from './choosing';
import type { Kit } from './kit';
import { costFigures, figuresOf, TECHNOLOGY_SLOTS, type Figure } from './parts';
import type { Board } from './scene';
import type { Teller } from './teller';

export function detailsOf(kit: Kit, board: Board, tell: Teller, choice: Choice): Figure[] {
  const thing = thingOf(choice);
  switch (kindOf(choice)) {
    case 'building': {
      const building = kit.buildings.find(({ id }) => id === thing);
      if (!building) return [];
      return [...costFigures(building.cost), { text: `+${building.renown}`, sign: 'renown' }];
    }
    case 'capital-building': {
      const building = kit.capitalBuildings.get(thing);
      return building ? [...costFigures(building.cost), ...figuresOf(building.gain)] : [];
    }
    case 'technology-slot': {
      const slot = TECHNOLOGY_SLOTS.findIndex((name) => name === thing);
      const held = board.technologies[slot];
      return held ? [{ text: tell.technology(held) }] : [];
    }
    default:
      return [];
  }
}
