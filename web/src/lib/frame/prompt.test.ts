import { describe, expect, it } from 'vitest';
import { commonTexts } from '../i18n/catalogues';
import type { Narrator } from '../i18n/narrator';
import { Words } from '../i18n/words';
import type { Choice, SeatView } from '../net/wire';
import { confirmText, endsUndo, questionAndRest, waitingText } from './prompt';

const view = (draft: string[], reveals: boolean, ...next: boolean[]): SeatView =>
  ({
    draft,
    reveals,
    decision: next.length > 0 ? { choices: next.map(choice) } : null,
  }) as SeatView;
const choice = (reveals: boolean): Choice => ({ reveals }) as Choice;

describe('what is drafted', () => {
  it('can be undone no more when confirming it shows something new', () => {
    expect(endsUndo(view(['draw'], true))).toBe(true);
    expect(endsUndo(view(['bid 3'], false))).toBe(false);
  });

  it('can be undone no more when whatever comes next shows something new', () => {
    expect(endsUndo(view(['use spy'], false, true, true))).toBe(true);
    expect(endsUndo(view(['use spy'], false, true, false))).toBe(false);
  });

  it('has to be there', () => {
    expect(endsUndo(view([], false, true, true))).toBe(false);
  });
});

describe('a question', () => {
  it('is told apart from what it says about it', () => {
    expect(questionAndRest('Both, or one? Both cost 5.')).toEqual([
      'Both, or one?',
      'Both cost 5.',
    ]);
    expect(questionAndRest('Les deux, ou une\u202f? Les deux co\u00fbtent 5.')).toEqual([
      'Les deux, ou une\u202f?',
      'Les deux co\u00fbtent 5.',
    ]);
  });

  it('may stand alone', () => {
    expect(questionAndRest('Which card do you bid?')).toEqual(['Which card do you bid?', '']);
    expect(questionAndRest('Confirm your choice.')).toEqual(['Confirm your choice.', '']);
  });
});

describe('what is confirmed', () => {
  const narrator = (label: string) => ({ choice: () => label }) as unknown as Narrator;
  const one = {} as Choice;

  it('is named if it is one choice', async () => {
    const table = new Words('en', await commonTexts('en'));
    expect(confirmText(table, narrator('Bid 9'), [one])).toBe(
      'Bid 9: confirm it, or choose again.',
    );
  });

  it('is your choice if there are several, or if it is too long', async () => {
    const table = new Words('en', await commonTexts('en'));
    const plain = 'Confirm your choice, or choose again.';
    expect(confirmText(table, narrator('Keep a card'), [one, one])).toBe(plain);
    expect(confirmText(table, narrator('x'.repeat(60)), [one])).toBe(plain);
  });
});

describe('whom we wait for', () => {
  const LONG = ['Anastasia-Penélope Papadopoulo', 'CarmencitaDeLosDolores_Madrid7'];

  it('is said by name, or by number if the names are too long for one sentence', async () => {
    const words = new Words('en', await commonTexts('en'));
    expect(waitingText(words, ['Ana', 'Benoît'], false)).toBe('Waiting for Ana and Benoît.');
    expect(waitingText(words, LONG.slice(0, 1), false)).toContain(LONG[0]);
    expect(waitingText(words, LONG, false)).toBe('Waiting for 2 players.');
    expect(waitingText(words, LONG, true)).toContain('Waiting for 2 players.');
  });
});
