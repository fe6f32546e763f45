/** What a board gets, and which boards there are. */
import type { Component } from 'svelte';
import type { Narrator } from '../i18n/narrator';
import type { Choice, SeatView, TitleInfo, WireEvent } from '../net/wire';
import type { Settings } from '../state/settings.svelte';

export type { Narrator, Settings };

/**
 * A board draws everything of its game and never decides what is allowed: what can be clicked comes
 * from `view.decision.choices`.
 */
export interface BoardProps {
  title: TitleInfo;
  view: SeatView;
  players: string[];
  /** The seat that looks; -1 for spectators. */
  mine: number;
  /** Adds the action to the draft; the frame shows Confirm. */
  choose: (action: Choice) => void;
  /** Why an action, given as text, is not allowed now; null if it is. */
  why: (actionText: string) => Promise<string | null>;
  /** What has happened since the last view, for animation. */
  news: WireEvent[];
  words: Narrator;
  settings: Settings;
}

export type BoardComponent = Component<BoardProps>;

const boards = import.meta.glob<{ default: BoardComponent }>('../../games/*/Board.svelte');

/** The board of a title; the generic one if it has none of its own. */
export async function loadBoard(title: string): Promise<BoardComponent> {
  const found = boards[`../../games/${title}/Board.svelte`];
  const board = found ? await found() : await import('./GenericBoard.svelte');
  return board.default as BoardComponent;
}
