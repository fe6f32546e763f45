import { describe, expect, it } from 'vitest';
import { questionAndRest } from './prompt';

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
