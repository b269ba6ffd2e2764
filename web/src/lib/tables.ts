/** Creates tables. */

import { post } from './http';
import { storeInvitations } from './invitations';
import { profile } from './profile.svelte';
import { navigate } from './router.svelte';
import { settings } from './settings.svelte';
import type { GameFacts, TableFacts, TableForm } from './types';

/** The bot for a first game: the strongest one that a newcomer can beat. */
export function opponent(game: GameFacts): string {
  const preferred = ['cat', 'kitten'];
  return preferred.find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? 'random';
}

/** A table for one person and the fewest bots possible, at least one if the game allows. */
export function botTable(game: GameFacts): TableForm {
  const seats = game.seats.find((number) => number > 1) ?? 1;
  const bot = opponent(game);
  return {
    game: game.id,
    seats: [
      { kind: 'me' },
      ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, bot })),
    ],
  };
}

/** Creates a table; the name, if given, is the host's new name. */
export async function createTable(form: TableForm, name = ''): Promise<TableFacts> {
  await profile.ensure(name);
  const play_forced = settings.autoPass;
  const made = await post<TableFacts>('/api/tables', { play_forced, ...form });
  storeInvitations(made.id, made.invitations);
  return made;
}

/** Creates a table and goes there. */
export async function openTable(form: TableForm, name = ''): Promise<void> {
  navigate(`/table/${(await createTable(form, name)).id}`);
}
