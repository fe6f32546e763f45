// All numbers that the table of Pest shows, as somebody reads them off it.
() => {
  const all = (root, selector) => [...root.querySelectorAll(selector)];
  const one = (root, selector) => root.querySelector(selector);
  /** Without what stands in parts of it: a change beside a number is no part of the number. */
  const own = (element) =>
    [...(element?.childNodes ?? [])]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ data }) => data.trim())
      .join('');
  const words = (element) => element?.textContent.trim() ?? '';
  const numbers = (element) => (words(element).match(/\d+/g) ?? []).map(Number);
  /** What is less than nothing stands with a true minus. */
  const number = (text) => Number(text.replace('−', '-'));
  const signs = (root, name) => all(root, `[data-sign=${name}]`).length;
  const named = (elements, name, value) =>
    Object.fromEntries(elements.map((element) => [name(element), value(element)]));
  const note = (element) => numbers(one(element.closest('section'), 'h3 small'));

  const figures = (element) =>
    named(
      all(element, '.figures > span'),
      (figure) => one(figure, '[data-sign]')?.dataset.sign ?? '',
      (figure) => Number(own(figure)),
    );

  function seat(root) {
    const part = (id) => one(root, `[data-part="${id}"]`);
    const stocks = all(root, '[data-part^="stock:"]');
    const kind = (element) => element.dataset.part.split(':')[1];
    const easy = all(part('zone:1').parentElement, '.slot');
    const slots = ['move', 'build', 'produce'].map((name) => [name, part(`slot:${name}`)]);
    const technologies = all(root, '[data-part^="technology:"]');
    const buildings = all(root, '[data-part^="building:"]');
    return {
      renown: number(own(one(root, 'header .renown'))),
      influence: Number(own(one(root, 'header .stat:not(.renown):has([data-sign=influence])'))),
      ready: signs(one(root, 'header .far'), 'assistant'),
      camp: one(root, 'header .away') === null,
      stock: named(stocks, kind, (element) => Number(own(one(element, '.value')))),
      filled: named(stocks, kind, (element) => all(element, 'i.on').length),
      spaces: named(stocks, kind, (element) => all(element, 'i:not(.blocked)').length),
      limit: note(one(root, '.store'))[0],
      zone: easy.filter((slot) => slot.matches('.sick')).length,
      easy: easy.length,
      quarantine: note(easy[0]),
      hindering: [...slots, ['storage', part('storage-slot')]]
        .filter(([, slot]) => one(slot, '.sick'))
        .map(([name]) => name),
      hindered: slots.filter(([, slot]) => slot.closest('.hindered')).map(([name]) => name),
      dead: signs(one(root, '.graves'), 'dead'),
      mourned: note(one(root, '.graves'))[0] ?? 0,
      healed: all(root, '.track .there').length,
      healed_note: note(one(root, '.track')),
      herbs: all(root, '.track .cost').map((cost) => Number(own(cost))),
      technologies: technologies.map(kind),
      on_cards: technologies.map((card) => [
        signs(card, 'sick'),
        signs(card, 'healed'),
        signs(card, 'assistant'),
      ]),
      used: all(root, '.cell.used, .cell.chosen').map(({ dataset }) => dataset.cell),
      rows: all(root, '.head.side small').map((head) => numbers(head)[0]),
      built: buildings.filter((element) => element.matches('.done')).map(kind),
      staffed: buildings.filter((element) => signs(element, 'healed')).map(kind),
      costs: named(buildings, kind, figures),
      worth: named(buildings, kind, (element) => Number(words(one(element, '.renown')))),
    };
  }

  function flag(element) {
    const texts = all(element, '.amount').map((text) => number(words(text)));
    const things = all(element, 'use').map((use) => use.getAttribute('href').slice('#pest-'.length));
    const told = Object.fromEntries(things.map((thing, number) => [thing, texts[number]]));
    return { steps: Number(words(one(element, '.steps'))), ...told };
  }

  /** The spaces on which pins stand, read off the scale. */
  function influence() {
    const scale = one(document, '.map .track svg');
    const labels = all(scale, 'text.number').map((text) => [
      Number(words(text)),
      Number(text.getAttribute('x')),
    ]);
    const [[low, left], [high, right]] = [labels[0], labels.at(-1)];
    const at = (pin) => Number(pin.style.transform.match(/[\d.]+/)[0]);
    return named(
      all(scale, '.pin'),
      ({ dataset }) => Number(dataset.entity.split(':')[1]) - 1,
      (pin) => Math.round(low + ((at(pin) - left) * (high - low)) / (right - left)),
    );
  }

  const seatOfColour = (element) => Number(element.style.color.match(/seat-(\d)/)[1]);
  function decree(element) {
    const levels = [...element.children];
    const reached = levels.flatMap((level, number) =>
      all(level, '.who > svg:not([data-sign])').map((suit) => [seatOfColour(suit), number]),
    );
    const marked = levels.flatMap((level, number) =>
      one(level, '.who [data-sign=healed]') ? [number] : [],
    );
    return { reached: Object.fromEntries(reached), marked };
  }

  function other(element) {
    const [held, slots] = numbers(one(element, '.line > span:has([data-sign=sick])'));
    return {
      renown: number(words(one(element, '.renown'))),
      held,
      slots,
      dead: numbers(one(element, '.line > span:has([data-sign=dead])'))[0],
      healed: numbers(one(element, '.line > span:has([data-sign=healed])'))[0],
      ready: signs(element, 'assistant'),
    };
  }

  const sheet = one(document, '[data-sheet]');
  if (sheet) {
    const cards = all(sheet, '.market [data-part]');
    const card = (element) => element.dataset.part.split(':')[1];
    const great = all(sheet, '[data-part^="capital-building:"]');
    return {
      seat: one(sheet, '.seat') ? seat(one(sheet, '.seat')) : null,
      costs: named(cards, card, (element) => numbers(one(element, '.cost'))[0]),
      worth: named(cards, card, (element) => numbers(one(element, '.tag:not(.cost)'))[0]),
      decrees: named(all(sheet, '[data-decree]'), ({ dataset }) => dataset.decree, decree),
      agendas: named(
        all(sheet, '[data-agenda]'),
        ({ dataset }) => dataset.agenda,
        (element) => all(element, 'b').map((count) => numbers(count)[0]),
      ),
      in_capital: all(sheet, '.who b').map((count) => numbers(count)[0]),
      tokens: all(sheet, '.token:not(.taken)').map(figures),
      taken: all(sheet, '.token.taken').length,
      great: named(great, card, (element) =>
        one(element, '.owner') ? null : all(element, '.figures').map(figures),
      ),
      plague: all(sheet, 'article.plague em').map((mark) => numbers(mark)[0]),
    };
  }
  const next = one(document, '[data-opens=year]');
  return {
    seat: seat(one(document, '.desk .seat .seat')),
    sick: named(all(document, '[data-sick]'), ({ dataset }) => dataset.sick, (element) =>
      Number(words(one(element, '.count'))),
    ),
    risk: named(all(document, '[data-risk]'), ({ dataset }) => dataset.risk, (element) =>
      Number(words(element)),
    ),
    flags: named(all(document, '[data-flag]'), ({ dataset }) => dataset.flag, flag),
    capital: named(all(document, '[data-healed]'), ({ dataset }) => dataset.healed, (element) =>
      Number(words(element)),
    ),
    influence: influence(),
    others: named(all(document, '.other[data-seat]'), ({ dataset }) => dataset.seat, other),
    decree: decree(one(document, '.strip [data-decree]')),
    agenda: numbers(one(document, '.strip .agenda'))[0],
    next_year: { favour: figures(next), plague: numbers(one(next, 'strong'))[0] ?? 0 },
  };
};
