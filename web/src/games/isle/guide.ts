/** A first game of the Isle of Cats: the first two days step by step. */

import type { PlayerView, IsleView } from './types';
import {
  whenAsked,
  type Course,
  type Situation,
  type Step,
} from '../../lib/learn/guide-steps';

type Isle = Situation<IsleView>;

const BOAT = '[data-part="boat"]';
const FIELDS = '[data-part="field"]';
const CARDS = '[data-part="cards"]';
const NOTES = '[data-part="notes"]';
const DAYS = '[data-part="days"]';

const mine = ({ view, me }: Isle): PlayerView | undefined => view.players[me];
const tiles = (seen: Isle): number => mine(seen)?.tiles.length ?? 0;
const passedOn = ({ view }: Isle): boolean => (view.own?.passed_on.length ?? 0) > 0;
const finding = ({ view }: Isle): boolean => view.phase === 'finds';

const steps: Step<IsleView>[] = [
  { id: 'web.learn.isle.over', when: ({ over }) => over, asks: true },
  { id: 'web.learn.isle.goal', at: BOAT },
  { id: 'web.learn.isle.families', at: BOAT },
  { id: 'web.learn.isle.bare', at: BOAT },
  { id: 'web.learn.isle.fields', at: FIELDS },
  { id: 'web.learn.isle.purse', at: '[data-part="dock"] [data-part="purse"]' },
  { id: 'web.learn.isle.kinds', at: CARDS, when: ({ asked }) => asked === 'draft' },
  whenAsked('draft', {
    id: 'web.learn.isle.draft',
    at: CARDS,
    when: (seen) => !passedOn(seen),
  }),
  whenAsked('draft', { id: 'web.learn.isle.passed_on', at: CARDS, when: passedOn }),
  whenAsked('buy', { id: 'web.learn.isle.buy', at: CARDS }),
  whenAsked('name_colour', { id: 'web.learn.isle.name_colour', at: CARDS }),
  {
    id: 'web.learn.isle.lessons',
    at: NOTES,
    when: (seen) => (mine(seen)?.lesson_count ?? 0) > 0,
  },
  {
    id: 'web.learn.isle.public',
    at: NOTES,
    when: ({ view }) => view.public_lessons.length > 0,
  },
  whenAsked('ready', { id: 'web.learn.isle.ready', at: CARDS }),
  { id: 'web.learn.isle.order', at: DAYS, when: (seen) => seen.happened('isle.order') },
  whenAsked('window', { id: 'web.learn.isle.window', at: '[data-action="done"]' }),
  whenAsked('rescue', { id: 'web.learn.isle.rescue', at: FIELDS }),
  whenAsked('basket', { id: 'web.learn.isle.basket', at: CARDS }),
  whenAsked('place', {
    id: 'web.learn.isle.first_tile',
    at: BOAT,
    when: (seen) => tiles(seen) === 0,
  }),
  whenAsked('place', {
    id: 'web.learn.isle.next_tile',
    at: BOAT,
    when: (seen) => tiles(seen) > 0,
  }),
  whenAsked('take', {
    id: 'web.learn.isle.map',
    at: CARDS,
    when: (seen) => !finding(seen),
  }),
  whenAsked('finds', { id: 'web.learn.isle.finds', at: CARDS }),
  whenAsked('take', { id: 'web.learn.isle.take', at: CARDS, when: finding }),
  whenAsked('oshax_colour', { id: 'web.learn.isle.oshax_colour', at: CARDS }),
  whenAsked('buy_drawn', { id: 'web.learn.isle.buy_drawn', at: CARDS }),
  whenAsked('place_blind', { id: 'web.learn.isle.place_blind', at: BOAT }),
  whenAsked('move_cats', { id: 'web.learn.isle.move_cats', at: FIELDS }),
  whenAsked('put_cats', { id: 'web.learn.isle.put_cats', at: CARDS }),
  whenAsked('discard_lessons', { id: 'web.learn.isle.discard_lessons', at: CARDS }),
  whenAsked('remove_treasures', { id: 'web.learn.isle.remove_treasures', at: BOAT }),
  { id: 'web.learn.isle.day_two', at: DAYS, when: ({ view }) => view.day > 1 },
  { id: 'web.learn.isle.score', at: NOTES, when: ({ view }) => view.day > 1 },
  { id: 'web.learn.isle.all', when: ({ view }) => view.day > 2 },
];

export const course: Course<IsleView> = { steps, last: 'web.learn.isle.all' };
