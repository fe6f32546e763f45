/* Draws the plots as wide as the window allows, shows figures under the pointer, sorts tables and saves. */
(() => {
  'use strict';

  const NS = 'http://www.w3.org/2000/svg';
  const LANGUAGE = document.documentElement.lang;
  const STYLED = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'paint-order', 'font-family', 'font-size'];
  const LINE = 17; /* pixels from one line of text to the next */
  const tip = document.getElementById('tip');
  const pen = document.createElement('canvas').getContext('2d');
  const plots = JSON.parse(document.getElementById('plots').textContent);

  function element(name, attributes = {}, parent = null, text = null) {
    const made = document.createElementNS(NS, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text !== null) made.textContent = text;
    parent?.append(made);
    return made;
  }

  function width(text) {
    pen.font = `13px ${getComputedStyle(document.body).fontFamily}`;
    return pen.measureText(text).width;
  }

  /* The words in as many lines as fit. */
  function wrapped(text, room) {
    const lines = [];
    for (const word of text.split(' ')) {
      const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
      if (lines.length && width(longer) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  function write(lines, x, y, attributes, parent) {
    lines.forEach((line, at) => element('text', { x, y: y + at * LINE, ...attributes }, parent, line));
  }

  /* --- scales --- */

  function scale(values, from, to) {
    let [low, high] = [Math.min(...values), Math.max(...values)];
    if (low === high) [low, high] = [low - Math.abs(low || 1) / 2, high + Math.abs(high || 1) / 2];
    const at = (value) => from + ((value - low) / (high - low)) * (to - from);
    return { low, high, at };
  }

  function ticks({ low, high }, count) {
    const rough = (high - low) / Math.max(2, count);
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((n) => n * power).find((each) => each >= rough);
    const found = [];
    for (let n = Math.ceil(low / step - 1e-9); n * step <= high + step * 1e-9; n++) found.push(n * step);
    return { found, step };
  }

  function format(value, step, percent) {
    const shown = percent ? step * 100 : step;
    const digits = Math.max(0, -Math.floor(Math.log10(shown) + 1e-9));
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(LANGUAGE, percent ? { style: 'percent', ...options } : options).format(value + 0);
  }

  function padded(values) {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const more = (high - low || Math.abs(high) || 1) * 0.05;
    return [low - more, high + more];
  }

  /* --- plots --- */

  function mark(data, parent) {
    const group = element('g', { class: data.marked ? 'mark marked' : 'mark', 'data-tip': data.tip }, parent);
    element('title', {}, group, data.tip);
    return group;
  }

  function intervals(plot, svg, wide) {
    const widest = Math.max(...plot.marks.map((each) => width(each.label)));
    const beside = widest <= wide * 0.42;
    const left = beside ? widest + 16 : 8;
    const right = wide - 10;
    const values = plot.marks.flatMap((each) => [each.value, each.low ?? each.value, each.high ?? each.value]);
    if (plot.zero !== null) values.push(plot.zero);
    const x = scale(padded(values), left, right);
    const grid = element('g', {}, svg);
    let y = 6;
    for (const each of plot.marks) {
      const lines = beside ? [each.label] : wrapped(each.label, wide - 16);
      const above = beside ? 0 : lines.length * LINE;
      const tall = above + (beside ? 28 : 22);
      const middle = y + above + (beside ? 14 : 9);
      const group = mark(each, svg);
      element('rect', { class: 'hit', x: 0, y, width: wide, height: tall, rx: 6 }, group);
      if (beside) write(lines, left - 8, middle + 4, { 'text-anchor': 'end' }, group);
      else write(lines, 8, y + 13, {}, group);
      if (each.low !== null)
        element('line', { class: 'span', x1: x.at(each.low), x2: x.at(each.high), y1: middle, y2: middle }, group);
      element('circle', { class: 'point', cx: x.at(each.value), cy: middle, r: 5.5 }, group);
      y += tall;
    }
    const { found, step } = ticks(x, (right - left) / 80);
    for (const value of found) across(grid, x.at(value), 0, y, format(value, step, plot.percent), wide);
    if (plot.zero !== null) element('line', { class: 'zero', x1: x.at(plot.zero), x2: x.at(plot.zero), y1: 0, y2: y }, grid);
    return named(svg, plot.axis, (left + right) / 2, y + 36, wide);
  }

  /* A line from top to bottom with its value under it, within the window. */
  function across(grid, x, top, bottom, text, wide) {
    element('line', { class: 'grid', x1: x, x2: x, y1: top, y2: bottom }, grid);
    const half = width(text) / 2;
    const at = Math.min(wide - half, Math.max(half, x));
    element('text', { class: 'tick', x: at, y: bottom + 16, 'text-anchor': 'middle' }, grid, text);
  }

  function named(svg, text, x, y, wide) {
    const lines = wrapped(text, wide - 8);
    const half = Math.max(...lines.map(width)) / 2;
    const at = Math.min(wide - half, Math.max(half, x));
    write(lines, at, y, { class: 'axis', 'text-anchor': 'middle' }, svg);
    return y + lines.length * LINE - 8;
  }

  function upright(svg, y, left, right, percent, text) {
    const { found, step } = ticks({ low: y.low, high: y.high }, 5);
    for (const value of found) {
      const at = y.at(value);
      element('line', { class: 'grid', x1: left, x2: right, y1: at, y2: at }, svg);
      element('text', { class: 'tick', x: left - 6, y: at + 4, 'text-anchor': 'end' }, svg, format(value, step, percent));
    }
    if (text) write(wrapped(text, right), 0, 13, { class: 'axis' }, svg);
  }

  function roomFor(y, percent) {
    const { found, step } = ticks(y, 5);
    return Math.max(...found.map((value) => width(format(value, step, percent)))) + 10;
  }

  function bars(plot, svg, wide) {
    const top = 26;
    const bottom = 220;
    const y = scale([0, ...plot.marks.map((each) => each.value)], bottom, top);
    const left = roomFor(y, plot.percent);
    upright(svg, y, left, wide, plot.percent, plot.axis);
    const step = (wide - left) / plot.marks.length;
    const widest = Math.max(...plot.marks.map((each) => width(each.label))) + 8;
    const every = Math.ceil(widest / step);
    plot.marks.forEach((each, at) => {
      const x = left + at * step;
      const group = mark(each, svg);
      element('rect', { class: 'hit', x, y: top, width: step, height: bottom - top }, group);
      const high = Math.max(each.value > 0 ? 1 : 0, bottom - y.at(each.value));
      element('rect', { class: 'point', x: x + step * 0.1, y: bottom - high, width: step * 0.8, height: high, rx: 2 }, group);
      if (at % every === 0) {
        const half = width(each.label) / 2;
        const middle = Math.min(wide - half, Math.max(half, x + step / 2));
        element('text', { class: 'tick', x: middle, y: bottom + 16, 'text-anchor': 'middle' }, svg, each.label);
      }
    });
    return bottom + 24;
  }

  function dots(plot, svg, wide) {
    const lines = wrapped(plot.other_axis, wide).length;
    const top = 12 + lines * LINE;
    const bottom = top + Math.min(320, wide * 0.6);
    const y = scale(padded([plot.zero ?? 0, ...plot.marks.map((each) => each.other)]), bottom, top);
    const left = roomFor(y, false);
    upright(svg, y, left, wide, false, plot.other_axis);
    const x = scale(padded(plot.marks.map((each) => each.value)), left, wide - 8);
    const { found, step } = ticks(x, (wide - left) / 80);
    for (const value of found) across(svg, x.at(value), top, bottom, format(value, step, plot.percent), wide);
    if (plot.zero !== null) element('line', { class: 'zero', x1: left, x2: wide, y1: y.at(plot.zero), y2: y.at(plot.zero) }, svg);
    for (const each of plot.marks) {
      const group = mark(each, svg);
      const place = { cx: x.at(each.value), cy: y.at(each.other) };
      element('circle', { class: 'hit', ...place, r: 12 }, group);
      element('circle', { class: 'point', ...place, r: 5 }, group);
    }
    return named(svg, plot.axis, (left + wide) / 2, bottom + 36, wide);
  }

  const DRAWN = { intervals, bars, dots };

  function draw(figure) {
    const plot = plots[figure.dataset.plot];
    const wide = figure.querySelector('.drawing').clientWidth;
    if (wide < 100) return; /* it is not laid out */
    const svg = element('svg', { role: 'img', 'aria-label': plot.caption });
    const tall = Math.ceil(DRAWN[plot.kind](plot, svg, wide)) + 4;
    svg.setAttribute('viewBox', `0 0 ${wide} ${tall}`);
    svg.setAttribute('height', tall);
    figure.querySelector('.drawing').replaceChildren(svg);
  }

  /* --- saving --- */

  function save(name, text, type) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  /* The drawing as it looks now, with the numbers that it shows. */
  function saveDrawing(figure) {
    const plot = plots[figure.dataset.plot];
    const shown = figure.querySelector('svg');
    const copy = shown.cloneNode(true);
    const parts = [...shown.querySelectorAll('*')];
    [...copy.querySelectorAll('*')].forEach((part, at) => {
      const style = getComputedStyle(parts[at]);
      for (const name of STYLED) if (style.getPropertyValue(name)) part.setAttribute(name, style.getPropertyValue(name));
    });
    const { width: wide, height: tall } = shown.viewBox.baseVal;
    for (const [key, value] of Object.entries({ xmlns: NS, width: wide + 24, height: tall + 24, viewBox: `-12 -12 ${wide + 24} ${tall + 24}` }))
      copy.setAttribute(key, value);
    const paper = element('rect', { x: -12, y: -12, width: wide + 24, height: tall + 24, fill: getComputedStyle(figure).backgroundColor });
    const data = element('metadata', {}, null, JSON.stringify(plot));
    copy.prepend(element('title', {}, null, plot.caption), data, paper);
    save(`plot-${Number(figure.dataset.plot) + 1}.svg`, new XMLSerializer().serializeToString(copy), 'image/svg+xml');
  }

  /* --- pointing --- */

  let seen = null;

  function show(event) {
    const group = event.target.closest?.('.mark');
    if (group !== seen) seen?.classList.remove('seen');
    seen = group;
    tip.hidden = !group;
    if (!group) return;
    group.classList.add('seen');
    tip.textContent = group.dataset.tip;
    const { width: wide, height: tall } = tip.getBoundingClientRect();
    const left = Math.min(innerWidth - wide - 12, Math.max(12, event.clientX - wide / 2));
    const above = event.clientY - tall - 16;
    tip.style.left = `${left}px`;
    tip.style.top = `${above > 8 ? above : event.clientY + 20}px`;
  }

  /* --- tables --- */

  function sort(head) {
    const row = head.parentElement;
    const at = [...row.children].indexOf(head);
    const body = head.closest('table').tBodies[0];
    const numbers = head.classList.contains('number');
    const before = head.getAttribute('aria-sort');
    const down = before ? before === 'ascending' : numbers;
    for (const other of row.children) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
    const known = (line) => (numbers ? line.children[at].dataset.sort !== undefined : true);
    const compare = (a, b) => {
      if (known(a) !== known(b)) return known(a) ? -1 : 1;
      if (!known(a)) return 0;
      const [one, other] = [a, b].map((line) => line.children[at]);
      const order = numbers
        ? Number(one.dataset.sort) - Number(other.dataset.sort)
        : one.textContent.localeCompare(other.textContent, LANGUAGE, { numeric: true });
      return down ? -order : order;
    };
    body.append(...[...body.rows].sort(compare));
  }

  /* --- the page --- */

  const figures = [...document.querySelectorAll('figure')];
  const drawAll = () => figures.forEach(draw);
  for (const figure of figures) figure.querySelector('button').addEventListener('click', () => saveDrawing(figure));
  for (const head of document.querySelectorAll('th')) head.querySelector('button').addEventListener('click', () => sort(head));
  for (const name of ['pointermove', 'pointerdown']) document.addEventListener(name, show);
  addEventListener('scroll', () => show({ target: document }), { passive: true });
  document.getElementById('theme').addEventListener('click', () => {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const now = document.documentElement.dataset.theme ?? (dark ? 'dark' : 'light');
    document.documentElement.dataset.theme = now === 'dark' ? 'light' : 'dark';
  });
  document.getElementById('figures').addEventListener('click', () => {
    save('figures.json', document.getElementById('data').textContent, 'application/json');
  });
  let last = 0;
  new ResizeObserver(() => {
    if (document.body.clientWidth !== last) drawAll();
    last = document.body.clientWidth;
  }).observe(document.body);
  drawAll();
})();
