/** How the log tells a game of Kyoto: by rounds, with animals and medals. */

import type { Play, Story } from '../../../lib/play';
import { say } from '../../../lib/texts.svelte';
import type { EventMessage } from '../../../lib/types';
import type { KyotoPlay } from '../board-state.svelte';
import type { KyotoView } from '../types';
import Icon from './Icon.svelte';
import Picture from './Picture.svelte';
import { kindOf } from './about';

/** What the rounds of a log are told by. */
type Rounds = Pick<KyotoView, 'first' | 'round' | 'turn'> & { seats: number };

/** Whether it is the turn of the one who does this: others flee, dodge bikes, fight back
 * and move paws away in it. */
const inTurn = ({ id, args }: EventMessage): boolean =>
  id === 'kyoto.step' ||
  id === 'kyoto.done' ||
  (id === 'kyoto.check' && args.paw !== 'bike');

/** How many turns after one seat's another's comes, a whole round after its own. */
const turnsTo = (from: number, to: number, seats: number): number =>
  ((to - from - 1 + seats) % seats) + 1;

/** The lines with which rounds begin: the first turn at or after the first player's, as a
 * turn may say nothing. Rounds are counted back from the present one: a long log may have
 * lost its beginning. */
export function rounds(
  lines: readonly EventMessage[],
  { first, round, turn, seats }: Rounds,
): Map<number, number> {
  const starts: number[] = [];
  let owner: number | null = null;
  lines.forEach((line, n) => {
    const { seat } = line.args;
    if (!inTurn(line) || typeof seat !== 'number' || seat === owner) return;
    const begins =
      owner === null
        ? seat === first
        : turnsTo(owner, first, seats) <= turnsTo(owner, seat, seats);
    if (begins) starts.push(n);
    owner = seat;
  });
  // The present round may have no line yet.
  const last = turn === first && owner !== first ? round - 1 : round;
  const numbered = starts.map((at, n) => [at, last - (starts.length - 1 - n)] as const);
  return new Map(numbered.filter(([, number]) => number > 0));
}

function chapters(lines: readonly EventMessage[], play: Play): Map<number, string> {
  const { view } = play as KyotoPlay;
  const found = rounds(lines, { ...view, seats: view.players.length });
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
