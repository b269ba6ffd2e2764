/** The figures of If It Fits, by the names that its reference gives them. */

import { figure, type Figure } from '../../../lib/rules/figure';
import Cards, { type PlacedCard } from './Cards.svelte';

/** A card at a place: its open sides, those of them with a flap, and its icons. */
const card = (x: number, y: number, open: string, flaps = '', icons = ''): PlacedCard => ({
  x,
  y,
  open,
  flaps,
  icons: [...icons],
});

export const FIGURES: Record<string, Figure> = {
  'card-sides': figure(Cards, { cards: [card(0, 0, 'ne', 'ne', 'M')] }),
  joint: figure(Cards, {
    cards: [
      card(0, 0, 'es', '', 'M'),
      card(1, 0, 'we', 'e', 'Y'),
      card(0, 1, 'ns', 's', 'F'),
    ],
  }),
  'open-against-wall': figure(Cards, {
    cards: [card(0, 0, 'ew', 'w', 'F'), card(1, 0, 'n', 'n', 'P')],
  }),
  'closed-box': figure(Cards, {
    cards: [
      { ...card(0, 0, 'e', '', 'M'), closed: true },
      { ...card(1, 0, 'w', '', 'M'), closed: true },
      card(2.7, 0, 'ne', 'n', 'M'),
      card(3.7, 0, 'w', '', 'M'),
    ],
  }),
  'cat-across-joint': figure(Cards, {
    cards: [card(0, 0, 'ne', 'n', 'P'), card(1, 0, 'ws', 's', 'M')],
    cats: [{ x: 0, y: 0, seat: 0 }],
  }),
  'sleeping-cat': figure(Cards, {
    cards: [card(0, 0, 'ne', 'n', 'Y'), { ...card(1, 0, 'we', 'e'), sleeper: 1 }],
  }),
  'value-of-a-box': figure(Cards, {
    cards: [
      { ...card(0, 0, 'e', '', 'M'), closed: true },
      { ...card(1, 0, 'we', '', 'MS'), closed: true },
      { ...card(2, 0, 'we', '', 'M'), closed: true },
      { ...card(3, 0, 'w', '', 'YY'), closed: true },
    ],
    cats: [{ x: 0, y: 0, seat: 0 }],
  }),
  'start-column': figure(Cards, {
    cards: [card(0, 0, 'nse', 'ne'), card(0, 1, 'nsw', 'sw')],
  }),
  turn: figure(Cards, {
    cards: [
      card(0, 0, 'ne', 'n', 'M'),
      card(1, 0, 'we', 'e', 'M'),
      card(3, 0, 'ne', 'n', 'Y'),
      { ...card(4, 0, 'we', 'e'), sleeper: 0 },
    ],
    cats: [{ x: 0, y: 0, seat: 0 }],
  }),
  laying: figure(Cards, {
    cards: [
      card(0, 0, 'es', '', 'M'),
      card(1, 0, 'wn', 'n', 'Y'),
      card(0, 1, 'ns', 's', 'F'),
      card(3, 0, 'se', 's', 'P'),
      card(4, 0.5, 'wn', 'n', 'M'),
    ],
  }),
  princess: figure(Cards, {
    cards: [
      card(0, 0, 'ne', 'n', 'M'),
      card(1, 0, 'ws', 's', 'M'),
      card(3, 0, 'ne', 'n', 'M'),
      card(4, 0, 'ws', 's', 'M'),
    ],
    cats: [
      { x: 0, y: 0, seat: 1 },
      { x: 3, y: 0, seat: null },
    ],
  }),
  'special-toy': figure(Cards, {
    cards: [card(0, 0, 'ne', 'n', 'F'), card(1, 0, 'we', 'e', 'Y')],
    toy: { x: 0, y: 0, icons: ['M', 'Y', 'F', 'P'] },
  }),
  holding: figure(Cards, {
    cards: [
      card(0, 0, 'e', '', 'M'),
      card(1, 0, 'we', '', 'M'),
      card(2, 0, 'we', '', 'F'),
      card(3, 0, 'we', '', 'M'),
      card(4, 0, 'we', '', 'Y'),
      card(5, 0, 'we', 'e', 'M'),
    ],
    cats: [
      { x: 0, y: 0, seat: 0 },
      { x: 2, y: 0, seat: 1 },
      { x: 4, y: 0, seat: 0 },
    ],
  }),
  'walls-meet': figure(Cards, {
    cards: [card(0, 0, 'wn', 'wn', 'M'), card(1, 0, 'es', 'es', 'Y')],
  }),
};
