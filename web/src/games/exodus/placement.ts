/** The placement of a negotiator that is asked for, or drafted with more to do after it. */
import type { Choice } from '../../lib/net/wire';
import { slotOf } from './kit';
import type { Outlook } from './outlook';

export interface Placement {
  outlook: Outlook;
  choices: Choice[];
  picked: string[];
  choose: (choice: Choice) => void;
}

const WAY = 'way:';
const wayOf = ({ target }: Choice): string => target.slice(WAY.length);
const reversed = (way: string): string => way.split('-').reverse().join('-');

/** The way that is picked; empty for none. */
export function pickedWay({ choices, picked }: Placement): string {
  const on = choices.find(({ verb, text }) => verb === 'place' && picked.includes(text));
  return on ? wayOf(on) : '';
}

/** The way that is shown for a slot: the picked one, or as the values lie now. */
export function wayAt(placement: Placement, slot: string, turned: boolean): string {
  if (!slot) return '';
  const picked = pickedWay(placement);
  if (picked && slotOf(picked) === slot) return picked;
  const names = turned ? [reversed(slot), slot] : [slot];
  return names.find((name) => name in placement.outlook.ways) ?? '';
}

/** Its values can lie either way on the slot that is picked. */
export function liesBothWays(placement: Placement): boolean {
  const way = pickedWay(placement);
  return [way, reversed(way)].every((name) => name in placement.outlook.ways);
}

/** The same slot with the values the other way round. */
export function otherWay(placement: Placement): Choice | undefined {
  const way = pickedWay(placement);
  return placement.choices.find(
    (choice) =>
      way !== '' &&
      choice.target.startsWith(WAY) &&
      slotOf(wayOf(choice)) === slotOf(way) &&
      !placement.picked.includes(choice.text),
  );
}
