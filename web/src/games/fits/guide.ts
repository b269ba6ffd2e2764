/** A first game of If It Fits. */

import type { BoxView, FitsView } from './types';
import {
  whenAsked,
  type Course,
  type Situation,
  type Step,
} from '../../lib/learn/guide-steps';

type Fits = Situation<FitsView>;

const TABLE = '[data-part="table"]';
const TRAY = '[data-part="tray"]';
const HAND = '[data-part="hand"]';
const PLAYERS = '[data-part="players"]';
const BOX = '[data-part="box"]';
/** After this many cards a player has seen everything. */
const DRAWN = 6;
/** With this few cats left the end is near. */
const FEW_CATS = 2;

const awake = ({ view }: Fits, holds: (box: BoxView, seat: number) => boolean): boolean =>
  view.boxes.some((box) => box.awake.some((cats, seat) => cats > 0 && holds(box, seat)));
const princess = ({ view, me }: Fits): boolean =>
  view.players[me]?.hand?.some((card) => /^P\d/.test(card)) ?? false;

const steps: Step<FitsView>[] = [
  { id: 'web.learn.fits.over', when: ({ over }) => over, asks: true },
  whenAsked('start', { id: 'web.learn.fits.start', at: TRAY }),
  whenAsked('turn', { id: 'web.learn.fits.turn', at: TRAY }),
  whenAsked('card', { id: 'web.learn.fits.card', at: HAND }),
  whenAsked('card', { id: 'web.learn.fits.black_cat', at: HAND, when: princess }),
  whenAsked('lay', { id: 'web.learn.fits.lay', at: TABLE }),
  whenAsked('cat', { id: 'web.learn.fits.cat', at: TABLE }),
  whenAsked('sleeper', { id: 'web.learn.fits.sleeper', at: TABLE }),
  whenAsked('princess', { id: 'web.learn.fits.princess', at: TABLE }),
  whenAsked('toy', { id: 'web.learn.fits.toy', at: TABLE }),
  // One idea with each of the next cards.
  whenAsked('turn', { id: 'web.learn.fits.goal', at: TABLE }),
  whenAsked('card', { id: 'web.learn.fits.toys', at: '[data-part="supply"]' }),
  whenAsked('turn', { id: 'web.learn.fits.sides', at: TABLE }),
  whenAsked('turn', { id: 'web.learn.fits.cats', at: PLAYERS }),
  {
    id: 'web.learn.fits.yours',
    at: BOX,
    when: (seen) => awake(seen, (_, seat) => seat === seen.me),
  },
  {
    id: 'web.learn.fits.theirs',
    at: TABLE,
    when: (seen) => awake(seen, (_, seat) => seat !== seen.me),
  },
  {
    id: 'web.learn.fits.closed',
    at: TABLE,
    when: (seen) => seen.happened('fits.box_closed'),
  },
  {
    id: 'web.learn.fits.spray',
    at: BOX,
    when: (seen) => awake(seen, (box, seat) => seat === seen.me && box.sprays > 0),
  },
  {
    id: 'web.learn.fits.few_cats',
    at: PLAYERS,
    when: ({ view }) => view.players.some(({ cats }) => cats <= FEW_CATS),
  },
  {
    id: 'web.learn.fits.all',
    when: ({ view, me }) => (view.draws[me] ?? 0) >= DRAWN || view.final,
  },
  { id: 'web.learn.fits.final', at: HAND, when: ({ view, over }) => view.final && !over },
];

const first: Course<FitsView> = {
  id: 'first',
  title: 'web.learn.fits.course',
  steps,
  last: 'web.learn.fits.all',
};

export const courses = [first];
