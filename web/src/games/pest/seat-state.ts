/** A seat's own board as its parts are told it, from the scene and from what the rules say of it. */
import type { Choice } from '../../lib/net/wire';
import type { Ahead } from './ahead';
import type { Kit } from './kit';
import { allowedOf, type Allowed, type Outlook, type Standing } from './outlook';
import {
  COLUMNS,
  ROWS,
  type CapitalState,
  type ColumnAction,
  type DecreeState,
  type Figure,
  type GridCell,
  type HeldTechnology,
  type OtherState,
  type RowAction,
  type SeatState,
  type SlotState,
  type Stock,
} from './parts';
import { eraOf, type Board, type Scene } from './scene';
import type { SignName } from './signs';
import type { Teller } from './teller';

/** What is chosen on the grid: where the next Assistant goes. */
export interface GridChoices {
  choices: Choice[];
  picked: string[];
}

/** How the seat was before anything was drafted, and how it would be after what is looked at. */
export interface Course {
  before?: Ahead | null;
  after?: Ahead | null;
}

export function seatState(
  kit: Kit,
  scene: Scene,
  seat: number,
  outlook: Outlook,
  tell: Teller,
  { choices, picked }: GridChoices = { choices: [], picked: [] },
  { before, after }: Course = {},
): SeatState {
  const board = scene.boards[seat]!;
  const standing = outlook.seats[seat] ?? UNKNOWN;
  const allows = seat === tell.viewer ? allowedOf(outlook, seat) : null;
  return {
    seat,
    renown: standing.renown,
    renownAfter: after?.renown,
    renownBefore: before?.renown,
    research: board.stock['research'] ?? 0,
    researchAfter: after?.stock['research'],
    researchBefore: before?.stock['research'],
    influence: board.influence,
    influenceAfter: after?.influence,
    influenceBefore: before?.influence,
    ready: board.ready,
    assistants: board.ready + board.grid.length + board.posted.length,
    campReady: board.camp === '',
    columns: COLUMNS.map((action) => ({
      action,
      slot: slotOf(action, board, after),
      hindered: board.hindering.includes(action),
      figures: columnFigures(action, standing, allows),
    })),
    rows: ROWS.map((action) => ({ action, figures: rowFigures(action, board) })),
    cells: cellsOf(board, scene.cell, allows, tell, choices, picked),
    technologies: technologiesOf(kit, board),
    ...easySlots(kit, standing, board, after),
    storageSlot: slotOf('storage', board, after),
    held: standing.sick,
    heldAfter: after?.sick,
    slots: standing.slots,
    cemetery: kit.cemetery,
    dead: board.dead,
    deadAfter: after?.dead,
    limit: standing.storage,
    stocks: stocksOf(board, standing).map((stock) => ({
      ...stock,
      before: before?.stock[stock.type],
      after: after?.stock[stock.type],
    })),
    healed: kit.healed,
    onTrack: board.healed,
    onTrackAfter: after?.healed,
    buildings: kit.buildings.map((building) => ({
      ...building,
      at: placeName(kit, board.sites[building.id] ?? ''),
      healed: board.staff.includes(building.id),
    })),
  };
}

/** While nothing is known of a seat. */
const UNKNOWN: Standing = {
  renown: 0,
  agenda: 0,
  sick: 0,
  slots: 0,
  easy: 0,
  storage: 0,
  large: 0,
  blocked: 0,
  surcharge: 0,
  shortfall: 0,
  favour: 'centre',
};

/** The slots without drawback: those of the Zone, the others on Technologies. */
function easySlots(
  kit: Kit,
  { easy }: Standing,
  { zone }: Board,
  after?: Ahead | null,
): { zone: SlotState[]; extra: SlotState[] } {
  const then = after?.zone ?? zone;
  const all = Array.from({ length: Math.max(easy, zone, then) }, (_, number) =>
    slotState(number < zone, number < then),
  );
  return { zone: all.slice(0, kit.zone), extra: all.slice(kit.zone) };
}

function slotOf(slot: string, { hindering }: Board, after?: Ahead | null): SlotState {
  return slotState(hindering.includes(slot), (after?.hindering ?? hindering).includes(slot));
}

function slotState(now: boolean, then: boolean): SlotState {
  if (now) return then ? 'sick' : 'going';
  return then ? 'coming' : 'free';
}

const figure = (text: string | number, sign?: SignName): Figure => ({ text: String(text), sign });

/** With a word in place of the sign, where there is room for it. */
const worded = (text: number, sign: SignName, word: string): Figure => ({
  ...figure(text, sign),
  word,
});

function columnFigures(
  action: ColumnAction,
  { surcharge, shortfall }: Standing,
  allows: Allowed | null,
): Figure[] {
  if (action === 'move') return allows ? [figure(allows.points, 'boot')] : [];
  if (action === 'build' && surcharge > 0)
    return [
      { text: `+${surcharge}`, sign: 'wood', tone: 'plague' },
      { text: '/', sign: 'stone', tone: 'plague' },
    ];
  if (action === 'produce' && shortfall > 0)
    return [{ text: `−${shortfall}`, sign: 'any', tone: 'plague' }];
  return [];
}

function rowFigures(action: RowAction, board: Board): Figure[] {
  if (action === 'research') return [figure(board.stock['research'] ?? 0, 'research')];
  if (action === 'heal') return [figure(board.stock['herbs'] ?? 0, 'herbs')];
  return [figure(board.healed, 'healed')];
}

function cellsOf(
  board: Board,
  playing: string,
  allows: Allowed | null,
  tell: Teller,
  choices: Choice[],
  picked: string[],
): GridCell[] {
  return ROWS.flatMap((row) =>
    COLUMNS.map((column): GridCell => {
      const id = `${column}-${row}`;
      const choice = choices.find(
        ({ verb, target }) => verb === 'place' && target === `cell:${id}`,
      );
      const used = board.grid.includes(id);
      const chosen = choice ? picked.includes(choice.text) : used && playing === id;
      return {
        column,
        row,
        state: chosen ? 'chosen' : choice ? 'open' : used ? 'used' : 'shut',
        column_allows: allows ? columnAllows(column, allows, tell) : [],
        row_allows: allows ? rowAllows(row, allows, tell) : [],
        said: tell.cell(column, row, allows, used),
      };
    }),
  );
}

function columnAllows(action: ColumnAction, allows: Allowed, tell: Teller): Figure[] {
  if (action === 'move') return [figure(tell.say('places', { count: allows.places }))];
  if (action === 'build')
    return [worded(allows.works, 'workshop', tell.say('works', { count: allows.works }))];
  return Object.entries(allows.produce)
    .filter(([, amount]) => amount > 0)
    .map(([kind, amount]) => figure(`+${amount}`, kind as SignName));
}

function rowAllows(action: RowAction, allows: Allowed, tell: Teller): Figure[] {
  if (action === 'research') {
    const count = allows.technologies;
    return [worded(count, 'study', tell.say('cards', { count }))];
  }
  if (action === 'heal')
    return [figure(allows.healed, 'sick'), figure('', 'arrow'), { sign: 'healed' }];
  return [figure(allows.assigned, 'healed'), figure('', 'arrow'), { sign: 'castle' }];
}

function technologiesOf(kit: Kit, board: Board): (HeldTechnology | null)[] {
  const slots = ['top', 'middle', 'bottom'];
  return board.technologies.map((id, slot) => {
    const card = kit.technologies.get(id);
    if (!card) return null;
    const lying = board.lying[slot] ?? 0;
    return {
      ...card,
      // On a treatment card it is the box in which the one sick Subject lies.
      ...(card.treats ? { sick: lying > 0 ? 1 : 0 } : { healed: lying }),
      assistant: board.posted.includes(slots[slot] ?? ''),
    };
  });
}

const STORED = ['wood', 'stone', 'food', 'herbs', 'coin'] as const;

function stocksOf(board: Board, { storage, large, blocked }: Standing): Stock[] {
  return STORED.map((type) => {
    const count = board.stock[type] ?? 0;
    const limit = count > storage ? Math.max(large, count) : storage;
    return { type, count, capacity: limit + blocked, blocked };
  });
}

function placeName(kit: Kit, id: string): string {
  return kit.map.places.find((place) => place.id === id)?.name ?? '';
}

/** Another seat, folded. */
export function otherState(scene: Scene, seat: number, outlook: Outlook): OtherState {
  const board = scene.boards[seat]!;
  const { renown, sick, slots } = outlook.seats[seat] ?? UNKNOWN;
  return {
    seat,
    turn: scene.order.indexOf(seat) + 1,
    renown,
    held: sick,
    slots,
    dead: board.dead,
    healed: board.healed,
    ready: board.ready,
  };
}

/** The Decrees of all Eras that lie on the table, with how far everybody is. */
export function decreeStates(
  kit: Kit,
  scene: Scene,
  outlook: Outlook,
  duel: boolean,
): DecreeState[] {
  return scene.decrees.map((id, number) => {
    const era = (kit.decrees.get(id)?.era ?? number + 1) - 1;
    const now = era === eraOf(kit, scene);
    return {
      id,
      era: era + 1,
      levels: kit.decrees.get(id)?.levels ?? [],
      reached: scene.boards.map(({ imperatives }) => imperatives[era] ?? 0),
      minimum: duel ? kit.minimum[era] : undefined,
      marked: scene.markedLevels[era],
      agenda: now ? scene.boards.map((_, seat) => outlook.seats[seat]?.agenda ?? 0) : [],
    };
  });
}

export function capitalState(kit: Kit, scene: Scene): CapitalState {
  const owner = (id: string) => {
    const found = scene.boards.findIndex(({ capitalBuildings }) => capitalBuildings.includes(id));
    return found < 0 ? null : found;
  };
  const tokens = (ids: string[], taken: boolean) =>
    ids.map((id) => ({ id, gain: kit.rewards.get(id) ?? {}, taken }));
  return {
    card: kit.capitalCards.get(scene.capitalCard) ?? null,
    healed: scene.situation.capital,
    neutral: scene.neutral,
    tokens: [...tokens(scene.rewards, false), ...tokens(scene.rewardsUsed, true)],
    buildings: [...kit.capitalBuildings.values()].map((building) => ({
      ...building,
      owner: owner(building.id),
      marked: scene.markedBuildings.includes(building.id),
    })),
  };
}
