// Written by scripts/make_types.py. Do not change it by hand.

/** The shared table. */
export interface TableRecord {
  round: number;
  order: string[];
  track: string[];
  turn: number;
  deck: string[];
  discard: string[];
  piles: string[][];
  chambers: string[];
  cubes: number[];
  marks: number[];
  slots: string[];
  owners: string[];
  face_down: string[] | '?';
  sent: string[];
  tilted: string[] | '?';
  protected: string[] | '?';
  mutants: string[] | '?';
  jailers: string[];
  mutagens: string[];
}

/** What belongs to one seat. */
export interface SeatRecord {
  hand: string[];
  known_to: number[];
  laid: string[];
  pack: string[];
  passed: string[][];
  lots: string[][];
  holders: number[][];
  chosen: string[];
  modules: string[];
  stored: number[];
  crews: string[];
  homes: string[];
  boarded: string[];
  plan: string[];
  vacant: string[];
  prison: string[];
  reserve: number;
  discounts: string[];
  arranged: number;
  settled: string[] | '?';
  influence: string[];
  home: string[];
  concealed: string[];
  rights: number;
  points: number[];
  asks: unknown[][];
  answers: number;
}

/** `SeatView.table` of this title. */
export interface View {
  table: TableRecord;
  seats: SeatRecord[];
}
