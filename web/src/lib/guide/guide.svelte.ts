/** What the guide says at a table where a title is learnt. */
import { api } from '../net/api';
import type { Fault, GuideNote, TableInfo } from '../net/wire';
import { router } from '../state/router.svelte';
import { faultOf } from '../state/table.svelte';

export class GuideStore {
  note: GuideNote | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  busy = $state(false);
  private asked = 0;
  /** It is about to go on elsewhere: what happens here is not spoken of any more. */
  private leaving = false;

  constructor(
    readonly id: string,
    readonly seat: number,
    readonly title: string,
  ) {}

  /** Ask what is said now; an answer that comes after a later question is of no use. */
  async load(picked: string[]): Promise<void> {
    if (this.leaving) return;
    const turn = ++this.asked;
    try {
      const note = await api.guide(this.id, this.seat, picked);
      if (turn === this.asked) this.note = note;
    } catch (error) {
      if (turn === this.asked) this.fault = faultOf(error);
    }
  }

  async look(): Promise<void> {
    const { note } = this;
    if (!note || this.busy) return;
    const turn = ++this.asked;
    this.busy = true;
    try {
      const next = await api.looked(this.id, this.seat, { step: note.step });
      if (turn === this.asked) this.note = next;
    } catch (error) {
      this.fault = faultOf(error);
    }
    this.busy = false;
  }

  goBack = (): Promise<void> => this.move(() => api.guideBack(this.id, this.seat));
  playOn = (): Promise<void> => this.move(() => api.guideOn(this.id, this.seat));
  open = (chapter: string): Promise<void> =>
    this.move(() => api.openGuide(this.title, { chapter, again: true }));

  /** It goes on at another table, or at this one as it was. */
  private async move(request: () => Promise<TableInfo>): Promise<void> {
    if (this.busy) return;
    this.busy = this.leaving = true;
    this.fault = null;
    try {
      const table = await request();
      this.leaving = table.id !== this.id;
      if (this.leaving) router.go(`/t/${table.id}`);
      else await this.load([]);
    } catch (error) {
      this.leaving = false;
      this.fault = faultOf(error);
    }
    this.busy = false;
  }
}
