/** The latest events: the tiles placed just now, and the last action of each player. */

import { say } from '../../lib/texts.svelte';
import type { EventMessage } from '../../lib/types';
import { cardIn, type Isle, type Tile } from './facts';

const LAID = 'isle.placed';
const OF_SISTER = /^isle\.sister_/;
/** Events that are shown under the name of a seat. */
const SHOWN = [
  ...['paid', 'public_lesson', 'private_lessons', 'ready', 'revealed', 'placed', 'passed'],
  ...['declined', 'find', 'anytime', 'fish', 'drew_cards', 'drew_tile', 'tile_gone'],
  ...['basket_gained', 'basket_given', 'cat_moved', 'cat_put', 'lesson_discarded'],
  'treasure_removed',
];

/** An action of a player in words, and its tile if it has one. */
export interface RecentAction {
  text: string;
  tile: Pick<Tile, 'shape' | 'kind' | 'colour'> | null;
}

export class RecentEvents {
  /** The last action of each seat. */
  lastActions = $state.raw<Record<number, RecentAction>>({});
  /** What the sister did last, step by step. */
  sister = $state.raw<readonly RecentAction[]>([]);
  /** For each seat the indexes of the tiles that were placed just now. */
  laid = $state.raw<Record<number, readonly number[]>>({});
  private begun = false;

  /** Called with every new state. The events of the first one are not new. */
  receive(play: Isle): void {
    const events = play.fresh;
    const hers = events.filter((event) => OF_SISTER.test(event.id));
    if (hers.length) this.sister = lastTurn(hers).map((event) => actionOf(play, event));
    this.lastActions = { ...this.lastActions, ...lastOf(play) };
    this.laid = this.begun ? laidBy(events, play) : {};
    this.begun = true;
  }
}

/** The events of one of her turns: a card is turned or played, then its steps. */
function lastTurn(events: EventMessage[]): EventMessage[] {
  const last = events.at(-1)?.number;
  return events.filter((event) => event.number === last);
}

function lastOf(play: Isle): Record<number, RecentAction> {
  const lastActions: Record<number, RecentAction> = {};
  for (const event of play.fresh) {
    const name = event.id.slice('isle.'.length);
    const seat = event.args.seat;
    if (typeof seat === 'number' && SHOWN.includes(name))
      lastActions[seat] = actionOf(play, event);
  }
  return lastActions;
}

function actionOf(play: Isle, { id, args }: EventMessage): RecentAction {
  const numbers = Object.fromEntries(
    ['cards', 'fish', 'speed', 'first', 'second'].map((key) => [
      key,
      Number(args[key] ?? 0),
    ]),
  );
  const name = id.slice('isle.'.length);
  const text = say(`web.isle.deed.${name}`, {
    ...numbers,
    what: String(args.what ?? ''),
    text: cardIn(play, Number(args.card))?.text ?? '',
  });
  const shape = typeof args.tile === 'string' ? args.tile : '';
  const kind = play.components.shapes[shape]?.kind;
  const colour = typeof args.colour === 'string' ? args.colour : null;
  return { text, tile: kind ? { shape, kind, colour } : null };
}

function laidBy(
  events: readonly EventMessage[],
  play: Isle,
): Record<number, readonly number[]> {
  const found: Record<number, readonly number[]> = {};
  for (const { seat, tiles } of play.view.players) {
    const number = events.filter((e) => e.id === LAID && e.args.seat === seat).length;
    found[seat] = tiles.map((_, n) => n).slice(tiles.length - number);
  }
  return found;
}
