/** The figures of Kyoto no Neko, by the names that its reference gives them. */

import { figure, type Figure } from '../../../lib/rules/figure';
import Fight from './Fight.svelte';
import Row, { type Item } from './Row.svelte';
import Sum from './Sum.svelte';
import Town from './Town.svelte';
import Tracks from './Tracks.svelte';
import TwoPaws from './TwoPaws.svelte';

const PARK = [1, 2].flatMap((y) => [1, 2, 3, 4, 5].map((x) => `${x},${y}`));

const TO: Item = { sign: '→' };
const OR: Item = { sign: '/' };
const PLUS: Item = { sign: '+' };
const MEDAL: Item = { medal: true };

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
  setup: figure(Town, {
    frame: [2, 0, 7, 3],
    hidden: ['gA', 'gB', 'gC', 'gD'],
    kitten: 'terrace-n',
  }),
  turn: figure(Row, {
    groups: [
      [{ kitten: 'momo' }, TO, { paw: 'bug4' }],
      [{ die: '3' }, PLUS, { skill: 'hunt', number: 1 }],
      [TO, MEDAL],
    ],
  }),
  moving: figure(Town, {
    frame: [2.6, 0, 5.8, 5],
    hidden: PARK.filter((space) => space !== '3,1' && space !== '4,1'),
    kitten: 'house-n',
    way: ['house-n', '3,0', '3,1', '4,1'],
  }),
  action: figure(Row, {
    groups: [
      [{ paw: 'butterfly3' }, OR, { paw: 'sakura' }, OR, { kitten: 'kuro' }],
      [TO, { die: '4' }],
    ],
  }),
  'paw-moves': figure(Row, {
    groups: [
      [
        { die: '2' },
        PLUS,
        { skill: 'hunt', number: 1 },
        { sign: '<' },
        { paw: 'bug4' },
        TO,
      ],
    ],
  }),
  success: figure(Row, {
    groups: [
      [{ skill: 'agility' }, TO, { seen: true }],
      [{ skill: 'friendship' }, TO, { paw: 'butterfly3' }],
      [{ skill: 'hunt' }, TO, { paw: 'bug4' }],
    ],
  }),
  missions: figure(Row, {
    groups: [
      [{ paw: 'sakura' }, { paw: 'bug4' }, { paw: 'butterfly3' }, { kitten: 'kuro' }],
      [TO, MEDAL],
    ],
  }),
  growth: figure(Row, {
    groups: [
      [MEDAL, MEDAL, TO, { sign: '+2' }],
      [MEDAL, MEDAL, MEDAL, MEDAL, TO, { sign: '+4' }],
    ],
  }),
  'fifth-medal': figure(Row, { groups: [[MEDAL, MEDAL, MEDAL, MEDAL, MEDAL]] }),
  scenarios: figure(Row, {
    groups: [[{ paw: 'carp5' }, { paw: 'heron5' }], [{ paw: 'lantern' }]],
  }),
};
