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
