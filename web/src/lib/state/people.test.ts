import { describe, expect, it } from 'vitest';
import { isolated } from './people';

describe('a name', () => {
  it('is left alone if it is written from the left', () => {
    expect(isolated('Zoé 3')).toBe('Zoé 3');
  });

  it('keeps its direction to itself', () => {
    expect(isolated('דנה')).toBe('\u2068דנה\u2069');
    expect(isolated('سارة (1)')).toBe('\u2068سارة (1)\u2069');
  });

  it('cannot turn the line around it', () => {
    expect(isolated('\u202eannA\u2067')).toBe('annA');
  });
});
