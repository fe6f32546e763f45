/** The parts of a saved position, whatever the title. */
import type { SeatView } from '../net/wire';

type Fields = Record<string, unknown>;

export function records(view: SeatView): { table: Fields; seats: Fields[] } {
  const { table, seats } = view.table as { table?: Fields; seats?: Fields[] };
  return { table: table ?? {}, seats: seats ?? [] };
}
