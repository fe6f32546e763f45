/** Asks somebody who has not said a name what they are called, before others see it. */
import { me } from './me.svelte';

class Naming {
  /** Which sentence says why the name is wanted; empty while nobody is asked. */
  why = $state('');
  private answer: ((said: boolean) => void) | null = null;

  /** True once there is a name; false if whoever was asked would rather not go on. */
  async ask(why: string): Promise<boolean> {
    await me.load();
    if (me.nickname) return true;
    this.why = why;
    return new Promise((answer) => (this.answer = answer));
  }

  settle(said: boolean): void {
    this.why = '';
    this.answer?.(said);
    this.answer = null;
  }
}

export const naming = new Naming();
