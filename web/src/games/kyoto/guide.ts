/** A first game of Kyoto no Neko. */

import type { PlayerView, KyotoView } from './types';
import {
  whenAsked,
  type Course,
  type Situation,
  type Step,
} from '../../lib/learn/guide-steps';

type Kyoto = Situation<KyotoView>;

const MAP = '[data-part="map"]';
const NOW = '[data-part="now"]';
const SKILLS = '[data-part="skills"]';
const SLOTS = '[data-part="slots"]';
const RACE = '[data-part="race"]';
/** After this many rounds a player has seen everything. */
const ROUNDS = 6;

const mine = ({ view, me }: Kyoto): PlayerView | undefined => view.players[me];
const hasRolled = (seen: Kyoto): boolean => seen.happened('kyoto.check', seen.me);
const TRY = /^(agility|friendship|fight|hunt) /;
const mayTry = ({ actions }: Kyoto): boolean => actions.some((action) => TRY.test(action));

const steps: Step<KyotoView>[] = [
  { id: 'web.learn.kyoto.over', when: ({ over }) => over, asks: true },
  whenAsked('react', { id: 'web.learn.kyoto.react', at: NOW }),
  whenAsked('turn', {
    id: 'web.learn.kyoto.turn',
    at: MAP,
    when: (seen) => !mayTry(seen),
  }),
  whenAsked('turn', { id: 'web.learn.kyoto.act', at: NOW, when: mayTry }),
  { id: 'web.learn.kyoto.road', at: MAP, when: (seen) => seen.happened('kyoto.bikes') },
  {
    id: 'web.learn.kyoto.check',
    at: SKILLS,
    when: hasRolled,
  },
  // One idea with each of the next turns.
  whenAsked('turn', { id: 'web.learn.kyoto.goal', at: RACE, when: hasRolled }),
  whenAsked('turn', {
    id: 'web.learn.kyoto.missions',
    at: '[data-part="missions"]',
    when: hasRolled,
  }),
  whenAsked('turn', { id: 'web.learn.kyoto.skills', at: SKILLS, when: hasRolled }),
  whenAsked('turn', { id: 'web.learn.kyoto.map', at: MAP, when: hasRolled }),
  whenAsked('look', { id: 'web.learn.kyoto.look', at: MAP }),
  whenAsked('paw', { id: 'web.learn.kyoto.paw', at: MAP }),
  whenAsked('flight', { id: 'web.learn.kyoto.flight', at: MAP }),
  whenAsked('meet', { id: 'web.learn.kyoto.meet', at: NOW }),
  whenAsked('attacked', { id: 'web.learn.kyoto.attacked', at: NOW }),
  whenAsked('raise', { id: 'web.learn.kyoto.raise', at: NOW }),
  {
    id: 'web.learn.kyoto.friend',
    at: SLOTS,
    when: (seen) => mine(seen)?.friends.some(Boolean) ?? false,
  },
  {
    id: 'web.learn.kyoto.victory',
    at: SLOTS,
    when: (seen) => (mine(seen)?.track.length ?? 0) > 0,
  },
  {
    id: 'web.learn.kyoto.medal',
    at: RACE,
    when: (seen) => (mine(seen)?.medals.length ?? 0) > 0,
  },
  { id: 'web.learn.kyoto.grow', at: SKILLS, when: (seen) => seen.happened('kyoto.grow') },
  {
    id: 'web.learn.kyoto.all',
    when: (seen) => seen.view.round >= ROUNDS && hasRolled(seen),
  },
];

const first: Course<KyotoView> = {
  id: 'first',
  title: 'web.learn.kyoto.course',
  steps,
  last: 'web.learn.kyoto.all',
};

export const courses = [first];
