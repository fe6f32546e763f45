/** Guided first games on this device: which tables they are, and what has been explained there. */

interface Lesson {
  title: string;
  /** The hints that have done their work. */
  learnt: string[];
}

const KEY = 'tablee-lessons';
const MOST = 8;

class Lessons {
  private all: Record<string, Lesson> = $state(stored());

  /** A table becomes a guided game. */
  begin(id: string, title: string): void {
    const others = Object.entries(this.all).slice(1 - MOST);
    this.all = { ...Object.fromEntries(others), [id]: { title, learnt: [] } };
    this.keep();
  }

  end(id: string): void {
    this.all = Object.fromEntries(Object.entries(this.all).filter(([other]) => other !== id));
    this.keep();
  }

  /** Whether the table is a guided game. */
  has(id: string): boolean {
    return id in this.all;
  }

  /** The guided games of a title, the last one first. */
  of(title: string): string[] {
    return Object.keys(this.all)
      .filter((id) => this.all[id]?.title === title)
      .reverse();
  }

  knows(id: string, hint: string): boolean {
    return this.all[id]?.learnt.includes(hint) ?? true;
  }

  learn(id: string, hint: string): void {
    if (this.knows(id, hint)) return;
    this.all[id]?.learnt.push(hint);
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A device that keeps nothing explains things once more.
    }
  }
}

function stored(): Record<string, Lesson> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Lesson>;
  } catch {
    return {};
  }
}

export const lessons = new Lessons();
