import { describe, expect, it } from 'vitest';
import type { Decision, TitleInfo, WireEvent } from '../../lib/net/wire';
import { commonTexts, titleText, type Language } from '../../lib/i18n/catalogues';
import { Narrator } from '../../lib/i18n/narrator';
import { TitleWords } from '../../lib/i18n/words';

const TITLE = {
  name: 'goofspiel',
  events: {
    bid: { args: { card: 'card' }, rule: '' },
    win: { args: { prizes: 'prize' }, rule: '' },
    discard: { args: { prizes: 'prize' }, rule: '' },
  },
  asks: { bid: { args: { prizes: 'prize' }, rule: '' } },
  refusals: { played: { args: { card: 'card' }, rule: '' } },
} as unknown as TitleInfo;

async function narrator(language: Language): Promise<Narrator> {
  const texts = [...(await commonTexts(language)), await titleText('goofspiel', language)];
  return new Narrator(new TitleWords(language, texts), TITLE, ['Ada', 'Bob'], 0);
}

const decision: Decision = {
  seat: 0,
  number: 0,
  ask: 'bid',
  about: [],
  choices: [],
  group: null,
};
const bid = (seat: number): WireEvent => ({
  name: 'bid',
  seat,
  args: { card: '7' },
  hidden: false,
  then: null,
});

describe('the narrator', () => {
  it('asks in the words of the game', async () => {
    const words = await narrator('en');
    expect(words.prompt(decision, { prizes: ['7'] })).toBe('Bid a card for the prize 7.');
    expect(words.prompt(decision, { prizes: ['1', '2', '13'] })).toBe(
      'Bid a card for the prizes 1, 2 and 13.',
    );
    expect(words.prompt(decision, { prizes: [] })).toBe('Bid a card for the hidden prize.');
    expect(words.help(decision)).toContain('face down');
  });

  it('speaks to the reader', async () => {
    const words = await narrator('en');
    expect(words.event(bid(0))).toBe('You bid 7.');
    expect(words.event(bid(1))).toBe('Bob bids 7.');
  });

  it('names the player that an action is done to', async () => {
    const texts = [...(await commonTexts('en')), await titleText('nettles', 'en')];
    const words = new Narrator(new TitleWords('en', texts), TITLE, ['Ada', 'Bob'], 0);
    const turn = { action: 41, text: 'turn 2', verb: 'turn', target: 'seat:2', reveals: true };
    expect(words.choice(turn)).toBe('Turn over: Bob');
  });

  it('names several things', async () => {
    const event: WireEvent = {
      name: 'win',
      seat: 1,
      args: { prizes: ['1', '9'] },
      hidden: false,
      then: null,
    };
    expect((await narrator('en')).event(event)).toBe('Bob wins 1 and 9.');
    expect((await narrator('fr')).event(event)).toBe('Bob gagne 1 et 9.');
  });

  it('says what can be done, and why not', async () => {
    const words = await narrator('en');
    const choice = { action: 1, text: 'bid 3', verb: 'bid', target: 'card:3', reveals: false };
    expect(words.choice(choice)).toBe('Bid 3');
    const refusal = { name: 'played', args: { card: '3' }, rule: 'GOOF-013' };
    expect(words.refusal(refusal)).toBe('You have already bid 3.');
  });

  it('calls options and fields by their names', async () => {
    const words = await narrator('en');
    expect(words.option('ties')).toBe('Prize of a tied round');
    expect(words.optionValue('ties', 'carry')).toBe('carried over');
    expect(words.optionValue('cards', 13)).toBe('13');
    expect(words.field('stake')).toBe('At stake');
    expect(words.score('prizes')).toBe('Prizes won');
  });
});

describe('words', () => {
  it('say what is wrong, also of what they do not know', async () => {
    const { words } = await narrator('en');
    expect(words.problem({ problem: 'bad-seat', facts: { seat: 9, seats: 2 } })).toContain('9');
    expect(words.problem({ problem: 'http-418', facts: {} })).toContain('went wrong');
  });
});
