/** The catalogues of one language: sentences by key. The twin of `tablee/words/catalogue.py`. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Fault } from '../net/wire';
import type { Language } from './catalogues';
import { figure } from './figures';

export type Argument = string | number;
export type Arguments = Record<string, Argument>;

export const HIDDEN = '?';

/** What things of a group are in play if it does not say. */
const KIND = 'card';

/** Sounds like an i at its beginning, and not like the i of hielo: Spanish has another "and" before it. */
const BEGINS_WITH_I = /^(h?[ií](?![aeoáéó])|y(?![aeiouáéíóú]))/i;

/** Fluent writes what is less than nothing with a hyphen. */
function withMinus(text: string, args: Arguments): string {
  const less = Object.values(args).some((value) => typeof value === 'number' && value < 0);
  return less ? text.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−') : text;
}

export class Words {
  protected bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  has(key: string, attribute = ''): boolean {
    const message = this.bundle.getMessage(key);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }

  /** The sentence of this key. One that is missing shows its key: a fault of the catalogue. */
  say(key: string, args: Arguments = {}, attribute = ''): string {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return key;
    return withMinus(this.bundle.formatPattern(pattern, args, []), args);
  }

  /** A list as people write it: a, b and c. */
  allOf(items: string[]): string {
    if (items.length === 0) return this.say('list-empty');
    if (items.length === 1) return items[0]!;
    const head = items.slice(0, -1).join(', ');
    const last = items[items.length - 1]!;
    return this.say(BEGINS_WITH_I.test(last) ? 'list-last-before-i' : 'list-last', { head, last });
  }

  /** A label and its value, with the colon as this language writes it. */
  labelled(label: string, value: Argument): string {
    return this.say('web-labelled', {
      label,
      value: typeof value === 'number' ? figure(value) : value,
    });
  }

  /** What is wrong with a request. */
  problem(fault: Pick<Fault, 'problem' | 'facts'>): string {
    const keys = [`problem-${fault.problem}`, `web-problem-${fault.problem}`];
    const key = keys.find((one) => this.has(one)) ?? 'web-problem-unknown';
    return this.say(key, fault.facts);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value).replace('-', '−');
  }

  date(seconds: number): string {
    const form = { dateStyle: 'medium' } as const;
    return new Intl.DateTimeFormat(this.language, form).format(new Date(seconds * 1000));
  }

  time(seconds: number): string {
    const form = { hour: '2-digit', minute: '2-digit' } as const;
    return new Intl.DateTimeFormat(this.language, form).format(new Date(seconds * 1000));
  }
}

/** The words of one title, whatever its options and players. The twin of `tablee/words/title.py`. */
export class TitleWords extends Words {
  /** What things are called in an edition that this server offers itself, by "kind-id". */
  private own: Record<string, string> = {};

  /** The same words, with other names for some things. */
  calling(own: Record<string, string>): TitleWords {
    const found = new TitleWords(this.language, []);
    found.bundle = this.bundle;
    found.own = own;
    return found;
  }

  title(): string {
    return this.say('title');
  }

  tagline(): string {
    return this.say('tagline');
  }

  /** What people call a card, a place, a token. */
  entity(kind: string, name: string): string {
    if (name === HIDDEN) return this.say('hidden');
    const [thing = name] = name.split('.');
    const key = `${kind}-${thing}`;
    const own = this.own[key];
    if (own !== undefined) return own;
    if (this.has(key)) return this.say(key);
    return this.has(kind) ? this.say(kind, { name: thing }) : thing;
  }

  /** What people call a component of an edition, in play or not. */
  item(group: { name: string; kind: string }, id: string): string {
    if (group.kind) return this.entity(group.kind, id);
    return this.own[`${KIND}-${id}`] ?? this.say(`edition-${group.name}-item`, { id });
  }

  field(name: string): string {
    return this.say(`field-${name}`);
  }

  score(source: string): string {
    return this.say(`score-${source}`);
  }

  option(name: string): string {
    return this.say(`option-${name}`);
  }

  /** What people call a value of an option; numbers speak for themselves. */
  optionValue(option: string, value: unknown): string {
    const key = `option-${option}-${String(value)}`.toLowerCase();
    return this.has(key) ? this.say(key) : String(value);
  }
}
