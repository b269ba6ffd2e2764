/** If It Fits in the client. */

import { nameOf, type GameModule, type Play } from '../../lib/play';
import { say } from '../../lib/texts.svelte';
import Board from './Board.svelte';
import type { FitsPlay } from './facts';

/** What the game asks of me, or whom it waits for. */
function prompt(given: Play): string {
  const play = given as FitsPlay;
  const { asked } = play.view;
  if (!asked) return say('web.fits.over');
  const seat = asked.seats[0] ?? 0;
  if (seat !== play.seat)
    return say(`web.fits.wait.${asked.decision}`, { name: nameOf(play, seat) });
  const [first = ''] = play.actions;
  if (first.startsWith('discard ')) return say('web.fits.ask.discard');
  if (asked.decision === 'toy' && first.startsWith('lay ')) return say('web.fits.ask.lay');
  return say(`web.fits.ask.${asked.decision}`);
}

const game: GameModule = {
  Board,
  prompt,
  describe: (_, action, label) => {
    const [verb = ''] = action.split(' ');
    const [, x = '', y = ''] = /(\d+),(\d+)/.exec(action) ?? [];
    return say('web.fits.means', { verb, x, y, what: label });
  },
  /** The choice to place no cat, if there is no other, reveals nothing. */
  autoPass: ({ actions }) =>
    actions.length === 1 && actions[0] === 'done' ? 'done' : null,
  places: (action) => /^(lay|cat|toy|princess) /.test(action),
  insight: true,
  story: () => import('./story'),
  ending: () => import('./ending'),
  namesActions: true,
  hintSide: 'left',
  partsOf: (action) => {
    const [verb = '', card = ''] = action.split(' ');
    // In a replay the deck is no control.
    if (verb === 'draw') return 'main div:has(> [data-deck])';
    return /^(play|discard|lay)$/.test(verb) ? `[data-card="${card}"]` : '';
  },
};

export default game;
