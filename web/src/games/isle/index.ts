/** The Isle of Cats in the client. */

import type { GameModule, Play } from '../../lib/play';
import { autoPass, byDefault, prompt } from './prompt';
import Board from './Board.svelte';
import type { Isle } from './facts';
import BestLayout from './boat/BestLayout.svelte';
import { explained, meaning } from './words';

const isle: GameModule = {
  Board,
  BestLayout,
  prompt: (play: Play) => prompt(play as Isle),
  describe: (play, action, label) => meaning(play as Isle, action, label),
  autoPass: (play: Play) => autoPass(play as Isle),
  byDefault: (play: Play) => byDefault(play as Isle),
  places: (action) => action.startsWith('place '),
  insight: true,
  story: () => import('./story'),
  explain: (line, play) => explained(play as Isle, line),
  ending: () => import('./ending'),
  namesActions: true,
  partsOf: (action) => {
    const [verb = '', of = ''] = action.split(' ');
    if (verb === 'rescue' || verb === 'move') return `[data-cat="${of}"]`;
    return /^\d+$/.test(of) ? `[data-card="${of}"]` : '';
  },
};

export default isle;
