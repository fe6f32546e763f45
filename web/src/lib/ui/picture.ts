/** What a generated picture shows: plain shapes on a ground of 100 × 100, made from a name. */
import { Chance } from './random';

export interface Shape {
  d: string;
  /** Which of the two inks of the picture. */
  ink: 0 | 1;
  opacity: number;
  /** The width of the line; 0 for a filled shape. */
  line: number;
}

export interface Drawing {
  /** Degrees on the wheel of colours: the ground and the two inks. */
  hues: [number, number, number];
  shapes: Shape[];
}

type Motif = (chance: Chance) => Shape[];

const MOTIFS: Motif[] = [hills, rings, petals, crystals, weave, sky];

export function draw(name: string): Drawing {
  const chance = new Chance(name);
  const ground = chance.whole(0, 359);
  const turn = chance.whole(30, 160);
  const motif = MOTIFS[chance.whole(0, MOTIFS.length - 1)] ?? hills;
  return {
    hues: [ground, (ground + turn) % 360, (ground + 2 * turn) % 360],
    shapes: motif(chance),
  };
}

function filled(d: string, ink: 0 | 1, opacity: number): Shape {
  return { d, ink, opacity, line: 0 };
}

function lined(d: string, ink: 0 | 1, opacity: number, line: number): Shape {
  return { d, ink, opacity, line };
}

export function circle(x: number, y: number, r: number): string {
  const [a, b, c] = [round(x - r), round(y), round(r)];
  return `M${a} ${b}a${c} ${c} 0 1 0 ${2 * c} 0a${c} ${c} 0 1 0 ${-2 * c} 0z`;
}

/** A closed line through corners at these distances around a middle. */
export function star(x: number, y: number, distances: number[], turned = 0): string {
  const corners = distances.map((distance, i) => {
    const angle = turned + (i / distances.length) * 2 * Math.PI;
    return `${round(x + distance * Math.sin(angle))} ${round(y - distance * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function hills(chance: Chance): Shape[] {
  const shapes = [
    filled(circle(chance.between(20, 80), chance.between(18, 40), chance.between(7, 16)), 1, 0.9),
  ];
  const layers = chance.whole(3, 5);
  for (let i = 0; i < layers; i++) {
    const y = 40 + (i * 55) / layers;
    const [a, b, c] = [
      chance.between(-18, 18),
      chance.between(-18, 18),
      chance.between(-14, 14),
    ].map(round);
    const d = `M0 ${round(y + (a ?? 0) / 2)}C25 ${round(y + (a ?? 0))} 40 ${round(y - (b ?? 0))} 60 ${round(y + (c ?? 0) / 2)}S90 ${round(y + (b ?? 0))} 100 ${round(y)}V100H0z`;
    shapes.push(filled(d, i % 2 ? 1 : 0, 0.35 + (0.5 * i) / layers));
  }
  return shapes;
}

function rings(chance: Chance): Shape[] {
  const [x, y] = [chance.between(30, 70), chance.between(30, 70)];
  const shapes: Shape[] = [];
  let r = chance.between(4, 9);
  while (r < 75) {
    const width = chance.between(1.2, 6);
    shapes.push(
      lined(circle(x, y, r), chance.next() < 0.6 ? 0 : 1, chance.between(0.4, 0.95), width),
    );
    r += width + chance.between(2, 7);
  }
  return shapes;
}

function petals(chance: Chance): Shape[] {
  const count = chance.whole(5, 13);
  const [length, width, hole] = [
    chance.between(30, 46),
    chance.between(6, 15),
    chance.between(4, 9),
  ];
  const shapes: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI;
    const at = (far: number, aside: number): string =>
      `${round(50 + far * Math.sin(angle) + aside * Math.cos(angle))} ${round(50 - far * Math.cos(angle) + aside * Math.sin(angle))}`;
    const d = `M${at(hole, 0)}C${at(length * 0.5, -width)} ${at(length * 0.8, -width)} ${at(length, 0)}C${at(length * 0.8, width)} ${at(length * 0.5, width)} ${at(hole, 0)}z`;
    shapes.push(filled(d, i % 2 ? 1 : 0, 0.78));
  }
  return [...shapes, filled(circle(50, 50, hole), 1, 1)];
}

function crystals(chance: Chance): Shape[] {
  const shapes: Shape[] = [];
  const count = chance.whole(5, 8);
  for (let i = 0; i < count; i++) {
    const x = 8 + (i * 84) / (count - 1);
    const [top, half, lean] = [
      chance.between(12, 60),
      chance.between(5, 10),
      chance.between(-10, 10),
    ];
    const tip = `${round(x + lean)} ${round(top)}`;
    const shoulder = round(top + chance.between(8, 16));
    shapes.push(
      filled(
        `M${round(x - half)} 100L${round(x - half + lean)} ${shoulder}L${tip}L${round(x + lean * 0.6)} 100z`,
        0,
        0.9,
      ),
    );
    shapes.push(
      filled(
        `M${round(x + lean * 0.6)} 100L${tip}L${round(x + half + lean)} ${shoulder}L${round(x + half)} 100z`,
        1,
        0.7,
      ),
    );
  }
  return shapes;
}

function weave(chance: Chance): Shape[] {
  const shapes: Shape[] = [];
  const strands = chance.whole(5, 9);
  const [swing, waves, start] = [
    chance.between(8, 22),
    chance.between(0.6, 1.8),
    chance.between(0, 6),
  ];
  for (let i = 0; i < strands; i++) {
    const points: string[] = [];
    for (let y = -5; y <= 105; y += 5) {
      const x =
        50 +
        ((i - (strands - 1) / 2) * 84) / strands +
        swing * Math.sin(start + i * 1.1 + (y / 100) * waves * 2 * Math.PI);
      points.push(`${round(x)} ${y}`);
    }
    shapes.push(lined(`M${points.join('L')}`, i % 2 ? 1 : 0, 0.8, chance.between(1.5, 6)));
  }
  return shapes;
}

function sky(chance: Chance): Shape[] {
  const count = chance.whole(6, 10);
  const points = Array.from({ length: count }, (_, i) => ({
    x: round(10 + (i * 80) / (count - 1) + chance.between(-5, 5)),
    y: round(chance.between(14, 86)),
  }));
  const path = points.map((point) => `${point.x} ${point.y}`).join('L');
  const stars = points.map((point) => {
    const size = chance.between(3, 9);
    const beams = chance.whole(4, 6);
    const distances = Array.from({ length: beams * 2 }, (_, i) => (i % 2 ? size * 0.35 : size));
    return filled(star(point.x, point.y, distances), chance.next() < 0.7 ? 1 : 0, 0.95);
  });
  return [lined(`M${path}`, 0, 0.6, 1.2), ...stars];
}
