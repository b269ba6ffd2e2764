/** How the log tells a game of If It Fits: the cards, and the final phase. */

import type { Play, Story } from '../../../lib/play';
import { say } from '../../../lib/texts.svelte';
import type { FitsPlay } from '../facts';
import Icon from './Icon.svelte';
import Picture from './Picture.svelte';

const FINAL = 'fits.final';

const story: Story = {
  chapters: (lines) => {
    const found = new Map<number, string>();
    const final = lines.findIndex(({ id }) => id === FINAL);
    if (lines.length) found.set(0, say('web.fits.story.start'));
    if (final > 0) found.set(final, say('web.fits.story.final'));
    return found;
  },
  silent: () => false,
  Icon,
  shows: ({ args }, play: Play) => {
    const { components, view } = play as FitsPlay;
    return !!components.decks[view.cards]?.cards[String(args.card)];
  },
  Picture,
};

export default story;
