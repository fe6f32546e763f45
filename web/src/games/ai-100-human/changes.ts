/** What an event changes on the table. */
import type { WireEvent } from '../../lib/net/wire';
import { CELLS } from './cells';
import { AI_CELL } from './kit';
import { NONE, type Place, type Scene } from './scene';

/** The scene after an event. What I have drafted myself is there already and is not done twice. */
export function changed(scene: Scene, event: WireEvent, mine: number): Scene {
  const change = CHANGES[event.name];
  return change ? change(scene, event, mine) : scene;
}

type Change = (scene: Scene, event: WireEvent, mine: number) => Scene;

const CHANGES: Record<string, Change> = {
  objectives: (scene, event) => ({ ...scene, objectives: names(event, 'objectives') }),
  headers: (scene, event) => ({ ...scene, headers: names(event, 'colours') }),
  'ai-card': (scene, event) => withPlace(scene, event.seat, { faces: names(event, 'faces') }),
  face: (scene, event) => {
    const card = name(event, 'card');
    const faces = scene.places[event.seat]?.faces.filter((face) => face !== card) ?? [];
    return withPlace(laid(scene, event.seat, card, CELLS[AI_CELL] ?? ''), event.seat, {
      faces,
      cell: NONE,
    });
  },
  round: (scene, event) => ({
    ...scene,
    round: number(event, 'round'),
    turn: 0,
    places: scene.places.map((place) => ({ ...place, power: roundPower(place) })),
  }),
  turn: (scene, event) => ({ ...scene, turn: number(event, 'turn') }),
  grid: (scene, event) => ({ ...scene, grid: filledGrid(scene, names(event, 'cards')) }),
  standee: (scene, event) => ({ ...scene, standee: name(event, 'colour') }),
  'deal-reserve': (scene, event) => dealt(scene, event, 'pack'),
  'deal-pack': (scene, event) => dealt(scene, event, 'pack'),
  receive: (scene, event) => dealt(scene, event, 'pack'),
  keep: (scene, event) => taken(scene, event),
  pick: (scene, event) => taken(scene, event),
  return: (scene, event) => withPlace(scene, event.seat, { pack: [] }),
  drop: (scene, event) => lighter(scene, event.seat, name(event, 'card')),
  pass: (scene, event) => withPlace(scene, event.seat, { pack: [] }),
  take: (scene, event) => {
    const card = name(event, 'card');
    const grid = scene.grid.map((one) => (one === card ? NONE : one));
    const known = scene.places[event.seat]?.known.filter((one) => one !== card) ?? [];
    return withPlace({ ...scene, grid }, event.seat, { known: [...known, card] });
  },
  mark: (scene, event) => ({ ...scene, marked: names(event, 'cells') }),
  refill: (scene, event) => refilled(scene, names(event, 'cards')),
  redraw: (scene, event) => withPlace(scene, event.seat, { power: scene.turn }),
  draw: (scene, event) => held(scene, event.seat, names(event, 'cards')),
  discard: (scene, event) =>
    names(event, 'cards').reduce((now, card) => lighter(now, event.seat, card), scene),
  reveal: (scene, event) => {
    const card = name(event, 'card');
    const revealed = lighter(scene, event.seat, card);
    return withPlace(revealed, event.seat, { revealed: card, chosen: [], cell: NONE });
  },
  place: (scene, event) => laid(scene, event.seat, name(event, 'card'), name(event, 'cell')),
  declare: identity,
  identity,
  swap: swapped,
  exchange: exchanged,
  extra: (scene, event) =>
    withPlace(lighter(scene, event.seat, name(event, 'card')), event.seat, {
      outside: [name(event, 'card')],
      edge: name(event, 'cell'),
    }),
  score: (scene, event, mine) => scored(scene, event, number(event, 'points'), mine),
  lose: (scene, event, mine) => scored(scene, event, -number(event, 'points'), mine),
  ai: (scene, event, mine) => scored(scene, event, number(event, 'points'), mine),
  objective: (scene, event, mine) => {
    const place = scene.places[event.seat];
    const known = event.seat === mine && scene.drafted;
    if (!place || (known && place.objectives.length >= scene.round)) return scene;
    const points = number(event, 'points');
    const cleared = { ...scene, grid: withoutMarked(scene), marked: [] };
    return withPlace(cleared, event.seat, {
      points: place.points + points,
      objectives: [...place.objectives, points],
    });
  },
  rank: (scene, event) => ({ ...scene, rank: name(event, 'rank') }),
};

function name(event: WireEvent, argument: string): string {
  return String(event.args[argument] ?? NONE);
}

function names(event: WireEvent, argument: string): string[] {
  const value = event.args[argument];
  return Array.isArray(value) ? value.map(String) : [];
}

function number(event: WireEvent, argument: string): number {
  return Number(event.args[argument] ?? 0);
}

function withPlace(scene: Scene, seat: number, changes: Partial<Place>): Scene {
  const places = scene.places.map((place, other) =>
    other === seat ? { ...place, ...changes } : place,
  );
  return { ...scene, places };
}

// --- cards ----------------------------------------------------------------------------------------

/** A new pack; of those of others only the size is known, and that comes with the next view. */
function dealt(scene: Scene, event: WireEvent, zone: 'pack'): Scene {
  if (event.hidden) return scene;
  return withPlace(scene, event.seat, { [zone]: names(event, 'cards') });
}

/** A card of the pack joins the reserve. */
function taken(scene: Scene, event: WireEvent): Scene {
  if (event.hidden) return scene;
  const card = name(event, 'card');
  const pack = scene.places[event.seat]?.pack.filter((one) => one !== card) ?? [];
  return held(withPlace(scene, event.seat, { pack }), event.seat, [card]);
}

function held(scene: Scene, seat: number, cards: string[]): Scene {
  const place = scene.places[seat];
  if (!place) return scene;
  const fresh = cards.filter(
    (card) => card !== NONE && !place.reserve.includes(card) && !place.known.includes(card),
  );
  return withPlace(scene, seat, { reserve: [...place.reserve, ...fresh] });
}

/** A card leaves pack or reserve; of a reserve that is hidden, one card less is left. */
function lighter(scene: Scene, seat: number, card: string): Scene {
  const place = scene.places[seat];
  if (!place) return scene;
  const stay = (zone: string[]): string[] => zone.filter((one) => one !== card || one === NONE);
  const known = stay(place.known);
  const open = place.known.length !== known.length;
  const reserve = stay(place.reserve);
  const hidden = !open && reserve.length === place.reserve.length && place.reserve.includes(NONE);
  return withPlace(scene, seat, {
    known,
    reserve: hidden ? reserve.slice(1) : reserve,
    pack: stay(place.pack),
  });
}

function laid(scene: Scene, seat: number, card: string, cell: string): Scene {
  const place = scene.places[seat];
  if (!place) return scene;
  const at = CELLS.indexOf(cell);
  const tableau = place.tableau.map((one, i) => (i === at ? card : one === card ? NONE : one));
  return withPlace(scene, seat, { tableau, revealed: NONE, cell });
}

function swapped(scene: Scene, event: WireEvent): Scene {
  const place = scene.places[event.seat];
  if (!place) return scene;
  const [start, end] = [name(event, 'start'), name(event, 'end')];
  const [from, to] = [CELLS.indexOf(start), CELLS.indexOf(end)];
  const [first = NONE, second = NONE] = names(event, 'cards');
  const tableau = place.tableau.map((one, i) => (i === to ? first : i === from ? second : one));
  const cell = place.cell === start ? end : place.cell === end ? start : place.cell;
  return withPlace(scene, event.seat, { tableau, cell });
}

function exchanged(scene: Scene, event: WireEvent): Scene {
  const [out, fresh] = [name(event, 'out'), name(event, 'new')];
  const without = lighter(scene, event.seat, fresh);
  const place = without.places[event.seat];
  if (!place) return scene;
  const at = CELLS.indexOf(name(event, 'cell'));
  const tableau = place.tableau.map((one, i) => (i === at ? fresh : one));
  const known = place.known.includes(out) ? place.known : [...place.known, out];
  return withPlace(without, event.seat, { tableau, known });
}

// --- the middle -----------------------------------------------------------------------------------

const GRID = CELLS.length;
const ACROSS = 5;

/** Two players: columns of three, from the left; solo: three rows of three, laid out anew. */
function filledGrid(scene: Scene, cards: string[]): string[] {
  const solo = scene.headers.length > 0;
  const grid = solo || scene.grid.length === 0 ? Array<string>(GRID).fill(NONE) : [...scene.grid];
  const columns = solo ? 3 : 2;
  const first = solo ? 0 : grid.slice(0, ACROSS).filter((card) => card !== NONE).length;
  cards.forEach((card, i) => {
    const [row, column] = solo
      ? [Math.floor(i / columns), i % columns]
      : [i % 3, first + Math.floor(i / 3)];
    grid[row * ACROSS + column] = card;
  });
  return grid;
}

/** Solo: the marked cards leave, after the last turn of a round as well. */
function withoutMarked({ grid, marked }: Scene): string[] {
  return grid.map((card, i) => (marked.includes(CELLS[i] ?? '') ? NONE : card));
}

/** The gaps are filled in order. */
function refilled(scene: Scene, cards: string[]): Scene {
  const queue = [...cards];
  const grid = withoutMarked(scene).map((card, i) =>
    card === NONE && i % ACROSS < 3 ? (queue.shift() ?? NONE) : card,
  );
  return { ...scene, grid, marked: [], pile: Math.max(0, scene.pile - cards.length) };
}

// --- the AI card and the score ---------------------------------------------------------------------

const FIRST_IDENTITY = 'green';

function identity(scene: Scene, event: WireEvent): Scene {
  const which = name(event, 'colour') === FIRST_IDENTITY ? 0 : 1;
  return withPlace(scene, event.seat, { identity: which });
}

const EVERY_ROUND = 'AI-6';

/** The token of AI-6 is active again in every round (AIH-506). */
function roundPower(place: Place): number {
  return place.tableau[AI_CELL] === EVERY_ROUND ? 0 : place.power;
}

function scored(scene: Scene, event: WireEvent, points: number, mine: number): Scene {
  const place = scene.places[event.seat];
  const card = name(event, 'card');
  const known = event.seat === mine && scene.drafted && place?.sheet.includes(card);
  if (!place || known) return scene;
  return withPlace(scene, event.seat, {
    points: place.points + points,
    sheet: [...place.sheet, card],
    sheetPoints: [...place.sheetPoints, points],
  });
}
