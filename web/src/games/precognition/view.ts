// Written by scripts/make_types.py. Do not change it by hand.

/** The shared table. */
export interface TableRecord {
  round: number;
  river: string[];
  progress: number;
  discard: string[];
  unused_tiles: string[];
  unused_rooms: string[];
  piles: string[][];
  revealed: string[];
  mitigated: string[] | '?';
  finished: string[];
  unused_objectives: string[];
  verdict: number;
}

/** What belongs to one seat. */
export interface SeatRecord {
  healthy: number;
  contaminated: number;
  doctors: number;
  protectors: number;
  food: number;
  plague: number;
  rooms: string[];
  batteries: number[];
  dealt: string[];
  deck: string[];
  hand: string[];
  offer: string[];
  passing: string[];
  keep: string;
  give: string;
  kept: string;
  received: string;
  activated: number;
  stage: number;
  sparing: number;
  incoming: number[];
  healing: number;
  gained: number[];
  fresh: number[];
  aside: number;
  powered: number;
  used: number;
  tally: number[];
  asks: unknown[][];
  answers: number;
}

/** `SeatView.table` of this title. */
export interface View {
  table: TableRecord;
  seats: SeatRecord[];
}
