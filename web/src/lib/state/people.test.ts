import { describe, expect, it } from 'vitest';
import { Words } from '../i18n/words';
import type { TableInfo } from '../net/wire';
import { botSigns, faceNames, isolated, seatNames } from './people';

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

const words = new Words('en', [
  [
    'level-3 = Regular',
    'style-denier = Spoiler',
    'style-denier-text = Leaves rivals less.',
    'web-bot-expert = Expert bot',
    'web-is-bot = Bot: { $level }',
    'web-is-bot-styled = Bot: { $level }, { $style }',
    'web-name-numbered = { $name } { $number }',
  ].join('\n'),
]);
const table = (...bots: [bot: string, nickname: string, style?: string][]) =>
  ({
    seats: bots.map(([bot, nickname, style = null], seat) => ({
      kind: 'bot',
      seat,
      bot,
      nickname,
      style,
    })),
  }) as unknown as TableInfo;

describe('a bot', () => {
  it('has a name and a face of its own, and a sign that it is one', () => {
    const two = table(['level-3', 'Mirka'], ['level-3', 'Orbo']);
    expect(seatNames(words, two)).toEqual(['Mirka', 'Orbo']);
    expect(faceNames(two)).toEqual(['bot:Mirka', 'bot:Orbo']);
    const plain = { label: 'Bot: Regular', text: '' };
    expect(botSigns(words, two)).toEqual({ Mirka: plain, Orbo: plain });
  });

  it('has a style beside its level, where that makes a difference', () => {
    const two = table(['level-3', 'Mirka', 'denier'], ['level-3', 'Orbo']);
    expect(botSigns(words, two)).toEqual({
      Mirka: { label: 'Bot: Regular, Spoiler', text: 'Leaves rivals less.' },
      Orbo: { label: 'Bot: Regular', text: '' },
    });
  });

  it('is called by its kind at tables of old', () => {
    const two = table(['expert', 'expert'], ['expert', 'expert']);
    expect(seatNames(words, two)).toEqual(['Expert bot 1', 'Expert bot 2']);
    expect(botSigns(words, two)['Expert bot 2']?.label).toBe('Bot: Expert bot');
    expect(new Set(faceNames(two)).size).toBe(2);
  });
});
