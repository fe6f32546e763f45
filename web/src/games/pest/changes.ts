/** Where something has changed on the map. */
import type { Scene } from './scene';

type Ground = Scene['situation'];

/** The places and roads that differ; while none does, those of the last change stay. */
export function changesOf(before: Ground, now: Ground, last: string[]): string[] {
  if (before === now) return last;
  const ids = new Set([...Object.keys(before.sick), ...Object.keys(now.sick)]);
  const found = [...ids].filter((id) => before.sick[id] !== now.sick[id]);
  found.push(...now.destroyed.filter((id) => !before.destroyed.includes(id)));
  for (const [seat, place] of now.doctors.entries()) {
    if (place && place !== before.doctors[seat]) found.push(place);
  }
  for (const id of Object.keys(now.buildings)) {
    if (now.buildings[id]?.length !== before.buildings[id]?.length) found.push(id);
  }
  for (const id of Object.keys(now.camps)) if (!before.camps[id]) found.push(id);
  return found.length > 0 ? found : last;
}
