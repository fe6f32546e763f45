/** Where chambers and slots stand, on a desk and on a phone, for both sides of the Wing. */
import { chambersOf } from './kit';
import type { Point } from './glass';

export interface Geometry {
  width: number;
  height: number;
  /** Of the plate of a chamber. */
  plate: Point;
  middle: Point;
  chambers: Record<string, Point>;
  slots: Record<string, Point>;
}

/** The chambers of the side for three and four stand like the dark fields of a board of 5 × 5. */
const FIELDS: Record<string, Point> = {
  1: [1, 0],
  2: [3, 0],
  11: [0, 1],
  3: [2, 1],
  4: [4, 1],
  12: [1, 2],
  6: [3, 2],
  10: [0, 3],
  9: [2, 3],
  5: [4, 3],
  8: [1, 4],
  7: [3, 4],
};

/** The ring of the side for two: columns and rows of 4 × 4 without the inner ones. */
const RING: Record<string, Point> = {
  12: [0, 0],
  1: [1, 0],
  2: [2, 0],
  3: [3, 0],
  4: [3, 1],
  5: [3, 2],
  6: [3, 3],
  7: [2, 3],
  8: [1, 3],
  9: [0, 3],
  10: [0, 2],
  11: [0, 1],
};

interface Measures {
  width: number;
  height: number;
  plate: Point;
  fields: { first: Point; step: Point };
  ring: { columns: number[]; rows: number[]; outer: number[] };
}

const DESK: Measures = {
  width: 1074,
  height: 606,
  plate: [170, 132],
  fields: { first: [93, 71], step: [222, 116] },
  ring: { columns: [165, 413, 661, 909], rows: [71, 226, 380, 535], outer: [93, 981] },
};

const PHONE: Measures = {
  width: 390,
  height: 472,
  plate: [76, 92],
  fields: { first: [40, 48], step: [77.5, 94] },
  ring: { columns: [42, 144, 246, 348], rows: [48, 173, 299, 424], outer: [42, 348] },
};

/** On a desk, slots beside the upper and lower corners of the ring stand on its inner side. */
const INNER = 113;

export function geometryOf(side: 'two' | 'four', slots: string[], narrow: boolean): Geometry {
  const { width, height, plate, fields, ring } = narrow ? PHONE : DESK;
  const chambers: Record<string, Point> = {};
  if (side === 'four') {
    for (const [number, [column, row]] of Object.entries(FIELDS)) {
      const [x, y] = fields.first;
      chambers[number] = [x + fields.step[0] * column, y + fields.step[1] * row];
    }
  } else {
    for (const [number, [column, row]] of Object.entries(RING)) {
      const inside = row === 1 || row === 2;
      const x = inside ? ring.outer[column === 0 ? 0 : 1]! : ring.columns[column]!;
      chambers[number] = [x, ring.rows[row]!];
    }
  }
  const middle: Point = [width / 2, height / 2];
  const found = slots.map((slot) => [slot, slotPoint(slot, chambers, narrow, side)] as const);
  return { width, height, plate, middle, chambers, slots: Object.fromEntries(found) };
}

function slotPoint(
  slot: string,
  chambers: Record<string, Point>,
  narrow: boolean,
  side: 'two' | 'four',
): Point {
  const [[ax, ay], [bx, by]] = chambersOf(slot).map((number) => chambers[number]!) as [
    Point,
    Point,
  ];
  const y = (ay + by) / 2;
  if (narrow || side === 'four' || ay === by) return [(ax + bx) / 2, y];
  const left = ax < DESK.width / 2;
  return [left ? DESK.ring.outer[0]! + INNER : DESK.ring.outer[1]! - INNER, bend(y)];
}

/** Away from the plates above and below, towards the middle. */
function bend(y: number): number {
  const middle = DESK.height / 2;
  return y < middle - 50 ? y + 24 : y > middle + 50 ? y - 24 : y;
}

/** A plate with cut corners around a point. */
export function plateOf([x, y]: Point, [width, height]: Point, cut: number): string {
  const [left, top] = [x - width / 2, y - height / 2];
  const [right, foot] = [left + width, top + height];
  return (
    `M${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${foot - cut}` +
    `L${right - cut} ${foot}H${left + cut}L${left} ${foot - cut}V${top + cut}Z`
  );
}

/** Between a slot and the plates beside it. */
const BESIDE = 47;
const APART = 66;

/**
 * Where a tag stands that points from a slot to a chamber, and how it is turned. On a phone it sits
 * on the plate of the chamber.
 */
export function tagAt(
  { chambers, slots, plate }: Geometry,
  slot: string,
  chamber: string,
  narrow: boolean,
): { at: Point; turn: number } {
  const [[x, y], [to, high]] = [slots[slot] ?? [0, 0], chambers[chamber] ?? [0, 0]];
  if (narrow) return { at: [to, high - plate[1] / 2 + 2], turn: 0 };
  const [right, down] = [Math.sign(to - x), Math.sign(high - y)];
  if (Math.abs(high - y) < 1) return { at: [x + right * APART, y], turn: right > 0 ? 0 : 180 };
  if (Math.abs(to - x) < 1) return { at: [x, y + down * BESIDE], turn: 90 * down };
  return { at: [x, y + down * BESIDE], turn: right > 0 ? 0 : 180 };
}
