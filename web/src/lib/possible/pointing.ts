/** Showing where on the table a choice is: it comes into sight, has the focus, and is lit for a while. */
import { markedThings, type Called } from '../frame/marking';

const PARTS = 'main.board, .panels, .actions .options';
const THINGS = 'button, [role="button"]';
const LIT = 'pointed-at';
const A_WHILE = 2500;

/** Whether there is anything to be seen of it. */
export function pointAt(called: Called, target: string): boolean {
  const thing = pressedFor(called) ?? named(target);
  if (!thing) return false;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (thing instanceof HTMLElement || thing instanceof SVGElement) thing.focus();
  thing.classList.add(LIT);
  setTimeout(() => thing.classList.remove(LIT), A_WHILE);
  return true;
}

function pressedFor(called: Called): Element | undefined {
  const things = inSight(THINGS);
  return markedThings(things, [called])[0]?.thing;
}

/** The thing itself, where nothing is pressed for it. */
function named(target: string): Element | undefined {
  return target ? inSight(`[data-entity="${CSS.escape(target)}"]`)[0] : undefined;
}

function inSight(selector: string): Element[] {
  return [...document.querySelectorAll(PARTS)]
    .flatMap((part) => [...part.querySelectorAll(selector)])
    .filter((thing) => thing.checkVisibility());
}
