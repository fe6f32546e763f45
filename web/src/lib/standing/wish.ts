/** What is looked for in a history, as the form has it. */

export interface Wish {
  title: string;
  opponent: string;
  result: string;
  /** Days, as fields for dates write them. */
  after: string;
  before: string;
  text: string;
}

const DAY = 86_400;

/** The beginning of a day where the reader is; undefined without one. */
export function dayBegins(date: string): number | undefined {
  const at = Date.parse(`${date}T00:00`);
  return Number.isNaN(at) ? undefined : at / 1000;
}

/** As the server is asked for it; the last day belongs to it. */
export function asked(wish: Wish, page: number): string {
  const last = dayBegins(wish.before);
  const values: Record<string, string | number | undefined> = {
    title: wish.title,
    opponent: wish.opponent,
    result: wish.result,
    text: wish.text.trim(),
    after: dayBegins(wish.after),
    before: last === undefined ? undefined : last + DAY,
    page,
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
