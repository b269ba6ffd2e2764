/** The Isle of Cats in the client. */

import type { GameModule, Play } from '../../lib/play';
import { asks, autoPass } from './asks';
import Board from './Board.svelte';
import type { Isle } from './facts';
import Packed from './Packed.svelte';
import { meaning } from './words';

const isle: GameModule = {
  Board,
  Packed,
  asks: (play: Play) => asks(play as Isle),
  means: (play, action, label) => meaning(play as Isle, action, label),
  autoPass: (play: Play) => autoPass(play as Isle),
  insight: true,
  about: (line, components) => {
    const { cards } = components as Isle['components'];
    return cards[String(line.args.card)]?.text ?? '';
  },
};

export default isle;
