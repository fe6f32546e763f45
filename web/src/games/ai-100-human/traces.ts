/** The picture of a card: the traces of a circuit, made from its name, so that no two look alike. */
import { Chance } from '../../lib/ui/random';

export interface Traces {
  /** The lines, on a ground of 100 × 100. */
  lines: string;
  /** Where they end. */
  pads: { x: number; y: number }[];
}

const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/** Circuits on a ground of this size, with so many lines on a grid of so many units. */
export function traces(name: string, width = 100, height = 100, count = 9, unit = 6): Traces {
  const chance = new Chance(`trace ${name}`);
  const lines: string[] = [];
  const pads: Traces['pads'] = [];
  for (let i = 0; i < count; i++) {
    let x = chance.whole(0, Math.floor(width / unit)) * unit;
    let y = chance.whole(0, Math.floor(height / unit)) * unit;
    let way = chance.whole(0, STEPS.length - 1);
    pads.push({ x, y });
    let d = `M${x} ${y}`;
    const bends = chance.whole(2, 4);
    for (let bend = 0; bend < bends; bend++) {
      const [right, down] = STEPS[way] ?? STEPS[0];
      const length = chance.whole(1, 4) * unit;
      x += right * length;
      y += down * length;
      d += `L${x} ${y}`;
      way = (way + (chance.next() < 0.5 ? 1 : STEPS.length - 1)) % STEPS.length;
    }
    pads.push({ x, y });
    lines.push(d);
  }
  return { lines: lines.join(''), pads };
}
