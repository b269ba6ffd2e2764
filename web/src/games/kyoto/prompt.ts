/** The prompt in the bar. */

import { nameOf } from '../../lib/play';
import { say } from '../../lib/texts.svelte';
import type { AskedView } from './types';
import type { KyotoPlay } from './board-state.svelte';
import { viewShown } from './shown.svelte';
import { kittenOf, listed, pawName } from './words';

/** The question to the seats that are asked. */
function question(play: KyotoPlay, asked: AskedView): string {
  const who =
    play.seat !== null && asked.seats.includes(play.seat) ? play.seat : asked.seats[0];
  // raises are counted by seat
  const left = asked.why ? (asked.left[who ?? 0] ?? 0) : (asked.left[0] ?? 0);
  return say(`web.kyoto.ask.${asked.decision}`, {
    left: Math.max(left, 0),
    paw: asked.paw === null ? '' : pawName(play, asked.paw),
    kitten: asked.kitten === null ? '' : kittenOf(play, asked.kitten),
    why: asked.why ?? '',
  });
}

/** What the game asks of me, or whom it waits for; during an animation, as it was before. */
export function prompt(play: KyotoPlay): string {
  const view = viewShown(play);
  const { asked } = view;
  if ((play.over && view === play.view) || !asked) return say('web.kyoto.over');
  if (play.seat !== null && asked.seats.includes(play.seat)) return question(play, asked);
  const who = listed(asked.seats.map((seat) => nameOf(play, seat)));
  return say('web.kyoto.waiting', { who, decision: asked.decision });
}
