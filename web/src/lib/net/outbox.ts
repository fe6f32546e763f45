/** Moves that are not acknowledged yet: they are sent again after every cut, in their order. */
import type { LiveAct, LiveConfirm, LiveTakeBack, LiveUnlock } from './wire';

/** Every move has an id, so that one that arrives twice counts once. */
export type Move = (LiveAct | LiveConfirm | LiveTakeBack | LiveUnlock) & { move: string };

/** Where moves outlast the page: one that is made without a connection, and the page closed. */
export interface Drawer {
  read(): Move[];
  write(moves: readonly Move[]): void;
}

export class Outbox {
  private waiting: Move[];

  constructor(private drawer: Drawer | null = null) {
    this.waiting = drawer?.read() ?? [];
  }

  add(move: Move): void {
    this.keep([...this.waiting, move]);
  }

  /** The move is answered, whatever the answer. Whether it was waited for. */
  settle(id: string): boolean {
    const before = this.waiting.length;
    this.keep(this.waiting.filter((move) => move.move !== id));
    return this.waiting.length < before;
  }

  all(): readonly Move[] {
    return this.waiting;
  }

  get first(): Move | undefined {
    return this.waiting[0];
  }

  private keep(moves: Move[]): void {
    this.waiting = moves;
    this.drawer?.write(moves);
  }
}

/** An id for a move. */
export function moveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
