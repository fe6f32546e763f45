// Written by scripts/make_types.py. Do not change it by hand.

/** The shared table. */
export interface TableRecord {
  deck: string[];
  discard: string[];
  starter: string;
}

/** What belongs to one seat. */
export interface SeatRecord {
  hand: string[];
  played: string;
  points: number;
  asks: unknown[][];
  answers: number;
}

/** `SeatView.table` of this title. */
export interface View {
  table: TableRecord;
  seats: SeatRecord[];
}
