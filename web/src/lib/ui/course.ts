/** The course of the score as lines: where they run, and where their ends are named. */
import type { Course } from '../net/wire';

export interface CourseLine {
  /** Whose score it is: all those whose score was always the same. */
  seats: number[];
  /** What an SVG path draws. */
  path: string;
  total: number;
  /** The height at which it ends. */
  end: number;
}

export interface Scale {
  x: (moment: number) => number;
  y: (points: number) => number;
  /** Points that are worth a line across. */
  ticks: number[];
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MOST_TICKS = 5;
/** Behind the last moment, so that what it brought can be seen. */
const TAIL = 12;

export function scaleOf(course: Course, width: number, height: number): Scale {
  const all = course.standings.flatMap(({ totals }) => totals);
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1, ...all);
  const step = STEPS.find((size) => (high - low) / size < MOST_TICKS) ?? high - low;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return {
    x: (moment) => (moment / Math.max(1, course.moments - 1)) * (width - TAIL),
    y: (points) => height - ((points - low) / (high - low)) * height,
    ticks: Array.from({ length: count }, (_, place) => (first + place) * step),
  };
}

/** One line for all seats that have the same score throughout, as in a team. */
export function linesOf(course: Course, { x, y }: Scale, width: number): CourseLine[] {
  const lines = new Map<string, CourseLine>();
  const last = course.standings.at(-1);
  last?.totals.forEach((total, seat) => {
    const path = `${stepsOf(course, seat, x, y)}H${width}`;
    const known = lines.get(path);
    if (known) known.seats.push(seat);
    else lines.set(path, { seats: [seat], path, total, end: y(total) });
  });
  return [...lines.values()];
}

function stepsOf(course: Course, seat: number, x: Scale['x'], y: Scale['y']): string {
  const parts = course.standings.map(({ moment, totals }, place) => {
    const points = round(y(totals[seat] ?? 0));
    return place === 0 ? `M0 ${points}` : `H${round(x(moment))}V${points}`;
  });
  return parts.join('');
}

const round = (number: number) => Math.round(number * 10) / 10;

/** Heights moved apart so that no two are closer than the gap; the order stays. */
export function apart(heights: number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, place) => place).sort((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  let free = 0;
  for (const place of order) {
    moved[place] = Math.max(moved[place]!, free);
    free = moved[place] + gap;
  }
  let limit = bottom;
  for (const place of order.toReversed()) {
    moved[place] = Math.min(moved[place]!, limit);
    limit = moved[place] - gap;
  }
  return moved;
}
