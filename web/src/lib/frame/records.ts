/** The parts of a saved position, whatever the title. */
import type { SeatView, TitleInfo } from '../net/wire';

type Fields = Record<string, unknown>;

export function records(view: SeatView): { table: Fields; seats: Fields[] } {
  const { table, seats } = view.table as { table?: Fields; seats?: Fields[] };
  return { table: table ?? {}, seats: seats ?? [] };
}

/** Whether the position has all that today's rules keep: earlier versions may have kept less. */
export function hasAllFields(title: TitleInfo, view: SeatView): boolean {
  const { table, seats } = records(view);
  const has = (record: Fields, fields: object) => Object.keys(fields).every((one) => one in record);
  return (
    seats.length > 0 &&
    has(table, title.table_fields) &&
    seats.every((seat) => has(seat, title.seat_fields))
  );
}
