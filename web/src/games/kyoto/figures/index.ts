/** The figures of Kyoto no Neko, by the names that its reference gives them. */

import { figure, type Figure } from '../../../lib/rules/figure';
import Fight from './Fight.svelte';
import Sum from './Sum.svelte';
import Town from './Town.svelte';
import Tracks from './Tracks.svelte';
import TwoPaws from './TwoPaws.svelte';

const PARK = [1, 2].flatMap((y) => [1, 2, 3, 4, 5].map((x) => `${x},${y}`));

export const FIGURES: Record<string, Figure> = {
  'board-parts': figure(Town, {
    frame: [0, 0, 11, 5],
    hidden: ['gA', 'gB', 'gC', 'gD', ...PARK],
    bikes: [{ number: 0, at: '0,0' }],
  }),
  bikes: figure(Town, {
    whole: true,
    frame: [1.8, 1.8, 7.4, 7.4],
    bikes: [
      { number: 0, at: '0,0', rides: ['0,0', '1,0'] },
      { number: 1, at: '6,6', rides: ['6,6', '5,6', '4,6', '3,6', '2,6', '1,6'] },
    ],
    kitten: '1,0',
    card: [1, 5],
  }),
  paw: figure(TwoPaws, { id: 'dog6' }),
  check: figure(Sum, { die: '3', skill: 'agility', value: 2, total: 5, paw: 'sakura' }),
  fight: figure(Fight, {}),
  flight: figure(Town, {
    frame: [2.6, 0, 5.8, 5],
    hidden: PARK.filter((space) => space !== '2,2' && space !== '2,1'),
    kitten: '2,2',
    way: ['2,2', '2,1', '2,0', 'house-n'],
  }),
  tracks: figure(Tracks, {}),
};
