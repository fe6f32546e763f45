/** The sentences of the board, from the catalogues. */
import type { Narrator } from '../../lib/frame/board';
import { BoardTeller } from '../../lib/ui/teller';
import type { MachineState } from './boat';
import {
  cardOf,
  type Amounts,
  type Card,
  type Comparison,
  type Condition,
  type Kit,
  type Machine,
  type Objective,
  type Requirement,
} from './kit';

const OPERATORS: Record<Comparison, string> = { '=': 'exactly', '<=': 'most', '>=': 'least' };

export class Teller extends BoardTeller {
  constructor(
    words: Narrator,
    readonly kit: Kit,
  ) {
    super(words);
  }

  counted(resource: string, amount: number): string {
    return this.words.words.say('counted', { resource, amount });
  }

  amounts(amounts: Amounts): string {
    return this.all(
      Object.entries(amounts)
        .filter(([, amount]) => amount)
        .map(([resource, amount]) => this.counted(resource, amount ?? 0)),
    );
  }

  // --- cards --------------------------------------------------------------------------------

  /** A card with all that is printed on it, for those who do not see it. */
  card(name: string): string {
    const card = cardOf(this.kit, name);
    return card ? `${this.name('card', name)}. ${this.cardHelp(card)}` : this.name('card', name);
  }

  cardHelp(card: Card): string {
    const cost = card.cost === '=' ? 'copy' : card.cost;
    const lines = [
      `${this.say('card-kind', { type: card.type, season: card.season })}.`,
      this.say('card-cost', { cost }),
      card.gain === 'X'
        ? this.say('card-gain-x', { resource: card.type })
        : this.say('card-gain', { resource: card.type, amount: card.gain }),
    ];
    for (const [resource, amount] of Object.entries(card.bonus)) {
      lines.push(this.say('card-bonus', { resource, amount }));
    }
    if (card.plague) lines.push(this.say('card-plague', { plague: card.plague }));
    return lines.join(' ');
  }

  // --- Machines -----------------------------------------------------------------------------

  condition(condition: Condition): string {
    const key = `condition-${condition.kind}`;
    switch (condition.kind) {
      case 'pair_type_and_other':
      case 'given_type':
        return this.say(key, { type: condition.type });
      case 'pair_types':
        return this.say(key, { first: condition.types[0], second: condition.types[1] });
      case 'pair_cost_sum':
      case 'given_cost':
        return this.say(key, { op: OPERATORS[condition.op], value: condition.value });
      case 'gained_from_cards':
        return this.say(key, { resource: condition.resource, amount: condition.min });
      default:
        return this.say(key);
    }
  }

  effect(machine: Machine): string {
    const gains = Object.entries(machine.gain).map(([resource, amount]) =>
      this.say('effect-gain', { resource, amount: amount ?? 0 }),
    );
    if (machine.heal) gains.push(this.say('effect-heal', { amount: machine.heal }));
    return gains.join(' ');
  }

  machineHelp(machine: Machine): string {
    const condition = this.condition(machine.condition);
    return this.say('machine', { slots: machine.slots, condition, effect: this.effect(machine) });
  }

  machineState(state: MachineState, missing: number): string {
    return this.say(`machine-state-${state}`, { missing });
  }

  // --- the River and the objectives ----------------------------------------------------------

  tileHelp(name: string): string {
    const tile = this.kit.tiles.get(name);
    if (!tile) return this.say('tile-hidden');
    if (tile.feeds) return this.say('effect-feed');
    const gains = Object.entries(tile.gain).map(([resource, amount]) =>
      this.say('effect-gain', { resource, amount }),
    );
    const losses = Object.entries(tile.lose).map(([resource, amount]) =>
      this.say('effect-lose', { resource, amount }),
    );
    const ignore = losses.length ? [this.say('tile-ignore')] : [];
    return [...gains, ...losses, ...ignore].join(' ');
  }

  requirement(require: Requirement): string {
    return this.all(
      Object.entries(require).map(([resource, amount]) =>
        this.say('requirement', { resource, amount }),
      ),
    );
  }

  objectiveHelp(objective: Objective, mitigated: boolean): string {
    const side = mitigated
      ? this.say('objective-back', { requirements: this.requirement(objective.back) })
      : this.say('objective-front', {
          requirements: this.requirement(objective.require),
          price: this.amounts(objective.price),
        });
    return `${this.say(`objective-${objective.scope}`)} ${side}`;
  }
}
