/** What first games still hint at: kinds of questions that were never met. Kept with the person, else on the device. */
import { api } from '../net/api';

const KEY = 'tablee-firsts';

export class Firsts {
  private known: string[] | null = $state.raw(null);
  private wanted = $state(true);

  constructor(private readonly title: string) {
    void this.load();
  }

  /** Whether a hint for such a question has something new to say; not before it is known what was met. */
  isNew(ask: string): boolean {
    return this.wanted && this.known !== null && !this.known.includes(ask);
  }

  /** It was answered, or the hint was put away. */
  async meet(ask: string): Promise<void> {
    if (!this.isNew(ask)) return;
    this.known = [...(this.known ?? []), ask];
    keep(this.title, this.known);
    await api.meet(this.title, { ask }).catch(() => undefined); // the device has noted it
  }

  private async load(): Promise<void> {
    const here = stored(this.title);
    try {
      const { asks, hints } = await api.firsts(this.title);
      this.wanted = hints;
      this.known = [...asks, ...here];
    } catch {
      this.known = here;
    }
  }
}

function stored(title: string): string[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
    return all[title] ?? [];
  } catch {
    return [];
  }
}

function keep(title: string, asks: string[]): void {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
    localStorage.setItem(KEY, JSON.stringify({ ...all, [title]: asks }));
  } catch {
    // A device that keeps nothing leaves it to the server.
  }
}
