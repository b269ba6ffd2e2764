/** How the log tells a game of the Isle: by days, with cards and tiles. */

import type { Play, Story } from '../../../lib/play';
import { say } from '../../../lib/texts.svelte';
import type { EventMessage } from '../../../lib/types';
import { cardIn, type Isle } from '../facts';
import Icon from './Icon.svelte';
import Picture from './Picture.svelte';
import { cardsOf, tileOf } from './about';

const DAY = 'isle.day';
/** The next heading already says that a day has ended; what came of the cards that were
 * looked at is told by the lines after it; when players want to be asked is no story. */
const SILENT = [DAY, 'isle.day_over', 'isle.packet', 'isle.ask'];

function chapters(lines: readonly EventMessage[], play: Play): Map<number, string> {
  const { days } = (play as Isle).view;
  const day = (number: number) => say('web.isle.day', { day: number, days });
  const found = new Map<number, string>();
  lines.forEach(({ id, args }, n) => {
    if (id === DAY) found.set(n, day(Number(args.day)));
  });
  // The first day begins with the table, without an event of its own.
  if (lines.length && !found.has(0)) {
    const [next] = [...found.keys()];
    const following = next === undefined ? undefined : Number(lines[next]?.args.day);
    found.set(0, day(following === undefined ? (play as Isle).view.day : following - 1));
  }
  return found;
}

const story: Story = {
  chapters,
  silent: ({ id }) => SILENT.includes(id),
  note(event, play) {
    const [card, ...others] = cardsOf(event);
    if (card === undefined || others.length) return '';
    const colour = typeof event.args.colour === 'string' ? event.args.colour : '';
    const found = cardIn(play as Isle, card);
    return found?.named[colour] ?? found?.text ?? '';
  },
  Icon,
  shows: (event, play) =>
    cardsOf(event).some((card) => cardIn(play as Isle, card)) ||
    tileOf(event, play as Isle) !== null,
  Picture,
};

export default story;
