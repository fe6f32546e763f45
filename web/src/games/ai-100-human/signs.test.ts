import { describe, expect, it } from 'vitest';
import { commonTexts, titleText, type Language } from '../../lib/i18n/catalogues';
import { TitleWords } from '../../lib/i18n/words';
import { drawCard } from './card-drawing';
import { conditionText } from './conditions';
import { kitOf } from './kit';
import { signOf } from './signs';
import { isElsewhere, zoneBars } from './zones';

const kit = kitOf('base');
const things = [...kit.cards.values(), ...kit.objectives.values()];

describe('what is printed on cards', () => {
  it('knows all components', () => {
    expect(kit.cards.size).toBe(132);
    expect(kit.objectives.size).toBe(16);
    expect([...kit.cards.values()].every(({ connectors }) => connectors.length === 4)).toBe(true);
  });

  it('draws every condition, and no unknown ones', () => {
    for (const { id, scoring, zone } of things) {
      const { width, height, marks } = signOf(scoring, zone);
      expect([id, width > 0 && height > 0 && marks.length > 0]).toEqual([id, true]);
      expect(marks.some((mark) => mark.is === 'text' && mark.text === '?')).toBe(false);
    }
  });

  it('draws every card whole', () => {
    for (const card of kit.cards.values()) {
      const drawn = drawCard(card, 0, 'R & D');
      expect([card.id, drawn.match(/undefined|NaN|null/)]).toEqual([card.id, null]);
      expect(drawn.split('class="connector"')).toHaveLength(5);
      expect(drawn).toContain('R &amp; D');
    }
  });

  it('draws conditions differently that say different things', () => {
    const drawn = new Map<string, Set<string>>();
    for (const { scoring, zone } of kit.cards.values()) {
      const said = JSON.stringify([scoring, zone]);
      const { table, points } = scoring;
      const looks = JSON.stringify([
        signOf(scoring, zone).marks,
        zoneBars(zone),
        isElsewhere(zone),
        table,
        points,
      ]);
      drawn.set(looks, (drawn.get(looks) ?? new Set()).add(said));
    }
    const alike = [...drawn.values()].filter((said) => said.size > 1).map((said) => [...said]);
    expect(alike).toEqual([]);
  });

  it('stands pairs of columns one above the other', () => {
    const pair = (zone: string) =>
      signOf({ kind: 'figure', shape: 'adjacent_2', match: { colours: ['red'] } }, zone);
    expect(pair('each_column').height).toBeGreaterThan(pair('each_column').width);
    expect(pair('each_row').width).toBeGreaterThan(pair('each_row').height);
  });
});

describe.each<Language>(['en', 'fr', 'es'])('the words of the conditions, %s', (language) => {
  it('are there for every card, face and objective', async () => {
    const texts = [...(await commonTexts(language)), await titleText('ai-100-human', language)];
    const words = new TitleWords(language, texts);
    const speaker = {
      say: (key: string, args = {}) => {
        expect([key, words.has(`board-${key}`)]).toEqual([key, true]);
        return words.say(`board-${key}`, args);
      },
      all: (parts: string[]) => words.allOf(parts),
    };
    for (const { id, scoring, zone } of things) {
      const text = conditionText(speaker, scoring, zone, id.startsWith('AI-'));
      expect([id, text]).toEqual([id, expect.not.stringMatching(/undefined|NaN|\{|board-/)]);
    }
  });
});
