import { expect, test } from 'vitest';
import english from '../../../../src/tablee/games/ai_100_human/text/en.ftl?raw';
import french from '../../../../src/tablee/games/ai_100_human/text/fr.ftl?raw';
import spanish from '../../../../src/tablee/games/ai_100_human/text/es.ftl?raw';
import { kitOf } from './kit';
import { titleOf } from './names';

const { cards } = kitOf('base');

test.each([english, french, spanish])('every card has a name of one word', (words) => {
  for (const card of cards.values()) {
    const [, name = ''] =
      new RegExp(`^board-title-${titleOf(card)} = (.*)$`, 'm').exec(words) ?? [];
    expect(name, card.id).toMatch(/^[\p{L}-]{3,12}$/u);
  }
});

test.each([english, french, spanish])('sentences call a card by that name too', (words) => {
  for (const card of cards.values()) {
    if (card.id.startsWith('AI')) continue;
    expect(words).toContain(`card-${card.id} = { board-title-${titleOf(card)} } ${card.id} (`);
  }
});

test('a card is named after what it looks for', () => {
  const named = (id: string) => titleOf(cards.get(id)!);
  expect(['001', '023', '024', '071', '074', '043'].map(named)).toEqual([
    'diagonal_2',
    'square_4',
    'gap_2',
    'stack',
    'halo',
    'trio',
  ]);
});
