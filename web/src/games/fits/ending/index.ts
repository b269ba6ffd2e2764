/** The final sheet of If It Fits. */

import type { Ending } from '../../../lib/play';
import { say } from '../../../lib/texts.svelte';
import Board from './Board.svelte';
import Cat from './Cat.svelte';
import Common from './Common.svelte';

const KINDS = ['closed', 'open', 'extra_cats'];

const ending: Ending = {
  category: (id) => {
    const kind = id.split('.').at(-1) ?? '';
    return KINDS.includes(kind) ? say(`web.fits.end.${kind}`) : null;
  },
  reason: ({ log }) => {
    const final = log?.findLast(({ id }) => id === 'fits.final');
    return say('web.fits.end.reason', { why: String(final?.args.why ?? 'none') });
  },
  Cat,
  Board,
  Common,
};

export default ending;
