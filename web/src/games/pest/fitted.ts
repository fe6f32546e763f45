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
  fit();
  const watcher = new ResizeObserver(fit);
  watcher.observe(box);
  return () => watcher.disconnect();
};

/** A word that cannot be read whole is left out; it stands in what the box says. */
export const whole: Attachment<HTMLElement> = (box) => {
  const check = (): void => {
    box.style.visibility = box.scrollWidth > box.clientWidth ? 'hidden' : '';
  };
  check();
  const watcher = new ResizeObserver(check);
  watcher.observe(box);
  return () => watcher.disconnect();
};
