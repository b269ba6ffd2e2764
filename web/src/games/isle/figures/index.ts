/** The figures of the Isle of Cats, by the names that its reference gives them. */

import type { Cell } from '../../../lib/art/outline';
import type { LaidView } from '../types';
import { figure, type Figure } from '../../../lib/rules/figure';
import BoatParts from './BoatParts.svelte';
import CardParts from './CardParts.svelte';
import SisterNumbers from './SisterNumbers.svelte';
import Steps, { type Item } from './Steps.svelte';

const tile = (kind: string, colour: string | null, ...cells: Cell[]): LaidView => ({
  shape: '',
  kind,
  colour,
  cells: cells.map(([x, y]) => [x, y]),
});
const cat = (colour: string, ...cells: Cell[]) => tile('cat', colour, ...cells);
const common = (...cells: Cell[]) => tile('common', null, ...cells);
const rare = (...cells: Cell[]) => tile('rare', null, ...cells);

/** A bar of five, from its left end. */
const bar = (colour: string, x: number, y: number) =>
  cat(colour, ...[0, 1, 2, 3, 4].map((n): Cell => [x + n, y]));

const ROOM_F = [
  cat('blue', [16, 1], [16, 2], [16, 3], [16, 4], [16, 5]),
  cat('orange', [17, 2], [18, 2], [17, 3], [18, 3], [17, 4]),
  cat('purple', [19, 3], [18, 4], [19, 4], [18, 5], [19, 5]),
  rare([17, 5], [16, 6], [17, 6], [18, 6]),
];
const ROOM_G = [rare([20, 3], [20, 4], [20, 5], [21, 4])];
const FAMILY = [
  cat('red', [5, 2], [5, 3], [5, 4], [5, 5], [6, 5]),
  cat('red', [7, 3], [6, 4], [7, 4], [8, 4], [7, 5]),
  cat('red', [9, 4], [10, 4], [10, 3], [11, 3]),
];
const JOINED = [
  common([11, 4], [12, 4], [13, 4]),
  cat('red', [14, 3], [15, 3], [14, 4], [15, 4], [14, 5]),
];

const tileItem = (kind: string, colour: string | null, shape: string): Item => ({
  tile: [kind, colour, shape],
});
const symbol = (name: string, text?: string): Item =>
  text === undefined ? { symbol: name } : { symbol: name, text };
const TO: Item = { sign: '→' };

/** The figures at the top of the phases of a day. */
const PHASES: Record<string, Figure> = {
  placing: figure(BoatParts, {
    parts: [
      {
        tiles: [
          cat('blue', [4, 4], [5, 4], [6, 4], [7, 4], [8, 4]),
          cat('orange', [9, 3], [9, 4], [9, 5], [10, 5], [10, 6]),
          common([8, 5], [8, 6]),
        ],
        from: [2, 1.5],
        size: [12, 6],
      },
    ],
  }),
  day: figure(Steps, {
    groups: [
      [
        symbol('bag'),
        TO,
        symbol('fish'),
        TO,
        { card: 'rescue', symbol: 'card' },
        TO,
        { card: 'lessons', symbol: 'lesson' },
        TO,
        symbol('basket'),
        TO,
        symbol('rare'),
      ],
    ],
  }),
  arrival: figure(Steps, {
    fields: true,
    groups: [
      [tileItem('cat', 'red', 'C05'), tileItem('cat', 'blue', 'C10'), symbol('fish', '3')],
      [
        tileItem('cat', 'green', 'C15'),
        tileItem('cat', 'purple', 'C13'),
        symbol('fish', '5'),
      ],
    ],
  }),
  fishing: figure(Steps, { groups: [[{ sign: '+' }, symbol('fish', '20')]] }),
  exploring: figure(Steps, {
    groups: [
      [
        { card: 'rescue', symbol: 'basket' },
        { card: 'lessons', symbol: 'lesson' },
      ],
      [
        ...(['finds', 'rescue', 'anytime', 'lessons', 'finds'] as const).map(
          (card): Item => ({ card, symbol: 'card', away: true }),
        ),
        TO,
      ],
    ],
  }),
  'lessons-played': figure(Steps, {
    groups: [
      [
        { card: 'lessons', symbol: 'lesson' },
        { card: 'lessons', symbol: 'family' },
      ],
      [{ back: true }, { back: true }, { back: true }],
    ],
  }),
  rescue: figure(Steps, {
    groups: [
      [
        symbol('fish', '3'),
        { sign: '+' },
        symbol('basket'),
        TO,
        tileItem('cat', 'blue', 'C05'),
      ],
      [
        symbol('fish', '5'),
        { sign: '+' },
        symbol('broken-basket'),
        symbol('broken-basket'),
        TO,
        tileItem('cat', 'orange', 'C02'),
      ],
    ],
  }),
  'rare-finds': figure(Steps, {
    groups: [
      [{ card: 'finds', symbol: 'oshax' }, TO, tileItem('oshax', 'purple', 'O1')],
      [
        { card: 'finds', symbol: 'rare' },
        TO,
        tileItem('rare', null, 'R1'),
        { sign: '/' },
        tileItem('common', null, 'K3'),
        tileItem('common', null, 'K2'),
      ],
    ],
  }),
  evening: figure(Steps, {
    groups: [[symbol('used-basket'), TO, symbol('basket')]],
  }),
  anytime: figure(Steps, {
    groups: [
      [{ card: 'anytime', symbol: 'fish' }],
      [{ card: 'anytime', symbol: 'basket' }],
      [{ card: 'anytime', symbol: 'bag' }],
    ],
  }),
  'family-pool': figure(Steps, {
    fields: true,
    groups: [
      [
        tileItem('cat', 'red', 'C05'),
        tileItem('cat', 'blue', 'C10'),
        tileItem('cat', 'green', 'C15'),
        tileItem('cat', 'orange', 'C02'),
      ],
    ],
  }),
};

export const FIGURES: Record<string, Figure> = {
  ...PHASES,
  'boat-with-rooms': figure(BoatParts, { parts: [{}], letters: true }),
  'card-parts': figure(CardParts, { number: 55 }),
  touching: figure(BoatParts, {
    parts: [
      { tiles: [bar('blue', 4, 4), bar('orange', 9, 4)], from: [3, 2.5], size: [12, 4] },
      { tiles: [bar('blue', 4, 4), bar('orange', 9, 5)], from: [3, 2.5], size: [12, 4] },
    ],
  }),
  'map-bonus': figure(BoatParts, {
    parts: [
      {
        tiles: [
          cat('green', [7, 0], [7, 1], [8, 1], [7, 2], [8, 2]),
          common([8, 0], [9, 0]),
        ],
        from: [3, -1],
        size: [10, 5],
      },
    ],
  }),
  rats: figure(BoatParts, {
    parts: [{ tiles: [common([10, 0], [11, 0])], from: [7, -1], size: [10, 4] }],
  }),
  'rooms-filled': figure(BoatParts, {
    parts: [{ tiles: [...ROOM_F, ...ROOM_G], from: [14, 0], size: [9.5, 9] }],
    letters: true,
  }),
  family: figure(BoatParts, {
    parts: [{ tiles: [...FAMILY, ...JOINED], from: [3, 1], size: [14, 6] }],
  }),
  'sister-numbers': figure(SisterNumbers, {}),
};
