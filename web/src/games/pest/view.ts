// Written by scripts/make_types.py. Do not change it by hand.

/** The shared table. */
export interface TableRecord {
  year: number;
  order: string[];
  turn: number;
  resources: string[];
  sick: number[];
  road_sick: number[];
  destroyed: string[] | '?';
  built: number[];
  start_cards: string[];
  plague: string[];
  plague_box: string[];
  plague_shown: string[];
  favour: string[];
  favour_box: string[];
  favour_shown: string[];
  decrees: string[];
  capital_card: string;
  capital_left: string[] | '?';
  rewards: string[];
  rewards_used: string[];
  market: string[];
  deck: string[];
  arrived: string[];
  neutral: number;
  marked_spaces: number[] | '?';
  marked_levels: number[];
  marked_buildings: string[] | '?';
  brought: number[];
  hit: string[] | '?';
  cell: string;
  todo: number;
  improved: number;
  hindered: number;
  arranged: number;
  points: number;
  entered: string[] | '?';
  moved: number;
  jumped: number;
  given: string[] | '?';
  tally: number;
  sent: number;
  works: string[];
  vacated: string[] | '?';
  filled: string[] | '?';
  used: number;
  due: number[];
  gain: number[];
}

/** What belongs to one seat. */
export interface SeatRecord {
  stock: number[];
  doctor: string;
  camp: string;
  sites: string[];
  staff: string[] | '?';
  zone: number;
  hindering: string[] | '?';
  dead: number;
  healed: number;
  capital: number;
  capital_buildings: string[] | '?';
  technologies: string[];
  lying: number[];
  workshop_resource: string;
  ready: number;
  aside: number;
  grid: string[] | '?';
  posted: string[] | '?';
  influence: number;
  imperatives: number[];
  renown: number;
  negative: number;
  asks: unknown[][];
  answers: number;
}

/** `SeatView.table` of this title. */
export interface View {
  table: TableRecord;
  seats: SeatRecord[];
}
