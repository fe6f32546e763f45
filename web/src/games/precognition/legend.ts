/** What every symbol of the board stands for: the term that explains it. */
import type { GlyphName } from './glyphs';

export const TERMS: Record<GlyphName, string> = {
  human: 'human',
  contaminated: 'contaminated',
  ymune: 'ymune',
  doctor: 'doctor',
  protector: 'protector',
  battery: 'battery',
  food: 'food',
  plague: 'plague',
  heal: 'heal',
  island: 'island',
  wave: 'river',
  boat: 'progress',
  left: 'left',
  right: 'right',
  down: 'down',
  other: 'other',
  same: 'bonus',
  sum: 'sum',
  target: 'objective',
  summer: 'summer',
  autumn: 'autumn',
  winter: 'winter',
};

/** Signs that are letters. */
export const LETTERS: Record<string, string> = { '=': 'copy', X: 'variable' };
