/** How the log tells a game of If It Fits: the cards, and the final phase. */

import { byReader, nameThen, type Play, type Story } from '../../../lib/play';
import { say } from '../../../lib/texts.svelte';
import type { FitsPlay } from '../facts';
import Icon from './Icon.svelte';
import Picture from './Picture.svelte';

const FINAL = 'fits.final';
/** The line before or after them says it, too; cards have no names, only pictures. */
const SILENT = ['plays', 'plays_own', 'drew_own', 'discarded_own'];
/** Those whose own text names a card by its number. */
const CARDS = ['started', 'drew_toy', 'laid', 'toy'];

const named = (names: readonly string[], id: string) =>
  names.some((name) => id === `fits.${name}`);

const story: Story = {
  chapters: (lines) => {
    const found = new Map<number, string>();
    const final = lines.findIndex(({ id }) => id === FINAL);
    if (lines.length) found.set(0, say('web.fits.story.start'));
    if (final > 0) found.set(final, say('web.fits.story.final'));
    return found;
  },
  silent: ({ id }) => named(SILENT, id),
  words({ id, args, text, number }, play) {
    const { seat } = args;
    if (typeof seat !== 'number' || !named(CARDS, id)) return text;
    const name = id.replace('fits.', '');
    return byReader(play, seat, number)
      ? `${say(`web.fits.own.${name}`)}.`
      : `${nameThen(play, seat, number)} ${say(`web.fits.deed.${name}`)}.`;
  },
  Icon,
  shows: ({ args }, play: Play) => {
    const { components, view } = play as FitsPlay;
    return !!components.decks[view.cards]?.cards[String(args.card)];
  },
  Picture,
};

export default story;
