/** What a lesson counts, as a small drawing of the boat. */

import type { Cell } from '../../../lib/art/outline';
import type { Boat, Card } from '../facts';

export interface Diagram {
  /** Squares that have to be covered, or that cats are counted on. */
  full: readonly Cell[];
  /** Squares that have to stay bare. */
  bare: readonly Cell[];
  /** Squares that are outlined together: rooms. */
  outlined: readonly (readonly Cell[])[];
  /** What is counted, as names of things; they are drawn side by side. */
  things: readonly string[];
  /** Things that belong together: cats that touch each other. */
  linked: boolean;
  /** How many of them: `= 5`, `≥ 3`; empty where each one counts. */
  amount: string;
  /** What must not be near the things. */
  without: string | null;
  /** Whether the boat is shown at all. */
  onBoat: boolean;
}

type Scoring = Pick<Card, 'effect' | 'params'>;

const FAMILIES = ['blue', 'green', 'red', 'purple', 'orange'].map((one) => `cat-${one}`);
const NOTHING: Diagram = {
  full: [],
  bare: [],
  outlined: [],
  things: [],
  linked: false,
  amount: '',
  without: null,
  onBoat: true,
};

type Draw = (scoring: Scoring, boat: Boat, cat: string) => Partial<Diagram>;

const number = ({ params }: Scoring, name: string): number => Number(params[name] ?? 0);
const exactly = (scoring: Scoring): string => `= ${number(scoring, 'count')}`;
const atLeast = (scoring: Scoring): string => `≥ ${number(scoring, 'min')}`;

const all = (boat: Boat): Cell[] => boat.rooms.flatMap((room) => [...room.cells]);
const row = (boat: Boat, at: number): Cell[] => all(boat).filter(([, y]) => y === at);
/** A column from rim to rim, in the middle of the boat. */
function column(boat: Boat): Cell[] {
  const x = Math.floor(boat.width / 2) + 1;
  return all(boat).filter((cell) => cell[0] === x);
}
const rooms = ({ params }: Scoring, boat: Boat): Cell[] => {
  const wanted = Array.isArray(params.rooms) ? params.rooms : [];
  return boat.rooms.filter(({ id }) => wanted.includes(id)).flatMap(({ cells }) => cells);
};
const outlines = (boat: Boat) => boat.rooms.map((room) => room.cells);
const mapsOf = (boat: Boat): Cell[] => boat.maps.map(({ x, y }) => [x, y]);

/** One drawing for each rule of scoring. */
const DRAWN: Record<string, Draw> = {
  edge_full: (_, boat) => ({ full: boat.edge }),
  edge_every_colour: (_, boat) => ({ full: boat.edge, things: FAMILIES }),
  edge_best_colour: (_, boat) => ({ full: boat.edge, things: ['cat', 'cat'] }),
  edge_colour: (_, boat, cat) => ({ full: boat.edge, things: [cat] }),
  edge_cats_per: (scoring, boat) => ({
    full: boat.edge,
    things: Array.from({ length: number(scoring, 'per') }, () => 'cat'),
  }),
  colours_not_on_edge: (_, boat) => ({ bare: boat.edge, things: FAMILIES }),
  row_full: (scoring, boat) => ({ full: row(boat, number(scoring, 'row')) }),
  column_of_one_colour: (_, boat) => ({ full: column(boat), things: ['cat'] }),
  rooms_full: (scoring, boat) => ({
    full: rooms(scoring, boat),
    outlined: outlines(boat),
  }),
  rooms_empty: (scoring, boat) => ({
    bare: rooms(scoring, boat),
    outlined: outlines(boat),
  }),
  rooms_filled_count: (_, boat) => ({ full: all(boat), outlined: outlines(boat) }),
  rats_exact: (scoring) => ({ things: ['rat'], amount: exactly(scoring) }),
  rats_visible: (_, boat) => ({ full: boat.rats, things: ['rat'] }),
  maps_uncovered: (_, boat) => ({ bare: mapsOf(boat), things: ['map'] }),
  maps_covered: (_, boat) => ({ full: mapsOf(boat), things: ['map'] }),
  cats_total_exact: (scoring) => ({ things: ['cat'], amount: exactly(scoring) }),
  cats_over: (scoring) => ({
    things: ['cat'],
    amount: `> ${number(scoring, 'threshold')}`,
  }),
  every_colour_at_least: (scoring) => ({ things: FAMILIES, amount: atLeast(scoring) }),
  colour_count: (_scoring, _boat, cat) => ({ things: [cat] }),
  colour_count_exact: (scoring, _, cat) => ({ things: [cat], amount: exactly(scoring) }),
  colour_count_at_least: (scoring, _, cat) => ({ things: [cat], amount: atLeast(scoring) }),
  oshax_count: () => ({ things: ['oshax'] }),
  lonely_cats: () => ({ things: ['cat'], without: 'cat' }),
  lonely_colour: (_scoring, _boat, cat) => ({ things: [cat], without: cat }),
  largest_family: () => ({ things: ['cat', 'cat', 'cat', 'first'], linked: true }),
  largest_family_size: () => ({ things: ['cat', 'cat', 'cat'], linked: true }),
  families_at_least: (scoring) => ({
    things: ['cat', 'cat'],
    linked: true,
    amount: atLeast(scoring),
  }),
  nth_family: (scoring) => ({
    things: ['cat', 'cat', 'cat'],
    linked: true,
    amount: `${number(scoring, 'rank')}.`,
  }),
  rare_count: () => ({ things: ['rare'] }),
  common_count: () => ({ things: ['common'] }),
  treasure_count: () => ({ things: ['common', 'rare'] }),
  treasures_exact: (scoring) => ({
    things: ['common', 'rare'],
    amount: exactly(scoring),
  }),
  treasures_fewer_than: (scoring) => ({
    things: ['common', 'rare'],
    amount: `< ${number(scoring, 'limit')}`,
  }),
  treasures_touching_colour: (_scoring, _boat, cat) => ({
    things: ['common', cat],
    linked: true,
  }),
  cats_not_touching_treasure: () => ({ things: ['cat'], without: 'common' }),
  colours_not_touching_treasure: () => ({ things: FAMILIES, without: 'common' }),
  colours_not_touching_rat: () => ({ things: FAMILIES, without: 'rat' }),
  fish_at_least: (scoring) => away(['fish'], atLeast(scoring)),
  fish_count: () => away(['fish']),
  baskets_exact: (scoring) => away(['permanent'], exactly(scoring)),
  first_in_turn_order: () => away(['ship', 'first']),
  private_lesson_count: () => away(['lesson']),
  private_lesson_count_exact: (scoring) => away(['lesson'], exactly(scoring)),
  double_best_sister_lesson: () => away(['lesson', 'lesson'], '× 2'),
};

/** Something that is not on the boat. */
function away(things: string[], amount = ''): Partial<Diagram> {
  return { things, amount, onBoat: false };
}

/** The points of a lesson, `10`, or `+2` for each; empty for any other card. */
export function pointsOf({ params, effect }: Scoring): string {
  if (!isDrawn(effect)) return '';
  const each = params.points_each;
  return each === undefined ? String(params.points ?? '') : `+${String(each)}`;
}

/** The drawing of a lesson, in the color that was named or that its numbers name. */
export function diagram(scoring: Scoring, boat: Boat, colour: string | null): Diagram {
  const named = colour ?? scoring.params.colour;
  const cat = typeof named === 'string' && named ? `cat-${named}` : 'cat';
  const drawn = DRAWN[scoring.effect] ?? (() => away(['lesson']));
  return { ...NOTHING, ...drawn(scoring, boat, cat) };
}

export const isDrawn = (effect: string): boolean => effect in DRAWN;
