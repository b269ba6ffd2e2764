/** First games of the Isle of Cats: the family game, then the full game. */

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
const tiles = (seen: Isle) => mine(seen)?.tiles ?? [];
const passedOn = ({ view }: Isle): boolean => (view.own?.passed_on.length ?? 0) > 0;
const finding = ({ view }: Isle): boolean => view.phase === 'finds';
/** Whether a cat can be rescued that has the color of one on my boat. */
const hasRelative = (seen: Isle): boolean =>
  [...seen.view.left, ...seen.view.right].some(({ colour }) =>
    tiles(seen).some((tile) => tile.colour !== null && tile.colour === colour),
  );

const over: Step<IsleView> = {
  id: 'web.learn.isle.over',
  when: (seen) => seen.over,
  asks: true,
};
const placing: Step<IsleView>[] = [
  whenAsked('place', {
    id: 'web.learn.isle.first_tile',
    at: BOAT,
    when: (seen) => tiles(seen).length === 0,
  }),
  whenAsked('place', {
    id: 'web.learn.isle.next_tile',
    at: BOAT,
    when: (seen) => tiles(seen).length > 0,
  }),
  whenAsked('take', {
    id: 'web.learn.isle.map',
    at: CARDS,
    when: (seen) => !finding(seen),
  }),
];

/** One idea with each of the first cats. */
const family: Course<IsleView> = {
  id: 'family',
  title: 'web.learn.isle.course_family',
  opening: ({ asked, actions }) => (asked === 'keep_lessons' ? actions[0] : undefined),
  steps: [
    over,
    whenAsked('rescue', { id: 'web.learn.isle.family_rescue', at: FIELDS }),
    ...placing,
    whenAsked('rescue', {
      id: 'web.learn.isle.family_day',
      at: DAYS,
      when: ({ view }) => view.day > 1,
    }),
    whenAsked('rescue', {
      id: 'web.learn.isle.families',
      at: FIELDS,
      when: hasRelative,
    }),
    whenAsked('rescue', { id: 'web.learn.isle.rats', at: BOAT }),
    whenAsked('rescue', { id: 'web.learn.isle.rooms', at: BOAT }),
    whenAsked('rescue', { id: 'web.learn.isle.family_lessons', at: NOTES }),
    whenAsked('rescue', {
      id: 'web.learn.isle.score',
      at: NOTES,
      when: ({ view }) => view.day > 1,
    }),
    { id: 'web.learn.isle.family_all', when: ({ view }) => view.day > 2 },
  ],
  last: 'web.learn.isle.family_all',
  scrolls: true,
};

/** What the full game adds: fish, baskets and cards. */
const standard: Course<IsleView> = {
  id: 'standard',
  title: 'web.learn.isle.course_standard',
  steps: [
    over,
    whenAsked('draft', {
      id: 'web.learn.isle.draft',
      at: CARDS,
      when: (seen) => !passedOn(seen),
    }),
    whenAsked('draft', { id: 'web.learn.isle.passed_on', at: CARDS, when: passedOn }),
    whenAsked('draft', { id: 'web.learn.isle.kinds', at: CARDS, when: passedOn }),
    whenAsked('buy', { id: 'web.learn.isle.buy', at: CARDS }),
    whenAsked('name_colour', { id: 'web.learn.isle.name_colour', at: CARDS }),
    whenAsked('ready', { id: 'web.learn.isle.ready', at: CARDS }),
    whenAsked('window', { id: 'web.learn.isle.window', at: '[data-action="done"]' }),
    whenAsked('rescue', { id: 'web.learn.isle.rescue', at: FIELDS }),
    whenAsked('basket', { id: 'web.learn.isle.basket', at: CARDS }),
    ...placing,
    whenAsked('rescue', {
      id: 'web.learn.isle.day_two',
      at: DAYS,
      when: ({ view }) => view.day > 1,
    }),
    whenAsked('rescue', {
      id: 'web.learn.isle.purse',
      at: '[data-part="dock"] [data-part="purse"]',
    }),
    whenAsked('rescue', {
      id: 'web.learn.isle.order',
      at: DAYS,
      when: (seen) => seen.happened('isle.order'),
    }),
    whenAsked('rescue', {
      id: 'web.learn.isle.lessons',
      at: NOTES,
      when: (seen) => (mine(seen)?.lesson_count ?? 0) > 0,
    }),
    whenAsked('rescue', {
      id: 'web.learn.isle.public',
      at: NOTES,
      when: ({ view }) => view.public_lessons.length > 0,
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
    { id: 'web.learn.isle.all', when: ({ view }) => view.day > 2 },
  ],
  last: 'web.learn.isle.all',
  scrolls: true,
};

export const courses = [family, standard];
