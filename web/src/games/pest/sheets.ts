/** What opens over the table: cards that lie open, the Capital, somebody's whole board. */
export type Sheet = 'decrees' | 'year' | 'market' | 'capital' | `seat-${number}`;

const SEAT = 'seat-';

export const sheetOfSeat = (seat: number): Sheet => `${SEAT}${seat}`;

/** Whose board it is; -1 for none. */
export const seatOfSheet = (sheet: Sheet): number =>
  sheet.startsWith(SEAT) ? Number(sheet.slice(SEAT.length)) : -1;
