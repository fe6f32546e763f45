// Asks everything on the table, or on the sheet that lies over it, what it is, as the key `i` does: things with an
// explanation of their own, some of each kind, and every term once. Tells how many answered, which rules they lead to, and what is wrong with
// an answer: no words, cut, outside the window, twice, or over what counts.
async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const press = (thing, key) => thing.dispatchEvent(new KeyboardEvent('keydown', { key }));
  const touch = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const room = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const answering = (one) =>
    one.closest('[data-explained], [data-term]') ?? one.closest('[data-symbol]') ?? one.closest('[data-area]');
  const SOME = 12;
  const asked = new Set();
  const alike = new Map();
  const isNew = (one) => {
    const thing = answering(one);
    if (!thing) return false;
    const { term, symbol, area } = thing.dataset;
    const what = term ?? symbol ?? area ?? '';
    if (!('explained' in thing.dataset)) return !asked.has(what) && asked.add(what);
    const some = alike.get(what) ?? alike.set(what, new Set()).get(what);
    return some.size < SOME && !some.has(thing) && some.add(thing);
  };
  const things = [
    ...room.querySelectorAll(
      'button, [tabindex], [data-entity], [data-explained], [data-term], [data-symbol], [data-area]',
    ),
  ].filter((one) => one.checkVisibility() && isNew(one));
  const found = { explained: 0, wrong: [], rules: [], unruled: [] };
  for (const thing of things) {
    press(thing, 'i');
    await frame();
    const zooms = [...document.querySelectorAll('.zoom[role=tooltip]')];
    if (zooms.length === 0) {
      found.wrong.push(`${JSON.stringify({ ...answering(thing).dataset })}: says nothing`);
      continue;
    }
    const [zoom] = zooms;
    const box = zoom.getBoundingClientRect();
    const counting = [...document.querySelectorAll('.actions button:not(:disabled)')];
    const texts = [...zoom.querySelectorAll('p, strong')];
    const said = texts.filter((one) => one.textContent.trim().length > 1);
    const faults = [
      zooms.length > 1 && 'twice',
      (!zoom.querySelector('strong').textContent.trim() || said.length < 2) && 'says nothing',
      [zoom, ...texts].some(
        (one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2,
      ) && 'cut',
      (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) && 'outside',
      counting.some((one) => touch(box, one.getBoundingClientRect())) && 'over what counts',
    ].filter(Boolean);
    found.explained += 1;
    const rule = zoom.querySelector('a')?.hash.slice(1);
    (rule ? found.rules : found.unruled).push(rule ?? zoom.querySelector('strong').textContent);
    if (faults.length > 0) found.wrong.push(`${zoom.innerText.slice(0, 60)}: ${faults.join(', ')}`);
    press(thing, 'Escape');
    await frame();
    if (document.querySelector('.zoom[role=tooltip]')) {
      found.wrong.push(`${zoom.innerText.slice(0, 60)}: does not close`);
      break;
    }
  }
  return found;
}
