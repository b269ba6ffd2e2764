/** The cards, the tile and the squares that an event is about. */

import type { Cell } from '../../../lib/art/outline';
import type { EventMessage } from '../../../lib/types';
import type { Isle, Tile } from '../facts';
import { moved, parsePlace } from '../text';

/** The numbers of the cards; in some events `cards` is how many there were. */
export function cardsOf({ args }: EventMessage): number[] {
  const several = Array.isArray(args.cards) ? args.cards.map(Number) : [];
  return typeof args.card === 'number' ? [args.card] : several;
}

/** The text of an event that says what its cards do, not what their numbers are. Numbers
 * that count something stand before a list of cards and behind a single card. */
export function withCards(
  { text, args }: Pick<EventMessage, 'text' | 'args'>,
  cards: readonly number[],
  words: (card: number) => string,
  from = 0,
): string {
  const [first] = cards;
  if (typeof args.card === 'number' && first !== undefined) {
    const at = text.indexOf(String(first), from);
    const after = text.slice(at + String(first).length);
    return at < 0 ? text : text.slice(0, at) + words(first) + after;
  }
  let [rest, told] = [text, ''];
  for (const card of [...cards].reverse()) {
    const at = rest.lastIndexOf(String(card));
    if (at < from) return text;
    told = words(card) + rest.slice(at + String(card).length) + told;
    rest = rest.slice(0, at);
  }
  return rest + told;
}

export function tileOf(
  { args }: EventMessage,
  play: Isle,
): Pick<Tile, 'shape' | 'kind' | 'colour'> | null {
  const shape = play.components.shapes[String(args.tile)];
  if (!shape) return null;
  const colour = typeof args.colour === 'string' && args.colour ? args.colour : null;
  return { shape: shape.id, kind: shape.kind, colour };
}

/** The squares on which a tile was placed; none for any other event. */
export function squaresOf({ args }: EventMessage, play: Isle): Cell[] {
  const place = parsePlace(`place ${String(args.place)}`);
  const ways = play.components.shapes[String(args.tile)]?.orientations ?? [];
  const way = ways.find((one) => one.flip === place?.flip && one.turn === place.turn);
  return place && way ? moved(way.cells, place.x, place.y) : [];
}
