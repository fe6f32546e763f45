/** Whether anybody looks at this page: what is played waits until somebody does. */

class Looking {
  away = $state(typeof document !== 'undefined' && document.hidden);
  private waiting: (() => void)[] = [];

  constructor() {
    if (typeof document === 'undefined') return;
    document.addEventListener('visibilitychange', () => {
      this.away = document.hidden;
      if (!this.away) for (const resume of this.waiting.splice(0)) resume();
    });
  }

  /** Resolves as soon as somebody looks. */
  async back(): Promise<void> {
    if (this.away) await new Promise<void>((resume) => this.waiting.push(resume));
  }
}

export const looking = new Looking();
