/** What a title's questions speak of; generated for each title by scripts/make_types.py. */
export interface TitleFacts {
  /** For each kind of entity, the name of every number. */
  names: Record<string, string[]>;
  /** For each question, its arguments in order; the last one may be a list. */
  asks: Record<string, Record<string, { kind: string; many: boolean }>>;
}
