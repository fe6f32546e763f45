/** The history as lines: what happened, and under it what explains it. */
import type { TitleInfo, WireEvent } from '../net/wire';

export interface Line {
  /** The number of the event in the stream. */
  number: number;
  event: WireEvent;
  details: WireEvent[];
}

export function linesOf(events: WireEvent[], title: TitleInfo): Line[] {
  const lines: Line[] = [];
  events.forEach((event, number) => {
    const above = lines.at(-1);
    if (above && title.events[event.name]?.detail) above.details.push(event);
    else lines.push({ number, event, details: [] });
  });
  return lines;
}

/** The place of the line that an event belongs to. */
export function lineAt(lines: Line[], number: number): number {
  return Math.max(
    0,
    lines.findLastIndex((line) => line.number <= number),
  );
}

/** All that a line tells: what a board shows when the line is pointed at. */
export function toldBy(line: Line | undefined): WireEvent[] {
  return line && line.details.length > 0 ? [line.event, ...line.details] : [];
}
