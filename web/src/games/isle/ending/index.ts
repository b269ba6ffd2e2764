/** The final sheet of the Isle. */

import type { Ending } from '../../../lib/play';
import { say } from '../../../lib/texts.svelte';
import type { Isle } from '../facts';
import Board from './Board.svelte';
import Cat from './Cat.svelte';

const KINDS = [
  ...['rats', 'rooms', 'family', 'rares', 'lesson', 'public_lesson'],
  ...['sister_colour', 'sister_lesson'],
];

const ending: Ending = {
  category: (id) => {
    const kind = id.split('.').at(-1) ?? '';
    return KINDS.includes(kind) ? say(`web.isle.end.${kind}`) : null;
  },
  reason: (play) => say('web.isle.end.reason', { days: (play as Isle).view.days }),
  Cat,
  Board,
};

export default ending;
