// Written by scripts/make_types.py. Do not change it by hand.

/** The shared table. */
export interface TableRecord {
  round: number;
  turn: number;
  objectives: string[];
  deck: string[];
  stock: string[];
  gone: string[];
  queue: string[];
  grid: string[];
  headers: string[];
  standee: string;
  marked: string[];
  pile: string[];
  discard: string[];
}

/** What belongs to one seat. */
export interface SeatRecord {
  tableau: string[];
  faces: string[];
  outside: string[];
  edge: string;
  pack: string[];
  added: string[];
  reserve: string[];
  known: string[];
  chosen: string[];
  revealed: string;
  cell: string;
  discarded: string[];
  spent: string[];
  passed: string[];
  picks: string[];
  first: number;
  came_out: string[];
  came_out_in: number[];
  joined: string[];
  joined_in: number[];
  drew_in: number[];
  power: number;
  declared: number;
  identity: number;
  points: number;
  gained: number;
  objectives: number[];
  sheet: string[];
  sheet_points: number[];
  asks: unknown[][];
  answers: number;
}

/** `SeatView.table` of this title. */
export interface View {
  table: TableRecord;
  seats: SeatRecord[];
}
