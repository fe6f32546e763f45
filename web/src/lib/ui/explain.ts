/** Asking a thing on the table what it is: move the pointer there and rest, press it long, or type `i`. */
import { isAimed } from './aiming';
import type { Attachment } from 'svelte/attachments';

const REST = 450;
const LONG_PRESS = 500;

/** `show` opens the explanation of the element, `hide` closes it. */
export function explains(show: () => void, hide: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let pressed = false;
    let shown = false;
    /** Whoever has clicked knows what it is, and goes on. */
    let clicked = false;

    const open = (): void => {
      shown = true;
      show();
    };
    const later = (delay: number): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = delay === LONG_PRESS;
        open();
      }, delay);
    };
    const stop = (): void => {
      window.clearTimeout(timer);
      if (!shown) return;
      shown = false;
      queueMicrotask(hide); // it may lose the focus while the table is being redrawn
    };
    const listeners: Partial<{
      [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void;
    }> = {
      // What comes to lie under a pointer that rests was not asked.
      pointermove: (event) => {
        if (isAimed(event) && event.buttons === 0 && !shown && !clicked) later(REST);
      },
      pointerleave: ({ target }) => {
        if (target !== element) return; // one of its parts was left
        clicked = false;
        stop();
      },
      pointercancel: stop,
      blur: stop,
      pointerdown: (event) => {
        pressed = false;
        clicked = event.pointerType === 'mouse';
        if (clicked) stop();
        else later(LONG_PRESS);
      },
      pointerup: () => window.clearTimeout(timer),
      // A finger that asked what a card is has not chosen it.
      click: (event) => {
        if (!pressed) return stop();
        event.preventDefault();
        event.stopImmediatePropagation();
        pressed = false;
      },
      contextmenu: (event) => pressed && event.preventDefault(),
      keydown: (event) => {
        if (event.key === 'i') open();
        else if (event.key === 'Escape' && shown) {
          event.stopPropagation();
          stop();
        }
      },
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) element.addEventListener(name, listener, true);
    return () => {
      window.clearTimeout(timer);
      for (const [name, listener] of entries) element.removeEventListener(name, listener, true);
    };
  };
}
