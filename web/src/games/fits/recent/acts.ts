/** What players did, read from the events of a table. */

import { byReader, isReader, nameThen } from '../../../lib/play';
import type { Act as Deed } from '../../../lib/recent/acts';
import { say } from '../../../lib/texts.svelte';
import type { EventMessage } from '../../../lib/types';
import { boxAt, worthOf, type FitsPlay } from '../facts';
import { joint, middle, type Point } from '../table/geometry';
import { signed } from '../words';

export type PieceKind = 'card' | 'back' | 'cat' | 'sleeper' | 'toy' | 'princess' | 'box';

/** What of an act can be drawn. */
export interface Piece {
  kind: PieceKind;
  card: string;
  turned: boolean;
  /** Whose cat it is. */
  seat: number | null;
}

export interface Act extends Deed {
  seat: number;
  piece: Piece;
  /** Where it is on the table, if it is there. */
  spot: { kind: 'cell' | 'joint'; x: number; y: number } | null;
  /** Whose cat goes home. */
  owner: number | null;
}

const PREFIX = 'fits.';
const PIECES: Record<string, PieceKind> = {
  started: 'card',
  drew: 'back',
  drew_toy: 'toy',
  plays: 'card',
  laid: 'card',
  cat: 'cat',
  asleep: 'sleeper',
  toy: 'toy',
  princess: 'princess',
  discarded: 'card',
  box_closed: 'box',
};
const JOINTS = ['cat', 'toy'];
/** Shown, but not listed: the card is placed right after it. */
const PASSING = ['plays'];

/** What players did in these events, in order. */
export function actsOf(play: FitsPlay, events: readonly EventMessage[]): Act[] {
  /** The place of an event among those of its log entry. */
  let n = 0;
  return events.flatMap((event, index) => {
    n = events[index - 1]?.number === event.number ? n + 1 : 0;
    const name = event.id.slice(PREFIX.length);
    const kind = PIECES[name];
    const own = event.args.seat === play.seat && name === 'drew';
    return kind && !own ? [actOf(play, event, name, kind, n)] : [];
  });
}

export const listed = (act: Act): boolean => !PASSING.includes(act.name);

function actOf(
  play: FitsPlay,
  { args, number }: EventMessage,
  name: string,
  kind: PieceKind,
  n: number,
): Act {
  const seat = Number(args.seat);
  const [x, y] = [Number(args.x), Number(args.y)];
  const across = JOINTS.includes(name) || args.what === 'cat';
  const card = String(args.card ?? '');
  const owner = typeof args.owner === 'number' ? args.owner : null;
  const mine = byReader(play, seat, number);
  const yours = !mine && owner !== null && isReader(play, owner) ? '_yours' : '';
  const box = name === 'box_closed' ? boxAt(play.view, x, y) : null;
  return {
    key: `${number} ${n}`,
    number,
    name,
    seat,
    mine,
    text: say(mine ? `web.fits.own.${name}` : `web.fits.deed.${name}${yours}`, {
      owner: owner === null ? '' : nameThen(play, owner, number),
      worth: box ? signed(worthOf(box)) : '',
    }),
    piece: {
      kind: card === 'princess' ? 'princess' : kind,
      card,
      turned: args.turned === true,
      seat,
    },
    spot: Number.isNaN(x) ? null : { kind: across ? 'joint' : 'cell', x, y },
    owner,
  };
}

/** The middle of what an act is about. */
export const pointOf = ({ kind, x, y }: NonNullable<Act['spot']>): Point =>
  kind === 'joint' ? joint(x, y) : middle(x, y);
