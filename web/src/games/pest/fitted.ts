/** A word that is too long for its box gets smaller letters, down to what can be read. */
import type { Attachment } from 'svelte/attachments';

const LEAST = 13;

export const fitted: Attachment<HTMLElement> = (box) => {
  const fit = (): void => {
    box.style.fontSize = '';
    let size = parseFloat(getComputedStyle(box).fontSize);
    while (box.scrollWidth > box.clientWidth && size > LEAST) {
      size -= 0.5;
      box.style.fontSize = `${size}px`;
    }
  };
  return always(box, fit);
};

/** A word that cannot be read whole is left out; it stands in what the box says. */
export const whole: Attachment<HTMLElement> = (box) => {
  const check = (): void => {
    box.style.visibility = box.scrollWidth > box.clientWidth ? 'hidden' : '';
  };
  return always(box, check);
};

/** Now, whenever the box gets another size or other words, and when a typeface has come. */
function always(box: HTMLElement, act: () => void): () => void {
  act();
  const watcher = new ResizeObserver(act);
  watcher.observe(box);
  const reader = new MutationObserver(act);
  reader.observe(box, { characterData: true, childList: true, subtree: true });
  document.fonts.addEventListener('loadingdone', act);
  return () => {
    watcher.disconnect();
    reader.disconnect();
    document.fonts.removeEventListener('loadingdone', act);
  };
}
