/** Pictures that are written as text: each is read once, and every place where it is seen gets a copy. */
import type { Attachment } from 'svelte/attachments';

const read = new Map<string, DocumentFragment>();

/** What is inside an `svg` or a `g`. A component for each shape would cost ten times as much. */
export function drawn(markup: string): Attachment<SVGElement> {
  return (element) => element.replaceChildren(shapesOf(markup).cloneNode(true));
}

function shapesOf(markup: string): DocumentFragment {
  let shapes = read.get(markup);
  if (!shapes) {
    const page = document.createElement('template');
    page.innerHTML = `<svg>${markup}</svg>`;
    shapes = document.createDocumentFragment();
    shapes.append(...page.content.firstElementChild!.childNodes);
    read.set(markup, shapes);
  }
  return shapes;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words in a picture. */
export function written(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);
}
