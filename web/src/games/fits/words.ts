/** Facts in words. */

import { isReader, nameOf } from '../../lib/play';
import { say } from '../../lib/texts.svelte';
import type { BoxView } from './types';
import { firstCell, holders, type FitsPlay } from './facts';

/** A number with a true minus. */
export const signed = (value: number): string => String(value).replace('-', '−');

/** A player's name, or that it is you. */
export const who = (play: FitsPlay, seat: number): string =>
  isReader(play, seat)
    ? say('web.fits.you', { name: nameOf(play, seat) })
    : nameOf(play, seat);

/** The name of a player's cat; empty where it has none. */
export const catOf = (play: FitsPlay, seat: number): string =>
  play.seats[seat]?.figure?.name ?? '';

/** The holders of a box. */
export function ownerWords(play: FitsPlay, box: BoxView): string {
  const { seats, asleep } = holders(box);
  if (!seats.length) return say('web.fits.box.nobody');
  const names = seats.map((seat) => nameOf(play, seat)).join(', ');
  return say(asleep ? 'web.fits.box.sleeps' : 'web.fits.box.holds', { names });
}

/** The cats of a player in a box; empty where there are none. */
export function catWords(box: BoxView, seat: number): string {
  const [awake, asleep] = [box.awake[seat] ?? 0, box.asleep[seat] ?? 0];
  if (!awake && !asleep) return '';
  const cats = say('web.fits.box.count', { awake, asleep });
  const idle = asleep - (box.counting[seat] ?? 0);
  return idle ? say('web.fits.box.idle', { cats, idle }) : cats;
}

/** All of a box in one breath, for a screen reader. */
export function boxWords(play: FitsPlay, box: BoxView): string {
  const [x, y] = firstCell(box);
  const cats = play.view.players.flatMap(({ seat }) => {
    const cats = catWords(box, seat);
    return cats ? [say('web.fits.box.cats', { who: who(play, seat), cats })] : [];
  });
  const points = Object.entries(box.points).map(([seat, worth]) =>
    say('web.fits.box.gets', { who: who(play, Number(seat)), points: worth }),
  );
  return [
    say('web.fits.box.head', { x, y, cards: box.cells.length, closed: String(box.closed) }),
    say('web.fits.box.worth', { value: box.value }),
    ...iconWords(play, box),
    box.closed ? '' : say('web.fits.box.ends', { ends: box.open_ends }),
    ...cats,
    ...points,
  ]
    .filter(Boolean)
    .join(' ');
}

function iconWords(play: FitsPlay, box: BoxView): string[] {
  const counts = play.components.icons.map(({ id, name, toy }) => ({
    name,
    count: toy ? (box.toys[id] ?? 0) : box.sprays,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => say('web.fits.box.icon', { name, count }));
}
