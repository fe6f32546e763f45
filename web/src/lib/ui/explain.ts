/**
 * Asking a thing on the table what it is: move the pointer there and rest, press it long, or type `i`. Typed again, it
 * goes on to the next thing, also to those that nobody can press; `r` opens the rule.
 *
 * Things with an explanation of their own say so by `explains`. All others have a term, which the catalogues explain:
 * `data-term` on a thing, `data-symbol` on an icon, `data-area` on a zone that holds other things. What is said anyway
 * while the pointer is on a thing (`data-quiet`) is explained only to those who press or type.
 */
import { isAimed } from './aiming';
import type { Attachment } from 'svelte/attachments';

const REST = 450;
const LONG_PRESS = 500;
/** Fingers are never quite still, in pixels. */
const TREMBLING = 10;
/** Whoever moves from a thing to its explanation crosses so many pixels. */
const BRIDGE = 18;

const NOTE = '.zoom[role=tooltip]';
const TYPED = 'input, select, textarea, [contenteditable]';
const EXPLAINED = '[data-explained], [data-term], [data-symbol], [data-area]';

export interface Answer {
  show: () => void;
  hide: () => void;
}

const own = new WeakMap<Element, Answer>();
let ofTerms: ((thing: Element) => Answer | null) | null = null;

/** `show` opens the explanation of the element, `hide` closes it. */
export function explains(show: () => void, hide: () => void): Attachment<HTMLElement> {
  return (element) => {
    listen();
    own.set(element, { show, hide });
    element.dataset.explained = '';
    return () => {
      own.delete(element);
      if (open?.thing === element) open = null;
    };
  };
}

/** Who explains things by their terms, until it is called off. */
export function explainTerms(answer: (thing: Element) => Answer | null): () => void {
  listen();
  ofTerms = answer;
  return () => {
    close();
    if (ofTerms === answer) ofTerms = null;
  };
}

/** The thing that answers for an element: itself or what it is in; then an icon in it; then the zone around it. */
export function answering(element: Element): Element | null {
  let icon: Element | null = null;
  let area: Element | null = null;
  for (let thing: Element | null = element; thing; thing = thing.parentElement) {
    if (own.has(thing) || thing.hasAttribute('data-term')) return thing;
    if (thing.hasAttribute('data-symbol')) icon ??= thing;
    if (thing.hasAttribute('data-area')) area ??= thing;
  }
  return icon ?? area;
}

/** The term of a thing; empty if it has none. */
export function termOf(thing: Element): string {
  const { term, symbol, area } = (thing as HTMLElement).dataset;
  return term ?? symbol ?? area ?? '';
}

let open: { thing: Element; answer: Answer; byKey: boolean } | null = null;
let timer = 0;
let aimedAt: Element | null = null;
/** Whoever has clicked knows what it is, and goes on. */
let clicked: Element | null = null;
/** A finger that asked what a thing is has not chosen it. */
let pressed = false;
let pressedAt = { x: 0, y: 0 };

function show(thing: Element, byKey = false): void {
  if (open?.thing === thing) return;
  close();
  const answer = own.get(thing) ?? ofTerms?.(thing);
  if (!answer) return;
  open = { thing, answer, byKey };
  thing.setAttribute('data-asked', byKey ? 'key' : '');
  answer.show();
  if (byKey) requestAnimationFrame(sayAloud); // once the note is there
}

function close(): void {
  window.clearTimeout(timer);
  if (!open) return;
  const { thing, answer } = open;
  open = null;
  thing.removeAttribute('data-asked');
  queueMicrotask(answer.hide); // it may lose the focus while the table is being redrawn
}

function later(thing: Element, delay: number): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!thing.isConnected) return;
    pressed = delay === LONG_PRESS;
    show(thing);
  }, delay);
}

/** For those who do not see it: the note is not where their focus is. */
function sayAloud(): void {
  const voice = document.querySelector('[data-aloud]');
  const note = document.querySelector(NOTE);
  if (voice && note) voice.textContent = note.textContent;
}

const inNote = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(NOTE) !== null;

/** Over the note, or on the way there; it lets clicks through, so this cannot be asked of elements. */
function isNearNote({ clientX: x, clientY: y }: PointerEvent): boolean {
  const box = document.querySelector(NOTE)?.getBoundingClientRect();
  return Boolean(
    box &&
    x > box.left - BRIDGE &&
    x < box.right + BRIDGE &&
    y > box.top - BRIDGE &&
    y < box.bottom + BRIDGE,
  );
}

// --- pointers -------------------------------------------------------------------------------------

function move(event: PointerEvent): void {
  if (event.pointerType !== 'mouse') {
    const { x, y } = pressedAt;
    if (!open && Math.hypot(event.clientX - x, event.clientY - y) > TREMBLING)
      window.clearTimeout(timer);
    return;
  }
  const thing = event.target instanceof Element ? answering(event.target) : null;
  if (thing !== aimedAt) {
    aimedAt = thing;
    clicked = null;
    window.clearTimeout(timer);
  }
  if (open && !open.byKey && thing !== open.thing && !isNearNote(event)) close();
  // What comes to lie under a pointer that rests was not asked.
  if (!thing || thing === clicked || !isAimed(event) || event.buttons !== 0) return;
  if (thing.hasAttribute('data-quiet')) return;
  if (!open || (open.thing !== thing && !isNearNote(event))) later(thing, REST);
}

function down(event: PointerEvent): void {
  pressed = false;
  if (inNote(event.target)) return;
  close();
  const thing = event.target instanceof Element ? answering(event.target) : null;
  if (event.pointerType === 'mouse') clicked = thing;
  else if (thing) {
    pressedAt = { x: event.clientX, y: event.clientY };
    later(thing, LONG_PRESS);
  }
}

const stopWaiting = (): void => window.clearTimeout(timer);

function click(event: MouseEvent): void {
  if (inNote(event.target)) return queueMicrotask(close);
  if (!pressed) return close();
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = false;
}

// --- keys -----------------------------------------------------------------------------------------

function key(event: KeyboardEvent): void {
  const { target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (target instanceof Element && target.closest(TYPED)) return;
  if (event.key === 'i' || event.key === 'I') ask(target, event.key === 'i' ? 1 : -1);
  else if (event.key === 'Escape' && open) {
    event.stopPropagation();
    close();
  } else if (event.key === 'r' && open) {
    document.querySelector<HTMLElement>(`${NOTE} a`)?.click();
  }
}

/** First what has the focus; asked again, one thing after another from there. */
function ask(target: EventTarget | null, way: 1 | -1): void {
  const focused = target instanceof Element && target !== document.body ? target : null;
  const first = focused && answering(focused);
  const next = open?.byKey ? following(open.thing, way) : (first ?? following(focused, way));
  if (next) show(next, true);
}

/** The next thing in sight after an element that explains itself, or the first again. */
function following(from: Element | null, way: 1 | -1): Element | undefined {
  const room = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const all = [...(room?.querySelectorAll(EXPLAINED) ?? [])].filter(
    (thing) => answering(thing) === thing && isInSight(thing),
  );
  if (way < 0) all.reverse();
  if (!from) return all[0];
  const side = way > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  return all.find((thing) => from.compareDocumentPosition(thing) & side) ?? all[0];
}

function isInSight(thing: Element): boolean {
  const { left, top, right, bottom, width, height } = thing.getBoundingClientRect();
  const inWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return width > 0 && height > 0 && inWindow && thing.checkVisibility();
}

function leave({ target, relatedTarget }: FocusEvent): void {
  if (!open || inNote(relatedTarget)) return;
  if (target instanceof Element && (open.byKey || open.thing.contains(target))) close();
}

let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  const on = <K extends keyof DocumentEventMap>(
    name: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(name, listener, true);
  on('pointermove', move);
  on('pointerdown', down);
  on('pointerup', stopWaiting);
  on('pointercancel', close);
  // A finger leaves with every press; a mouse only with the window.
  on('pointerleave', ({ target, pointerType }) => {
    if (target === document && pointerType === 'mouse' && !open?.byKey) close();
  });
  on('click', click);
  on('contextmenu', (event) => pressed && event.preventDefault());
  on('keydown', key);
  on('blur', leave);
}
