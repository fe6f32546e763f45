// Written by scripts/make_types.py. Do not change it by hand.

/** The shared table. */
export interface TableRecord {
  round: number;
  starter: string;
  bidder: string;
  stung_by: string;
}

/** What belongs to one seat. */
export interface SeatRecord {
  hand: string[];
  stack: string[];
  turned: number;
  lost: string[];
  nettle: string;
  bid: number;
  passed: number;
  wins: number;
  asks: unknown[][];
  answers: number;
}

/** `SeatView.table` of this title. */
export interface View {
  table: TableRecord;
  seats: SeatRecord[];
}
