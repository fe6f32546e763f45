/** Chance that is always the same for the same name: what pictures are made from. */
export class Chance {
  private state: number;

  constructor(name: string) {
    let hash = 2166136261;
    for (const letter of name) {
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
    }
    this.state = hash >>> 0;
    this.next();
    this.next();
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1));
  }
}
