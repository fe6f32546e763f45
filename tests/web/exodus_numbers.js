// All numbers that the table of Exodus shows, as somebody reads them off it.
() => {
  const all = (root, selector) => [...(root?.querySelectorAll(selector) ?? [])];
  const one = (root, selector) => root?.querySelector(selector) ?? null;
  const words = (element) => element?.textContent.trim() ?? '';
  /** Without what stands in parts of it: what was before is no part of what is. */
  const own = (element) =>
    [...(element?.childNodes ?? [])]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ data }) => data.trim())
      .join('');
  const numbers = (text) => (text.match(/\d+/g) ?? []).map(Number);
  const number = (element) => numbers(words(element))[0] ?? null;
  const named = (elements, name, value) =>
    Object.fromEntries(elements.map((element) => [name(element), value(element)]));
  const thing = (element) => element?.dataset.entity?.split(':')[1] ?? '?';
  const seatOf = (colour) => Number(colour.match(/--seat-(\d)/)[1]);
  const seatIn = (element) => seatOf(element.style.getPropertyValue('--seat'));
  const tokens = (root) => all(root, ':scope > .tokens > i').map(({ classList }) => classList[0]);

  function face(card) {
    return [thing(card), ...['.cost', '.prestige', '.recycling'].map((part) => number(one(card, part)))];
  }

  function chamber(element) {
    const shown = one(element, '.shown');
    const counts = all(element, '.count');
    return {
      card: [thing(element), number(one(shown, '.gems')), number(one(shown, '.points'))],
      cubes: named(counts, seatIn, number),
      leads: counts.filter((count) => count.matches('.wins')).map(seatIn),
      tied: one(element, '.tie') !== null,
      marks: all(element, '.mark').map(seatIn),
    };
  }

  function standee(slot) {
    const disc = one(slot, '.disc');
    return [seatOf(one(disc, 'svg > circle').getAttribute('fill')), words(one(disc, 'text'))];
  }

  function vault(element) {
    if (!element) return null;
    const gems = all(element, ':scope > svg').length - 1;
    const empty = all(element, ':scope > i, :scope > .spent').length;
    return { gems, empty, told: numbers(words(one(element, 'b'))) };
  }

  function crew(element) {
    return {
      points: number(one(element, '.name b')) ?? 0,
      tokens: tokens(element),
      tilted: element.matches('.tilted'),
    };
  }

  function bay(element) {
    const head = one(element, '.head');
    const points = one(head, '.points');
    return {
      points: points && numbers(own(points))[0],
      tokens: tokens(head),
      tilted: element.matches('.tilted'),
      vault: vault(one(element, '.vault[role=img]')),
      crews: named(all(element, '.berths > .crew'), thing, crew),
      free: all(element, '.berths > .berth').length,
    };
  }

  function ark(root) {
    const outside = all(root, '.outside .crew');
    return {
      modules: named(all(root, '.bay'), (element) => thing(one(element, '.head')), bay),
      vacant: outside.filter((element) => element.matches('.vacant')).map(thing),
      prison: outside.filter((element) => !element.matches('.vacant')).map(thing),
    };
  }

  /** By what stands beside it, with the number in that. */
  function counter(element) {
    return [number(all(element, 'b').at(-1)), ...numbers(words(element.lastElementChild))];
  }
  const label = (element) => words(element.lastElementChild).replace(/\d+/, '#');

  function seat(element) {
    const left = one(element, '.left');
    const whole = one(element, '.place') && {
      place: number(one(element, '.place')),
      gems: number(one(element, '.gems')),
      ...(left ? { left: all(left, 'i:not(.gone)').length } : {}),
    };
    return { points: number(one(element, '.points')), ...whole };
  }

  function way(element) {
    return all(element, '.side').map((side) => [
      number(one(side, '.adds')),
      ...numbers(own(one(side, '.told'))),
    ]);
  }

  function berths(element) {
    return [all(element, '.crew:not(.niche)').length, all(element, '.niche').length];
  }

  const dialog = one(document, 'dialog[open]');
  if (dialog) {
    return {
      facts: named(
        all(dialog, '.facts > span'),
        (fact) => own(fact),
        (fact) => number(one(fact, 'b')),
      ),
      influence: all(dialog, '.discs text').map(words),
      ark: ark(dialog),
      known: all(dialog, '.cards .ark-card').map(face),
    };
  }
  const main = one(document, '.exodus .main');
  const forecast = one(document, '.forecast');
  return {
    seats: named(all(document, '.seats .seat'), seatIn, seat),
    piles: named(all(document, '.pile'), (pile) => words(one(pile, '.hidden')), (pile) => number(one(pile, 'b'))),
    discard: number(one(document, '.piles button b')),
    // Where nothing is said of Vaults, there is nothing in them.
    counters: { Vault: [0], ...named(all(main, '.head > .counter:has(b)'), label, counter) },
    chambers: named(all(main, '.chamber'), ({ dataset }) => dataset.chamber, chamber),
    slots: named(
      all(main, '.slot:has(.disc:not(.ghost))'),
      ({ dataset }) => dataset.slot,
      standee,
    ),
    round: number(one(main, '.oculus .round')),
    negotiators: all(main, '.negotiator .disc').map((disc) => words(one(disc, 'text, .empty'))),
    thumbs: all(main, '.hold .thumb').map(face),
    ark: ark(one(main, '.ark')),
    held: number(one(main, 'p.count')),
    hand: all(main, '.hand .ark-card').map(face),
    gains: all(main, '.hand .verb:last-child:not(:first-child)').map(number),
    spend: number(one(document, '.list h3 span')),
    rows: all(document, '.list .row').map((row) => ['.price', '.points'].map((part) => number(one(row, part)))),
    end: numbers(words(one(document, '.end p'))),
    packet: all(main, '.draft .ark-card').map(face),
    backs: all(main, '.neighbour').map((other) => all(other, '.backs i').length),
    kept: all(main, '.kept .thumb').map(face),
    unkept: all(main, '.kept .empty').length,
    strip: {
      counts: all(main, '.strip .count b').map(number),
      free: number(one(main, '.strip .free')) ?? 0,
      berths: all(main, '.strip li').map(berths),
    },
    tags: all(main, '.tags text').map(number),
    values: all(main, '.oculus .value').map((value) => [
      number(one(value, 'b')),
      number(one(value, '.to')),
    ]),
    ways: all(forecast, '.way').map(way),
    leading: named(all(forecast, '.leading li'), seatIn, (seat) =>
      numbers(words(one(seat, '[aria-hidden]'))),
    ),
    sources: named(all(document, '.sources [data-source]'), ({ dataset }) => dataset.source, (points) => number(one(points, 'b'))),
    compared: named(all(document, '[data-compared]'), ({ dataset }) => dataset.compared, (row) => all(row, 'td').map(number)),
    aboard: all(document, '.aboard-forecast dt').map(number),
    price: number(one(document, '.aboard-forecast dd')),
  };
};
