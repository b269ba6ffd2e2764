/** The final sheet of Kyoto. */

import { isReader, nameOf, type Ending } from '../../../lib/play';
import { say } from '../../../lib/texts.svelte';
import type { KyotoPlay } from '../board-state.svelte';
import Board from './Board.svelte';
import Cat from './Cat.svelte';

const ending: Ending = {
  category: () => null,
  reason: (play) => {
    const { players, target, round } = (play as KyotoPlay).view;
    const first = players.find(({ medals }) => medals.length >= target);
    if (!first) return say('web.kyoto.end.rounds', { round });
    return say('web.kyoto.end.medals', {
      you: String(isReader(play, first.seat)),
      name: nameOf(play, first.seat),
      medals: first.medals.length,
    });
  },
  margin: (medals, won) =>
    say(won ? 'web.kyoto.end.won_by' : 'web.kyoto.end.lost_by', { medals }),
  Cat,
  Board,
  inRow: true,
};

export default ending;
