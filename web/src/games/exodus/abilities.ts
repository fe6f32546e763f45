/** What a card can do, as short lines of a symbol and a few words, and in whole sentences. */
import type { GlyphName } from './glyphs';
import type { Card, Effect, Filter, Technical } from './kit';

type Args = Record<string, string | number>;
export type Say = (key: string, args?: Args) => string;
/** What the title calls a thing. */
export type Name = (kind: string, thing: string) => string;

/** One ability on a card. */
export interface Line {
  glyph: GlyphName;
  /** It scores in the Prestige phase. */
  scores: boolean;
  /** It is used by its owner. */
  technical?: boolean;
  /** A few words. */
  label: string;
  /** The gems to be paid. */
  gems: number;
  /** What it does, in a whole sentence. */
  text: string;
}

const GLYPH_OF: Record<Technical['kind'], GlyphName> = {
  activation: 'tilt',
  natural: 'natural',
  sacrifice: 'sacrifice',
  integration: 'integration',
};

export function abilityLines(card: Card, say: Say, name: Name, hospital: number): Line[] {
  const { casteAbility, technical, prestigeAbility } = card;
  const lines: Line[] = [];
  if (casteAbility) {
    const noun = casteAbility.secondary ?? 'none';
    lines.push({
      glyph: casteAbility.kind,
      scores: false,
      label: say(`label-${casteAbility.kind}`, { noun }),
      gems: 0,
      text: say(`caste-${casteAbility.kind}`, { noun }),
    });
  }
  if (technical) {
    lines.push({
      glyph: GLYPH_OF[technical.kind],
      scores: false,
      technical: true,
      label: say('kind', { kind: technical.kind }),
      gems: technical.cost.resources ?? 0,
      text: abilityText(technical, say, name),
    });
  }
  if (prestigeAbility) {
    const { kind, x = hospital, y, capacity } = prestigeAbility;
    const args = { points: x, noun: nounOf(y ?? {}), capacity: capacity ?? 'none' };
    lines.push({
      glyph: kind,
      scores: true,
      label: say(`label-${kind}`, args),
      gems: 0,
      text: say(`prestige-${kind}`, args),
    });
  }
  return lines;
}

/** The whole sentence of a technical ability, with what it costs and when. */
function abilityText(technical: Technical, say: Say, name: Name): string {
  const { kind, cost, phases, window } = technical;
  const parts = [
    say('ability', {
      kind,
      gems: cost.resources ?? 0,
      tilt: cost.tilt ? 'yes' : 'no',
      sacrifice: cost.sacrifice ? say('thing', thingOf(cost.sacrifice, name)) : 'none',
      effects: effectsText(technical, say, name),
    }),
  ];
  if (window) parts.push(say('window'));
  else if (phases.length === 1 && kind !== 'integration') parts.push(say(`only-${phases[0]}`));
  return parts.join(' ');
}

/** What an ability does, without its price. */
export function effectsText({ effects }: Technical, say: Say, name: Name): string {
  return effects.map((effect) => say(`effect-${keyOf(effect)}`, argsOf(effect, name))).join(' ');
}

function keyOf({ verb, to, amount, pick }: Effect): string {
  if (verb === 'gain_resource' && to === 'this_vault') return 'gain_vault';
  if (verb === 'gain_resource' && typeof amount === 'object') return 'gain_counted';
  if (verb === 'take_from_discard' && pick === 'topmost') return 'take_topmost';
  return verb;
}

function argsOf(effect: Effect, name: Name): Args {
  const { amount, filter, secondary, source, target, token } = effect;
  return {
    amount: typeof amount === 'object' ? amount.max : (amount ?? 1),
    ...thingOf(filter ?? {}, name),
    ...(secondary ? { noun: secondary } : {}),
    from: source ?? 'none',
    to: target ?? 'none',
    token: token ?? 'none',
  };
}

/** The arguments of `board-thing`. */
function thingOf(filter: Filter, name: Name): Args {
  return {
    noun: nounOf(filter),
    whose: filter.controller ?? 'none',
    cost: filter.cost_max ?? 'none',
    except: filter.exclude ? name('card', filter.exclude) : 'none',
  };
}

/** What a filter means, in one word. */
export function nounOf(filter: Filter): string {
  if (filter.this) return 'this';
  if (filter.caste) return filter.caste;
  if (filter.kind) return filter.kind;
  if (filter.mutant) return 'mutant';
  if (filter.tilted) return 'tilted';
  return filter.rank ?? filter.type ?? 'card';
}
