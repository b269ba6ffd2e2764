/** A preview of the boxes after a placement. */

import { say } from '../../../lib/texts.svelte';
import type { BoxView, FitsView } from '../types';
import { firstCell, holders, worthOf, type FitsPlay } from '../facts';
import type { Place } from '../placing/legal-places';
import { ownerWords, signed } from '../words';

/** A box as it would be then, and the boxes of now that are part of it. */
export interface Change {
  now: BoxView[];
  then: BoxView;
  /** Whether it is the one in which something is laid. */
  here: boolean;
}

const holds = (box: BoxView, [x, y]: readonly [number, number]): boolean =>
  box.cells.some((cell) => cell[0] === x && cell[1] === y);

/** The box in which something is laid comes first. */
export function changesOf(
  view: FitsView,
  place: Place,
  boxes: readonly BoxView[],
): Change[] {
  return boxes
    .map((then) => ({
      now: view.boxes.filter((box) => holds(then, firstCell(box))),
      then,
      here: holds(then, [place.x, place.y]),
    }))
    .sort((a, b) => Number(b.here) - Number(a.here));
}

/** What the parts of a box are worth now: `2 + 3`, and `0` only where that is all. */
export function worthNow({ now }: Change): string {
  const parts = now.map(worthOf).filter((worth) => worth !== 0);
  return parts.map(signed).join(' + ') || (now.length ? '0' : '');
}

/** Whether it would be closed by this, and not before. */
const shuts = ({ now, then }: Change): boolean =>
  then.closed && !now.some((box) => box.closed);

/** All changes in one sentence, with the holders of the boxes. */
export const previewWords = (play: FitsPlay, changes: readonly Change[]): string =>
  changes
    .flatMap((change) => {
      const { now, then } = change;
      const held = [...now, then].some((box) => holders(box).seats.length);
      return held ? [worthWords(change), ownerWords(play, then)] : [worthWords(change)];
    })
    .join(' ');

function worthWords(change: Change): string {
  const { now, then, here } = change;
  const told = { worth: signed(worthOf(then)), shut: String(shuts(change)) };
  if (!now.length) return say('web.fits.then.new', told);
  const [x, y] = firstCell(then);
  return say('web.fits.then', { ...told, x, y, here: String(here), was: worthNow(change) });
}
