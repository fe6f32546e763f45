/** What a board gets, and which boards there are. */
import type { Component } from 'svelte';
import type { Narrator } from '../i18n/narrator';
import type { Choice, OptionValue, SeatView, TitleInfo, WireEvent } from '../net/wire';
import type { Offer } from '../state/choosing';
import type { Settings } from '../state/settings.svelte';
import type { Telling } from '../state/telling';
import type { Motion } from '../ui/motion.svelte';

export type { Narrator, Offer, Settings, Telling };

/**
 * A board draws everything of its game and never decides what is allowed: what can be clicked comes
 * from `choices`, and every click goes to `choose`. The frame knows the rest: what belongs together,
 * what replaces what, when it is sent. Who thinks and who has locked is told by `doing` (doing.ts).
 */
export interface BoardProps {
  title: TitleInfo;
  /** What the table agreed on: `TableInfo.edition` and `TableInfo.options`. */
  edition: string;
  options: Record<string, OptionValue>;
  /** How things are. If it is newer than what is being played, the board shows it afterwards. */
  view: SeatView;
  players: string[];
  /** The seat that looks; -1 for spectators. */
  mine: number;
  /**
   * What can be clicked now. Of answers that belong together (`Decision.group`) these are all,
   * whatever the order in which the rules ask; what is drafted is still there, to be changed.
   */
  choices: Choice[];
  /**
   * Those of them that are picked, as texts of actions, and as often as they are: show them so.
   * One more click than is possible unpicks.
   */
  picked: string[];
  /** The view in which the open question was asked; it stays while the answer is a draft. */
  asked: SeatView | null;
  /** A choice was clicked. */
  choose: (choice: Choice) => void;
  /** The questions that the draft answers, with the views in which they were asked. */
  drafted?: Offer[];
  /** Answer one of them otherwise; what was drafted after it is taken back. */
  revise?: (offer: Offer, choice: Choice) => void;
  /** What the board knows better than the frame about what is drafted. */
  tells?: (telling: Telling) => void;
  /** Have the frame say, at this element, why nothing can be done to a thing: "kind:name". */
  why: (thing: string, anchor: Element) => void;
  /** What would happen if an action were chosen, as far as the viewer can know. */
  preview: (actionText: string) => Promise<WireEvent[]>;
  /** How it would look with these answers drafted; missing where nothing can be chosen. */
  ahead?: (actionTexts: string[]) => Promise<SeatView>;
  /** All that has happened so far; what is new at its end is played before the view is shown. */
  events: WireEvent[];
  /** A line of the history that the viewer has opened, and what explains it: show where it is. */
  pointed: WireEvent[];
  /** Whatever moves is played by it; the frame has the button that skips. */
  motion: Motion;
  /**
   * To be called with the number of events that the board has shown by now: until it has shown all
   * of `view.told`, history, prompt and scores say nothing of them. `Playback` does it.
   */
  shown: (count: number) => void;
  words: Narrator;
  settings: Settings;
}

export type BoardComponent = Component<BoardProps>;

/** On a phone a title may show a seat in its own way, in place of its fields in words. */
export interface SeatProps extends Pick<
  BoardProps,
  'edition' | 'view' | 'choices' | 'picked' | 'choose' | 'drafted' | 'preview' | 'ahead' | 'words'
> {
  /** Whose seat it is; choices are offered at one's own. */
  seat: number;
}

const seats = import.meta.glob<{ default: Component<SeatProps> }>('../../games/*/SeatPanel.svelte');

/** What shows a seat of a title; nothing if it has nothing of its own. */
export async function loadSeatPanel(title: string): Promise<Component<SeatProps> | null> {
  const found = seats[`../../games/${title}/SeatPanel.svelte`];
  return found ? (await found()).default : null;
}

/** What explains the icons of a title, drawn as its board draws them. */
export type LegendProps = Pick<BoardProps, 'edition' | 'words'>;

const legends = import.meta.glob<{ default: Component<LegendProps> }>(
  '../../games/*/Legend.svelte',
);

/** The icons of a title; nothing if it has none of its own. */
export async function loadLegend(title: string): Promise<Component<LegendProps> | null> {
  const found = legends[`../../games/${title}/Legend.svelte`];
  return found ? (await found()).default : null;
}

/** How far a match is, in the bar, where a title shows more than a sentence. */
export type PhasesProps = Pick<BoardProps, 'edition' | 'view' | 'words'>;

const phases = import.meta.glob<{ default: Component<PhasesProps> }>('../../games/*/Phases.svelte');

/** What shows the phases of a title; nothing if a sentence is enough. */
export async function loadPhases(title: string): Promise<Component<PhasesProps> | null> {
  const found = phases[`../../games/${title}/Phases.svelte`];
  return found ? (await found()).default : null;
}

/** Draws one component of an edition as the board does, and says in words what is on it. */
export interface PieceProps extends LegendProps {
  group: string;
  id: string;
}

/** What draws the components of a title, and which of their groups. */
export interface Pieces {
  default: Component<PieceProps>;
  DRAWN: string[];
  /** Those of them that need more room in width. */
  WIDE?: string[];
  /** What all of them use, to be put on a page once. */
  Shared?: Component;
}

const pieces = import.meta.glob<Pieces>('../../games/*/Piece.svelte');

/** Nothing if the title has no components. */
export async function loadPieces(title: string): Promise<Pieces | null> {
  const found = pieces[`../../games/${title}/Piece.svelte`];
  return found ? found() : null;
}

const boards = import.meta.glob<{ default: BoardComponent }>('../../games/*/Board.svelte');

/** The board of a title; the generic one if it has none of its own. */
export async function loadBoard(title: string): Promise<BoardComponent> {
  const found = boards[`../../games/${title}/Board.svelte`];
  const board = found ? await found() : await import('./GenericBoard.svelte');
  return board.default as BoardComponent;
}
