/** Finding a passage of the rules by words, or by the number of a rule. */
import MiniSearch from 'minisearch';
import type { Passage } from './passages';

const MOST = 30;
/** Shorter words have no room for a slip of the finger. */
const LONG = 5;
const SLIP = 0.2;

export class RulesSearch {
  private index = new MiniSearch<Passage>({
    idField: 'place',
    fields: ['rules', 'section', 'words'],
    extractField: (passage, field) =>
      field === 'rules'
        ? passage.rules.join(' ')
        : (passage[field as keyof Passage] as string | number as string),
    processTerm: folded,
    searchOptions: {
      boost: { rules: 8, section: 2 },
      prefix: true,
      fuzzy: (term) => (term.length >= LONG ? SLIP : false),
      combineWith: 'AND',
    },
  });

  constructor(private passages: Passage[]) {
    this.index.addAll(passages);
  }

  /** The best first. Whatever holds all words comes alone; if nothing does, what holds some. */
  find(query: string): Passage[] {
    const all = this.index.search(query);
    const found = all.length > 0 ? all : this.index.search(query, { combineWith: 'OR' });
    return found.slice(0, MOST).flatMap(({ id }) => this.passages[id as number] ?? []);
  }
}

/** Letters without accents, as people type them in a hurry. */
function folded(term: string): string {
  return term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
