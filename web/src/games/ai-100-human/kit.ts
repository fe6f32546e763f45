/** What is fixed before play: cards, AI faces, objectives and ranks, as the edition has them. */
import { fileOf } from '../../lib/state/editionfiles';
import { colourOf, type Colour } from './colours';

export type Attribute = 'colour' | 'number';

export interface Select {
  colours?: Colour[];
  numbers?: number[];
}

export interface Requirement {
  colour?: Colour;
  number?: number;
}

/** What cards or connectors that count together have in common: one of these. */
export interface Match {
  colours?: Colour[];
  same?: Attribute;
  distinct?: Attribute;
  sum?: number;
  consecutive?: 'number';
  colour_pair?: [Colour, Colour];
  at_least?: Requirement[];
  share?: boolean;
  at_least_same?: { attribute: Attribute; count: number };
}

export interface Figure {
  shape: string;
  match: Match;
}

export interface Scoring {
  kind: string;
  points?: number;
  shape?: string;
  match?: Match;
  figures?: Figure[];
  slots?: Select[];
  size?: number;
  max?: number;
  groups?: [number, number];
  select?: Select;
  attribute?: Attribute;
  count?: { select?: Select; most?: Attribute; distinct?: Attribute };
  table?: number[];
  orientation?: 'horizontal' | 'vertical';
  complete?: boolean;
  colour?: Colour;
  solo_points?: number;
  timing?: string;
  draw?: number;
  discard?: number;
  keep_more?: number;
  end_points?: number;
}

export interface Look {
  colour: Colour;
  number: number;
}

/** An Evolution card or an AI face. */
export interface Card extends Look {
  id: string;
  /** 0 for AI faces. */
  phase: number;
  /** Top left, top right, bottom left, bottom right. */
  connectors: Look[];
  zone: string;
  scoring: Scoring;
  /** What the card can be at each scoring, if there is more than one answer. */
  identities: Look[];
}

export interface Objective {
  id: string;
  phase: number;
  starter: boolean;
  zone: string;
  scoring: Scoring;
}

export interface Rank {
  id: string;
  least: number;
}

export interface Kit {
  cards: Map<string, Card>;
  objectives: Map<string, Objective>;
  ranks: Rank[];
  turns: number;
}

export const ROWS = 3;
export const COLUMNS = 5;
export const AI_CELL = 7;

interface WrittenCard extends Look {
  id: string;
  phase?: number;
  connectors: string;
  zone: string;
  scoring: Scoring;
  last_figure?: Figure;
  identities?: Look[];
}

interface Edition {
  cards: { cards: WrittenCard[] };
  faces: { faces: WrittenCard[] };
  objectives: { objectives: Objective[] };
  game: { numbers: { id: string; value: number }[]; ranks: Rank[] };
}

const files = import.meta.glob(
  '../../../../src/tablee/games/ai_100_human/data/*/{cards,faces,objectives,game}.json',
  { import: 'default', eager: true },
);

export function kitOf(edition: string): Kit {
  const read = (name: keyof Edition): unknown =>
    files[`../../../../src/tablee/games/ai_100_human/data/${edition}/${name}.json`] ??
    fileOf('ai-100-human', edition, name);
  const { cards } = read('cards') as Edition['cards'];
  const { faces } = read('faces') as Edition['faces'];
  const { objectives } = read('objectives') as Edition['objectives'];
  const { numbers, ranks } = read('game') as Edition['game'];
  return {
    cards: new Map([...cards, ...faces].map((card) => [card.id, cardOf(card)])),
    objectives: new Map(objectives.map((objective) => [objective.id, objective])),
    ranks,
    turns: numbers.find(({ id }) => id === 'turns')?.value ?? 0,
  };
}

function cardOf(card: WrittenCard): Card {
  const figures = [
    ...(card.scoring.figures ?? []),
    ...(card.last_figure ? [card.last_figure] : []),
  ];
  return {
    id: card.id,
    phase: card.phase ?? 0,
    colour: card.colour,
    number: card.number,
    connectors: card.connectors.split(' ').map((text) => ({
      colour: colourOf(text.charAt(0)),
      number: Number(text.slice(1)),
    })),
    zone: card.zone,
    scoring: figures.length > 0 ? { ...card.scoring, figures } : card.scoring,
    identities: card.identities ?? [],
  };
}

/** What a card counts as: AI-10 has two identities. */
export function lookOf(card: Card, identity: number): Look {
  return card.identities[identity] ?? card;
}
