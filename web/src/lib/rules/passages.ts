/** The rules of a title in passages, each of which can be found and opened by itself. */
import { marked, type Token, type Tokens } from 'marked';

export interface Passage {
  /** Its place in the text. */
  place: number;
  /** The rules that it states; some passages state none, such as an introduction. */
  rules: string[];
  section: string;
  /** What it says, without marks and numbers of rules. */
  words: string;
}

const ANCHOR = /<a id="([A-Z]+-\d+)"><\/a>\*\*\1\*\*\s*/g;

export function passagesOf(text: string): Passage[] {
  const found: Passage[] = [];
  let section = '';
  const add = (raw: string): void => {
    const rules = [...raw.matchAll(ANCHOR)].map(([, rule]) => rule ?? '');
    const words = plain(raw.replace(ANCHOR, ''));
    if (words) found.push({ place: found.length, rules, section, words });
  };
  for (const token of marked.lexer(text)) {
    if (token.type === 'heading') section = plain(token.text as string);
    else for (const raw of piecesOf(token)) add(raw);
  }
  return found;
}

/** A list is read point by point, a table row by row. */
function piecesOf(token: Token): string[] {
  if (token.type === 'list') return (token as Tokens.List).items.map((item) => item.text);
  if (token.type === 'paragraph') return [token.raw];
  if (token.type !== 'table') return [];
  const { rows } = token as Tokens.Table;
  return rows.map((row) => row.map((cell) => cell.text).join(' · '));
}

function plain(marks: string): string {
  return marks
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
