/** The grain and the stains of parchment, painted once into two small pictures. */
import { Chance } from '../../lib/ui/random';

export interface Paper {
  stains: string;
  grain: string;
}

const STAINS = { width: 80, height: 56 };
const GRAIN = 160;

let made: Paper | undefined;

export function paper(): Paper {
  made ??= { stains: stains(), grain: grain() };
  return made;
}

/** Soft blotches in three sizes, laid over each other: the picture is stretched over the whole map. */
function stains(): string {
  const { width, height } = STAINS;
  const chance = new Chance('stains');
  const layers = [9, 19, 41].map((columns) => ({
    columns,
    values: Float32Array.from({ length: columns * columns }, () => chance.next()),
  }));
  return painted(width, height, (x, y) => {
    let value = 0;
    let weight = 0.55;
    for (const { columns, values } of layers) {
      value +=
        weight * soft(values, columns, (x / width) * (columns - 2), (y / height) * (columns - 2));
      weight /= 1.8;
    }
    return Math.max(0, value - 0.46) * 330;
  });
}

function grain(): string {
  const chance = new Chance('grain');
  return painted(GRAIN, GRAIN, () => {
    const speck = chance.next();
    return speck > 0.62 ? (speck - 0.62) * 120 : 0;
  });
}

/** A value between the four knots around a point. */
function soft(values: Float32Array, columns: number, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - column), ease(y - row)];
  const at = (r: number, c: number) => values[(row + r) * columns + column + c] ?? 0;
  const upper = at(0, 0) + (at(0, 1) - at(0, 0)) * u;
  const lower = at(1, 0) + (at(1, 1) - at(1, 0)) * u;
  return upper + (lower - upper) * v;
}

/** Brown ink, as thick as the function says. */
function painted(width: number, height: number, ink: (x: number, y: number) => number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) return '';
  const image = brush.createImageData(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      image.data.set([92, 60, 22, Math.min(255, ink(x, y))], (y * width + x) * 4);
    }
  }
  brush.putImageData(image, 0, 0);
  return canvas.toDataURL();
}
