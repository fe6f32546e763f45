/** What a board tells the frame where it knows better what is drafted. */
export interface Telling {
  /** What pressing the gold button does. */
  gold?: string;
  /** All is chosen: what pressing it confirms. */
  confirms?: string;
  /** What follows from it, in one line under the question. */
  note?: string;
  /** What is drafted is half a deed: it can count only once the open question is answered. */
  half?: boolean;
  /** Verbs without a target that have a place on the board, so that the bar need not offer them. */
  placed?: string[];
}
