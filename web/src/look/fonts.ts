/** The first page waits for its letters for a blink, so that nothing moves when they come. */
import './fonts.css';

const NEEDED = [
  '700 1em Fraunces',
  '900 1em Fraunces',
  '400 1em "Atkinson Hyperlegible Next"',
  '600 1em "Atkinson Hyperlegible Next"',
  '700 1em "Atkinson Hyperlegible Next"',
];
const BLINK = 1500;

export function lettersCame(): Promise<unknown> {
  const came = Promise.all(NEEDED.map((font) => document.fonts.load(font))).catch(() => null);
  const late = new Promise((resolve) => setTimeout(resolve, BLINK));
  return Promise.race([came, late]);
}
