/** How the log tells a game of the Isle: by days, with cards and tiles. */

import { byReader, nameThen, type Play, type Story } from '../../../lib/play';
import { say } from '../../../lib/texts.svelte';
import type { EventMessage } from '../../../lib/types';
import { cardIn, type Isle } from '../facts';
import { isPass, passesIn } from '../passes';
import { listed } from '../words';
import Icon from './Icon.svelte';
import Picture from './Picture.svelte';
import { cardsOf, tileOf, withCards } from './about';

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

/** What a card does; of the sister's, what she does when it is played. */
function textOf(play: Isle, card: number): string | undefined {
  const sisters = play.components.sister[card];
  return (
    cardIn(play, card)?.text ?? (sisters && listed(sisters.does.map((one) => one.text)))
  );
}

/** A card in quotation marks, without the point at its end. */
const quoted = (play: Isle, card: number): string =>
  say('web.isle.story.card', { text: (textOf(play, card) ?? '').replace(/\.$/, '') });

/** A pass, with what it ends for the player where that can be told. */
function passWords(event: EventMessage, play: Isle): string {
  const phase = passesIn(play, play.log ?? []).get(event);
  const { seat } = event.args;
  if (!phase || typeof seat !== 'number') return event.text;
  return say('web.isle.story.passed', {
    name: nameThen(play, seat, event.number),
    you: String(byReader(play, seat, event.number)),
    phase,
  });
}

const story: Story = {
  chapters,
  silent: ({ id }) => SILENT.includes(id),
  words(event, play) {
    if (isPass(event)) return passWords(event, play as Isle);
    const cards = cardsOf(event);
    if (!cards.every((card) => textOf(play as Isle, card))) return event.text;
    const { seat } = event.args;
    const name = typeof seat === 'number' ? nameThen(play, seat, event.number) : '';
    const from = event.text.startsWith(name) ? name.length : 0;
    return withCards(event, cards, (card) => quoted(play as Isle, card), from);
  },
  Icon,
  shows: (event, play) =>
    cardsOf(event).some((card) => cardIn(play as Isle, card)) ||
    tileOf(event, play as Isle) !== null,
  Picture,
};

export default story;
