// Everything on the table that shows an icon, a number or a zone, and that nothing explains: neither itself nor what
// it is in. `plain` are selectors of what is mere decoration, or is pressed and says in words what it does.
(plain) => {
  const room = document.querySelector('dialog[open]') ?? document.querySelector('main.board');
  const explained = '[data-explained], [data-term], [data-symbol], [data-area]';
  const seen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const numbered = (one) =>
    [...one.childNodes].some((text) => text.nodeType === Node.TEXT_NODE && /\d/.test(text.data));
  const told = (one) => {
    const { tagName, className } = one;
    const name = typeof className === 'string' ? className : className.baseVal;
    return `${tagName}.${name.replace(/svelte-\w+/g, '').trim()}`;
  };
  const pathOf = (one) => {
    const path = [];
    for (let at = one; at !== room && path.length < 4; at = at.parentElement) path.unshift(told(at));
    return path.join(' > ');
  };
  const found = [...room.querySelectorAll('svg, use, [data-zone], *')]
    .filter((one) => one.matches('svg:not(svg svg), use, [data-zone]') || numbered(one))
    .filter((one) => seen(one) && !one.closest(explained) && !plain.some((part) => one.closest(part)))
    .filter((one) => !one.matches('[data-zone]') || !one.querySelector(explained));
  return [...new Set(found.map((one) => `${pathOf(one)}  ${one.textContent.trim().slice(0, 24)}`))];
}
