// Written by scripts/make_types.py. Do not change it by hand.

import type { TitleFacts } from '../../lib/i18n/facts';

/** The shared table. */
export interface TableRecord {
  deck: string[];
  stake: string[] | '?';
  gone: string[] | '?';
}

/** What belongs to one seat. */
export interface SeatRecord {
  hand: string[] | '?';
  bid: string;
  won: string[] | '?';
  asks: unknown[][];
  answers: number;
}

/** `SeatView.table` of this title. */
export interface View {
  table: TableRecord;
  seats: SeatRecord[];
}

/** The entities by number, and the arguments of its questions. */
export const FACTS: TitleFacts = {
  "names": {
    "card": [
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10",
      "11",
      "12",
      "13"
    ],
    "prize": [
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10",
      "11",
      "12",
      "13"
    ]
  },
  "asks": {
    "bid": {
      "prizes": {
        "kind": "prize",
        "many": true
      }
    }
  }
};
