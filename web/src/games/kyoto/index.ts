/** Kyoto no Neko for the client. */

import type { GameModule, Play } from '../../lib/play';
import { asking } from './asks';
import Board from './Board.svelte';
import type { KyotoPlay } from './desk.svelte';
import { read } from './moves';
import { meaning } from './words';

const kyoto: GameModule = {
  Board,
  asks: (play: Play) => asking(play as KyotoPlay),
  means: (play, action, label) => meaning(play as KyotoPlay, read(action), label),
  /** A turn in which nothing is left to do but to end it. */
  autoPass: (play: Play) =>
    play.actions.length === 1 && play.actions[0] === 'done' ? 'done' : null,
  insight: true,
};

export default kyoto;
