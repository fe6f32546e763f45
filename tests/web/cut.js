/* The texts on the page that cannot be read in full, each with its element and what cuts it. */
() => {
  const LEAST = 1.5; /* pixels: rounding */
  const LEADING = 0.3; /* of a line's height, in which there are no letters */
  const CLIPS = /hidden|clip/;
  const SCROLLS = /auto|scroll/;

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };

  const isForScreenReaders = (element) =>
    element.closest('[hidden], noscript') !== null ||
    ancestors(element).some((one) => {
      const { clipPath, overflowX } = styleOf(one);
      const tiny = one.offsetWidth <= 1 && one.offsetHeight <= 1 && overflowX !== 'visible';
      return clipPath.startsWith('inset(50%') || tiny;
    });

  function ancestors(element) {
    const all = [];
    for (let one = element; one && one !== document.documentElement; one = one.parentElement)
      all.push(one);
    return all;
  }

  /* Chromium draws the text of a range that is cut as if it were not: so it can be compared. */
  function linesOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((line) => line.width > 0 && line.height > 0);
  }

  function sticksOut(line, box, axis) {
    if (axis === 'x') return line.left < box.left - LEAST || line.right > box.right + LEAST;
    const spare = line.height * LEADING + LEAST;
    return line.top < box.top - spare || line.bottom > box.bottom + spare;
  }

  /* What cuts a line of text along an axis: a box that clips, or the window where nobody scrolls. */
  function cutBy(line, element, axis) {
    let fixed = false;
    for (const one of ancestors(element)) {
      const style = styleOf(one);
      const overflow = axis === 'x' ? style.overflowX : style.overflowY;
      if (one !== document.body && SCROLLS.test(overflow)) return null;
      if (one.matches('[data-pans]')) return null; /* it is moved about like what scrolls */
      const clips = one !== document.body && CLIPS.test(overflow) && style.display !== 'inline';
      if (clips && sticksOut(line, one.getBoundingClientRect(), axis)) return nameOf(one);
      if (clips && axis === 'x' && hasEllipsis(one, style)) return nameOf(one);
      if (one.matches('button, [role=button], th, td, .button')) {
        if (sticksOut(line, one.getBoundingClientRect(), axis)) return nameOf(one);
      }
      if (style.position === 'fixed') fixed = true;
    }
    return cutByWindow(line, axis, fixed) ? 'window' : null;
  }

  /* It stands before the padding already, where a box does not clip yet. */
  const hasEllipsis = (box, { textOverflow }) =>
    textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth;

  function cutByWindow(line, axis, fixed) {
    const root = document.documentElement;
    const page = {
      left: fixed ? 0 : -scrollX,
      right: root.clientWidth,
      top: fixed ? 0 : -scrollY,
      bottom: fixed ? innerHeight : Math.max(innerHeight, root.scrollHeight - scrollY),
    };
    return sticksOut(line, page, axis);
  }

  /* A long word leaves the box that it should be broken in, and lies over what stands beside it. */
  function spillsOver(line, element, { data }) {
    if (data.trim().length < 3) return null; /* a figure may be a pixel wider than its place */
    const box = ancestors(element).find((one) => !/inline$|contents/.test(styleOf(one).display));
    if (!box || box.closest('svg, [data-pans]')) return null;
    const { left, right } = box.getBoundingClientRect();
    return line.left < left - LEAST || line.right > right + LEAST ? nameOf(box) : null;
  }

  function nameOf(element) {
    const classes = [...element.classList].filter((name) => !name.startsWith('svelte-'));
    return [element.localName, ...classes].join('.');
  }

  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || /^(script|style|option)$/.test(element.localName)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isForScreenReaders(element)) continue;
    for (const line of linesOf(node)) {
      const by = cutBy(line, element, 'x') ?? cutBy(line, element, 'y') ?? spillsOver(line, element, node);
      if (by) found.add(`${node.data.trim()} (${nameOf(element)} in ${by})`);
    }
  }
  /* A select shows one line of its choice, and cuts it without a word. */
  const ARROW = 16;
  const pen = document.createElement('canvas').getContext('2d');
  for (const select of document.querySelectorAll('select')) {
    if (!select.checkVisibility()) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const text = select.selectedOptions[0]?.textContent.trim() ?? '';
    pen.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
    if (pen.measureText(text).width > room + LEAST) found.add(`${text} (${nameOf(select)})`);
  }
  return [...found];
}
