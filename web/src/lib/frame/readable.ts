/** What is read on the screen, and where: nothing shall lie over it. */
import type { Box } from './markplace';

/** Larger ones are pictures, and may have something on them. */
const SIGN = 40;

/** Words and numbers, where they are. */
export function wordsIn(part: Element): Box[] {
  const found: Box[] = [];
  const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    if (!text.textContent?.trim() || text.parentElement?.closest('.hidden')) continue;
    range.selectNodeContents(text);
    found.push(...range.getClientRects());
  }
  return found;
}

export function signsIn(part: Element): Box[] {
  const boxes = [...part.querySelectorAll('svg')].map((sign) => sign.getBoundingClientRect());
  return boxes.filter(({ width, height }) => width <= SIGN && height <= SIGN);
}
