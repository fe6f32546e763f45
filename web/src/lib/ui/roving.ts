/** One stop for Tab in a group of things; the arrows move inside it, and leave it where it ends. */
import type { Attachment } from 'svelte/attachments';

export const roving: Attachment<HTMLElement> = (group) => {
  const items = (): HTMLElement[] =>
    [...group.querySelectorAll<HTMLElement>('button, [data-roving]')].filter(
      (item) => !item.matches(':disabled'),
    );

  const settle = (current?: HTMLElement): void => {
    const all = items();
    const stop = current ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) {
      const index = item === stop ? 0 : -1;
      if (item.tabIndex !== index) item.tabIndex = index;
    }
  };
  const focus = (event: FocusEvent): void => {
    const item = items().find((one) => one === event.target);
    if (item) settle(item);
  };
  const move = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = items();
    const from = all.find((item) => item === event.target);
    const to = from && neighbour(all, from, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  settle();
  const watcher = new MutationObserver(() => settle());
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focus);
  group.addEventListener('keydown', move);
  return () => {
    watcher.disconnect();
    group.removeEventListener('focusin', focus);
    group.removeEventListener('keydown', move);
  };
};

function neighbour(all: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const place = all.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return all[place + 1];
    case 'ArrowLeft':
      return all[place - 1];
    case 'Home':
      return all[0];
    case 'End':
      return all[all.length - 1];
    case 'ArrowUp':
      return nearest(all, from, -1);
    case 'ArrowDown':
      return nearest(all, from, 1);
    default:
      return undefined;
  }
}

/** The nearest in the rows above or below; in a single row, the one before or after. */
function nearest(all: HTMLElement[], from: HTMLElement, down: 1 | -1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const other = all
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - here.top) * down > here.height / 2)
    .sort((a, b) => distance(a.box, here) - distance(b.box, here))[0];
  return other?.item ?? all[all.indexOf(from) + down];
}

function distance(a: DOMRect, b: DOMRect): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
