/** How the log tells a game of Kyoto: by rounds, with animals and medals. */

import type { Play, Story } from '../../../lib/play';
import { say } from '../../../lib/texts.svelte';
import type { EventMessage } from '../../../lib/types';
import type { KyotoPlay } from '../board-state.svelte';
import Icon from './Icon.svelte';
import Picture from './Picture.svelte';
import { kindOf } from './about';

/** A round begins when the first player acts after another one. Rounds are counted back
 * from the present one: a long log may have lost its beginning. */
export function rounds(
  lines: readonly EventMessage[],
  first: number,
  last: number,
): Map<number, number> {
  const starts: number[] = [];
  let acting: number | null = null;
  lines.forEach(({ args }, n) => {
    if (typeof args.seat !== 'number' || args.seat === acting) return;
    if (args.seat === first) starts.push(n);
    acting = args.seat;
  });
  return new Map(starts.map((at, n) => [at, last - (starts.length - 1 - n)]));
}

function chapters(lines: readonly EventMessage[], play: Play): Map<number, string> {
  const { first, round } = (play as KyotoPlay).view;
  const found = rounds(lines, first, round);
  return new Map(
    [...found].map(([at, number]) => [at, say('web.kyoto.round', { round: number })]),
  );
}

const story: Story = {
  chapters,
  silent: () => false,
  Icon,
  shows: (event, play) => kindOf(event, play as KyotoPlay) !== null,
  Picture,
};

export default story;
