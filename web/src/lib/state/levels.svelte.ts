/** How well bots shall play, by title: as they were last chosen on this device. */
import type { TitleInfo } from '../net/wire';

const KEY = 'tablee-levels';
/** Whoever plays a title for the first time meets somebody who does, too. */
const FIRST = 'level-1';

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

const chosen: Record<string, string> = $state(stored());

export function usualLevel(title: TitleInfo): string {
  const level = chosen[title.name] ?? FIRST;
  return title.bots.includes(level) ? level : (title.bots[0] ?? FIRST);
}

export function keepLevel(title: TitleInfo, level: string): void {
  chosen[title.name] = level;
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A device that keeps nothing still plays.
  }
}
