/** The covers of the games. Home shows all of them at once, so they are loaded together. */

import type { Component } from 'svelte';
import { byGame } from './by-game';

const covers = byGame(
  import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true }),
);

/** The number of games with a cover. */
export const coverCount = covers.size;

export const coverOf = (game: string): Component | null =>
  covers.get(game)?.default ?? null;
