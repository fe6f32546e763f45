/** What I have picked. */

/** The card of my answers to which this is done. */
export function pickedCard(picked: string[], verb: string): string | undefined {
  const text = picked.find((action) => action.startsWith(`${verb} `));
  return text?.slice(verb.length + 1);
}

/** To the top of what scrolls around it, and of nothing else. */
export function bringUp(element: HTMLElement | undefined): void {
  let around = element?.parentElement;
  while (around && getComputedStyle(around).overflowY !== 'auto') around = around.parentElement;
  if (!element || !around) return;
  around.scrollTop += element.getBoundingClientRect().top - around.getBoundingClientRect().top;
}
