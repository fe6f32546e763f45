/** The view as it will probably be: what was clicked shows before the server has answered. */
import type { Move } from '../net/outbox';
import type { SeatView } from '../net/wire';

export interface Pending {
  sent: Move;
  /** How things will look when it is done, where we know it. */
  back: SeatView | null;
  /** The version of the view that has it; none until it is acknowledged. */
  version: number | null;
}

/** What is under way, on top of what the server has told. */
export function outlook(view: SeatView | null, pending: Pending[]): SeatView | null {
  if (!view) return null;
  let now = view;
  for (const { sent, back } of pending) {
    if (sent.type === 'act') now = sent.number === now.number ? drafted(now, sent.actions) : now;
    else if (sent.type === 'take-back') now = takenBack(now, sent.whole ?? false, back);
    else now = { ...now, decision: null };
  }
  return now;
}

function drafted(view: SeatView, actions: string[]): SeatView {
  const draft = [...view.draft, ...actions];
  return { ...view, draft, number: view.number + actions.length, decision: null };
}

function takenBack(view: SeatView, whole: boolean, back: SeatView | null): SeatView {
  const { version, acting, clocks, told } = view;
  if (back) return { ...back, version, acting, clocks, told };
  const draft = whole ? [] : view.draft.slice(0, -1);
  const number = view.number - view.draft.length + draft.length;
  return { ...view, draft, number, decision: null };
}
