/** One table: who sits there, and what its host may change. */
import { api, Refused } from '../net/api';
import { address } from './address';
import type { Fault, SeatWish, TableInfo } from '../net/wire';

export class TableStore {
  private told: TableInfo | null = $state.raw(null);
  /** When it was last told, for whatever counts on since. */
  seenAt = $state(0);
  missing = $state(false);
  fault: Fault | null = $state.raw(null);

  constructor(readonly id: string) {}

  get now(): TableInfo | null {
    return this.told;
  }

  set now(fresh: TableInfo | null) {
    this.told = fresh;
    this.seenAt = Date.now();
  }

  async load(): Promise<void> {
    try {
      this.now = await api.table(this.id);
    } catch (error) {
      this.missing = error instanceof Refused && error.status === 404;
      this.note(error);
    }
  }

  sit = (seat: number | null) => this.change(api.sit(this.id, { seat }));
  leave = () => this.change(api.leave(this.id));
  /** Whether I agree that a bot plays for somebody who is away. */
  standIn = (seat: number, absent: number, agree: boolean) =>
    this.change(api.standIn(this.id, seat, { seat: absent, agree }));
  start = () => this.change(api.start(this.id));
  setSeat = (seat: number, wish: SeatWish) => this.change(api.setSeat(this.id, seat, wish));

  /** The private link of a seat, as an address. */
  async seatLink(seat: number): Promise<string> {
    const [{ token }, site] = await Promise.all([api.seatLink(this.id, seat), address()]);
    return `${site}/join#${token}`;
  }

  async change(request: Promise<TableInfo>): Promise<void> {
    this.fault = null;
    try {
      this.now = await request;
    } catch (error) {
      this.note(error);
    }
  }

  private note(error: unknown): void {
    this.fault = faultOf(error);
  }
}

/** Whatever went wrong with a request, as a fault with words. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Refused) return error.fault;
  return { problem: 'unreachable', facts: {}, refusal: null, view: null };
}
