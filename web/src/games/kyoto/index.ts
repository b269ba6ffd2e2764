/** Kyoto no Neko in the client. */

import type { GameModule, Play } from '../../lib/play';
import { say } from '../../lib/texts.svelte';
import { prompt } from './prompt';
import Board from './Board.svelte';
import type { KyotoPlay } from './board-state.svelte';
import { read } from './moves';
import { meaning } from './words';

const kyoto: GameModule = {
  Board,
  prompt: (play: Play) => prompt(play as KyotoPlay),
  describe: (play, action, label) => meaning(play as KyotoPlay, read(action), label),
  /** A turn in which nothing is left to do but to end it. */
  autoPass: (play: Play) =>
    play.actions.length === 1 && play.actions[0] === 'done' ? 'done' : null,
  insight: true,
  hintSide: 'low',
  worth: (chance, medals) => say('web.kyoto.worth', { chance, medals }),
  story: () => import('./story'),
  ending: () => import('./ending'),
};

export default kyoto;
