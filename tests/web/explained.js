// Asks everything on the table, or on the sheet that lies over it, what it is, as the key `i` does.
// Tells how many answered, and what is wrong with an answer: cut, outside the window, twice, or over what counts.
async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const press = (thing, key) => thing.dispatchEvent(new KeyboardEvent('keydown', { key }));
  const touch = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const room = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const things = [...room.querySelectorAll('button, [tabindex], [data-entity]')]
    .filter((one) => one.checkVisibility());
  const found = { explained: 0, wrong: [] };
  for (const thing of things) {
    press(thing, 'i');
    await Promise.resolve();
    const zooms = [...document.querySelectorAll('.zoom[role=tooltip]')];
    if (zooms.length === 0) continue;
    await frame();
    const [zoom] = zooms;
    const box = zoom.getBoundingClientRect();
    const counting = [...document.querySelectorAll('.actions button:not(:disabled)')];
    const faults = [
      zooms.length > 1 && 'twice',
      [zoom, ...zoom.querySelectorAll('p, strong')].some(
        (one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2,
      ) && 'cut',
      (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) && 'outside',
      counting.some((one) => touch(box, one.getBoundingClientRect())) && 'over what counts',
    ].filter(Boolean);
    found.explained += 1;
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
