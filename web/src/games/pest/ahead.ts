/** What a seat would have after what is looked at, as the server tells it. */
import type { Offer } from '../../lib/frame/board';
import type { SeatView } from '../../lib/net/wire';
import type { Kit } from './kit';
import { outlookOf, type Standing, type Way } from './outlook';
import { sceneOf, type Board } from './scene';

export interface Ahead extends Pick<
  Board,
  'stock' | 'zone' | 'hindering' | 'dead' | 'healed' | 'influence' | 'imperatives'
> {
  /** All in Quarantine. */
  sick: number;
  renown: number;
}

/** With an answer drafted that is only looked at. */
export function aheadOf(kit: Kit, view: SeatView, seat: number): Ahead | null {
  const board = sceneOf(kit, view).boards[seat];
  const standing = outlookOf(view).seats[seat];
  return board && standing ? { ...board, sick: standing.sick, renown: standing.renown } : null;
}

/** Before anything was drafted; nothing if nothing is. */
export function beforeDraft(
  kit: Kit,
  view: SeatView,
  drafted: Offer[] | undefined,
  seat: number,
): Ahead | null {
  const first = drafted?.find((offer) => offer.view.draft.length === 0);
  return first && view.draft.length > 0 ? aheadOf(kit, first.view, seat) : null;
}

/** At the end of a way; where those without a free slot go, is chosen on it. */
export function aheadOfWay(board: Board, standing: Standing, { after }: Way): Ahead {
  const { stock, zone, sick, dead } = after;
  return { ...board, renown: standing.renown, stock, zone, sick, dead };
}
