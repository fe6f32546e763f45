/** Everybody's chances along a match, as lines on a chart. */
import type { Moment } from '../net/wire';

export interface ChanceLine {
  seat: number;
  /** What an SVG path draws. */
  path: string;
  /** The height at which it ends. */
  end: number;
}

/** Where a moment of the match stands, from 0 at its beginning to 1 at its end. */
export function along(curve: Moment[], answer: number): number {
  const first = curve[0]?.answer ?? 0;
  const last = curve.at(-1)?.answer ?? 1;
  return (answer - first) / Math.max(1, last - first);
}

/** The share of a seat at any moment: between two points, on the line from one to the next. */
export function shareAt(curve: Moment[], seat: number, answer: number): number {
  const next = curve.findIndex((moment) => moment.answer >= answer);
  const after = curve[next] ?? curve.at(-1);
  const before = next > 0 ? curve[next - 1] : after;
  if (!after || !before) return 0;
  const [from, to] = [before.shares[seat] ?? 0, after.shares[seat] ?? 0];
  const span = after.answer - before.answer;
  return span > 0 ? from + ((to - from) * (answer - before.answer)) / span : to;
}

export function linesOf(curve: Moment[], width: number, height: number): ChanceLine[] {
  const seats = curve[0]?.shares ?? [];
  return seats.map((_, seat) => {
    const points = curve.map(({ answer, shares }) => {
      const x = round(along(curve, answer) * width);
      return `${x} ${round(height * (1 - (shares[seat] ?? 0)))}`;
    });
    const end = height * (1 - (curve.at(-1)?.shares[seat] ?? 0));
    return { seat, path: `M${points.join('L')}`, end };
  });
}

const round = (number: number) => Math.round(number * 10) / 10;
