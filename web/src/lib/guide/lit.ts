/** Which things on the screen a guide speaks of. */
import { markedThings, type Called } from '../frame/marking';

const CHOICE = 'choice:';
/** Where things are pressed: the board, a seat on a phone, and what stands beside the gold button. */
const PRESSED = 'main.board, .panels, .actions .options';

/** A choice, and the thing it is done to. */
export interface Lightable extends Called {
  target: string;
}

/** Where seats stand that a phone has no room for. */
const OTHERS = 'tab:others';

/**
 * Boards mark zones and seats by `data-zone`; pieces have their name as `data-entity` already. What is pressed comes
 * first, then the pieces it belongs to.
 */
export function litThings(names: string[], choices: Lightable[]): Element[] {
  const pressed = [...document.querySelectorAll(PRESSED)].flatMap((part) => [
    ...part.querySelectorAll('button, [role="button"]'),
  ]);
  const called = choices.filter(({ text }) => names.includes(`${CHOICE}${text}`));
  const chosen = markedThings(pressed.filter(isSeen), called);
  const pieces = chosen.flatMap(({ thing, mark }) => pieceBeside(thing, mark.target) ?? []);
  const others = names.filter((name) => !name.startsWith(CHOICE)).flatMap(thingsCalled);
  return [...new Set([...chosen.map(({ thing }) => thing), ...pieces, ...others])];
}

function pieceBeside(thing: Element, target: string): Element | null {
  const group = target && thing.closest('[role="group"]');
  return group ? group.querySelector(`[data-entity="${target}"]`) : null;
}

function thingsCalled(name: string): Element[] {
  const zone = `[data-zone~="${name}"]`;
  const hidden = name.startsWith('seat:') ? [`[data-zone~="${OTHERS}"]`] : [];
  const marks = [`main ${zone}`, `main [data-entity="${name}"]`, zone, ...hidden];
  const found = marks.map((mark) => [...document.querySelectorAll(mark)].filter(isSeen));
  return found.find((things) => things.length > 0) ?? [];
}

export const isSeen = (thing: Element): boolean => thing.checkVisibility();
