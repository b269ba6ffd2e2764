/** What players did, read from the events of a table. */

import type { Cell } from '../../../lib/art/outline';
import { byReader } from '../../../lib/play';
import type { Act as Deed } from '../../../lib/recent/acts';
import { say } from '../../../lib/texts.svelte';
import type { EventMessage } from '../../../lib/types';
import { cardIn, type Isle, type Tile } from '../facts';
import { passesIn } from '../passes';
import { moved, parsePlace, turned } from '../text';

export type Actor = number | 'sister';
export type Named = Pick<Tile, 'shape' | 'kind' | 'colour'>;

/** One thing that a player did: in words, and what of it can be drawn. */
export interface Act extends Deed {
  /** The number of the log entry that it came with. */
  who: Actor;
  tile: Named | null;
  /** The squares of the player's boat that the tile covers since. */
  cells: readonly Cell[];
  /** The cards that turned up. */
  cards: readonly number[];
  /** The color that was named for a card. */
  colour: string | null;
  /** Fish that were paid (less than 0) or gained. */
  fish: number;
}

const PREFIX = 'isle.';
const PLACED = 'placed';
const RESCUED = 'rescued';
/** Events that are shown under the name of a seat. */
const SHOWN = new Set([
  ...['paid', 'public_lesson', 'private_lessons', 'ready', 'revealed', PLACED, 'passed'],
  ...['declined', 'find', 'anytime', 'fish', 'drew_cards', 'drew_tile', 'tile_gone'],
  ...['basket_gained', 'basket_given', 'cat_moved', 'cat_put', 'lesson_discarded'],
  'treasure_removed',
]);
const SISTER = /^sister_/;

const nameOf = (event: EventMessage): string => event.id.slice(PREFIX.length);
const numbers = (found: unknown): number[] =>
  Array.isArray(found) ? found.filter((one) => typeof one === 'number') : [];

/** What players did in these events, in order. */
export function actsOf(play: Isle, events: readonly EventMessage[]): Act[] {
  const found: Act[] = [];
  const passes = passesIn(play, events);
  let rescue: EventMessage | null = null;
  /** The place of an event among those of its log entry. */
  let n = 0;
  events.forEach((event, index) => {
    n = events[index - 1]?.number === event.number ? n + 1 : 0;
    const name = nameOf(event);
    if (name === RESCUED) rescue = event;
    const who = whoOf(event, name);
    if (who === null) return;
    const paid = name === PLACED && rescue?.number === event.number ? rescue : null;
    if (name === PLACED) rescue = null;
    const phase = passes.get(event) ?? 'none';
    found.push(actOf(play, event, who, paid, n, phase));
  });
  return found;
}

function whoOf({ args }: EventMessage, name: string): Actor | null {
  if (SISTER.test(name)) return 'sister';
  return SHOWN.has(name) && typeof args.seat === 'number' ? args.seat : null;
}

function actOf(
  play: Isle,
  event: EventMessage,
  who: Actor,
  rescue: EventMessage | null,
  n: number,
  phase: string,
): Act {
  const { args, number } = event;
  const name = rescue ? RESCUED : nameOf(event);
  const tile = tileOf(play, args);
  const cards = cardsOf(play, name, args);
  const fish = fishOf(play, name, args, rescue);
  const mine = who !== 'sister' && byReader(play, who, number);
  return {
    key: `${number} ${n} ${event.id}`,
    number,
    who,
    seat: who === 'sister' ? null : who,
    name,
    mine,
    text: words(play, mine, name, args, Math.abs(fish), tile, phase),
    tile,
    cells: tile && name !== 'drew_tile' ? cellsOf(play, tile, args.place) : [],
    cards,
    colour: tile || typeof args.colour !== 'string' ? null : args.colour,
    fish,
  };
}

function words(
  play: Isle,
  mine: boolean,
  name: string,
  args: EventMessage['args'],
  fish: number,
  tile: Named | null,
  phase: string,
): string {
  const count = (key: string) => Number(args[key] ?? 0) || 0;
  return say(mine ? `web.isle.own.${name}` : `web.isle.deed.${name}`, {
    cards: Array.isArray(args.cards) ? args.cards.length : count('cards'),
    speed: count('speed'),
    first: count('first'),
    second: count('second'),
    fish,
    phase,
    what: String(args.what ?? ''),
    kind: tile?.kind ?? 'none',
    text: cardIn(play, count('card'))?.text ?? '',
  });
}

function tileOf(play: Isle, { tile, colour }: EventMessage['args']): Named | null {
  const shape = typeof tile === 'string' ? tile : '';
  const kind = play.components.shapes[shape]?.kind;
  return kind ? { shape, kind, colour: typeof colour === 'string' ? colour : null } : null;
}

/** A card that is face up; the sister has cards of her own. */
function cardsOf(play: Isle, name: string, args: EventMessage['args']): number[] {
  if (SISTER.test(name)) return [];
  const found = [args.card, ...numbers(args.cards)].map(Number);
  return found.filter((card) => play.components.cards[card] !== undefined);
}

function fishOf(
  play: Isle,
  name: string,
  args: EventMessage['args'],
  rescue: EventMessage | null,
): number {
  if (rescue) return -(play.components.supply.rescue_cost[String(rescue.args.field)] ?? 0);
  const fish = Number(args.fish ?? 0) || 0;
  return name === 'fish' ? fish : -fish;
}

/** `7,2 f r1` as squares, row by row as in a view. */
function cellsOf(play: Isle, tile: Named, place: unknown): Cell[] {
  const at = typeof place === 'string' ? parsePlace(`place ${place}`) : null;
  const cells = play.components.shapes[tile.shape]?.cells;
  if (!at || !cells) return [];
  const found = moved(turned(cells, at), at.x, at.y);
  return found.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
