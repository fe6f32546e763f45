/** Bots that play on one's side, and can be asked what they plan: for all that shows seats. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('partners');

export interface Partners {
  /** What the button at this seat says; nothing if nobody can be asked there. */
  label: (seat: number) => string;
  ask: (seat: number, anchor: Element) => void;
}

const NOBODY: Partners = { label: () => '', ask: () => undefined };

export function givePartners(partners: Partners): void {
  setContext(KEY, partners);
}

export function partnersHere(): Partners {
  return getContext<Partners | undefined>(KEY) ?? NOBODY;
}
