/** The prompt in the bar, and the actions that the client plays by itself. */

import { readStored, writeStored } from '../../lib/storage';
import { say } from '../../lib/texts.svelte';
import type { Isle } from './facts';
import { listed, tileName, whoIs } from './words';

/** What the game asks of me, or whom it waits for. */
export function prompt(play: Isle): string {
  if (play.over) return say('web.isle.ask.over');
  const asked = play.view.asked;
  if (!asked) return say('web.isle.ask.nobody');
  const others = play.actors.map((seat) => whoIs(play, seat));
  if (play.seat === null || !play.actors.includes(play.seat)) {
    return say('web.isle.ask.wait', { who: listed(others), decision: asked.decision });
  }
  const kinds = asked.what.map((kind) => play.components.kinds[kind] ?? kind);
  return say(`web.isle.ask.${asked.decision}`, {
    n: play.view.own?.to_keep ?? 0,
    moment: asked.moment ?? 'none',
    tile: asked.tile ? tileName(play, asked.tile) : '',
    what: listed(kinds),
    kind: (asked.what.length === 1 && asked.what[0]) || 'several',
    rescues: play.actions.filter((action) => action.startsWith('rescue')).length,
    finds: play.actions.filter((action) => action.startsWith('find')).length,
    first: play.actions.includes('skip') ? 'no' : 'yes',
    mode: play.view.mode,
  });
}

/** Which basket is used first: rescue cards are lost tonight, used or not. */
const BASKETS = ['broken', 'whole', 'permanent'];
const KEY = 'isle.basket';

/** Remembers which basket the player chose: it is used first from now on. */
export const preferBasket = (kind: string) => writeStored(KEY, kind);

/** Which basket takes a cat seldom matters. */
export function byDefault(play: Isle): string | null {
  if (play.view.asked?.decision !== 'basket') return null;
  const order = [readStored(KEY, ''), ...BASKETS].map((kind) => `basket ${kind}`);
  return order.find((action) => play.actions.includes(action)) ?? null;
}

const ENDS = ['pass', 'done', 'skip'];

/**
 * The only possible action, in solo games. With other players a quick pass would reveal
 * that there was nothing to play.
 */
export function autoPass(play: Isle): string | null {
  if (play.seat === null || play.view.players.length > 1) return null;
  if (!play.actors.includes(play.seat)) return null;
  const answers = play.actions.filter((action) => !action.startsWith('ask '));
  const [only] = answers;
  return answers.length === 1 && only && ENDS.includes(only) ? only : null;
}
