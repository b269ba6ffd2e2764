/** Creates tables. */

import { post } from './http';
import { storeInvitations } from './invitations';
import { profile } from './profile.svelte';
import { navigate } from './router.svelte';
import { settings } from './settings.svelte';
import { say } from './texts.svelte';
import type { GameFacts, TableFacts, TableForm } from './types';

/** The bots that a person may want to play against. */
export function botLevels(game: GameFacts): string[] {
  const thinking = game.bots.filter((bot) => bot !== 'random');
  return thinking.length ? thinking : game.bots;
}

/** A bot's name with its rating, where that was measured. */
export function ratedBot(game: GameFacts, bot: string): string {
  const rating = game.ratings[bot];
  const name = say(`web.bot.${bot}`);
  return rating === undefined ? name : `${name} · ${rating}`;
}

/** The bot that was chosen before; for a first game the strongest one that a newcomer can
 * beat. */
export function opponent(game: GameFacts): string {
  const preferred = [settings.playNow.level, 'cat', 'kitten'];
  return preferred.find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? 'random';
}

/** A table for one person and the fewest bots possible, at least one if the game allows,
 * as the player likes it. */
export function botTable(game: GameFacts): TableForm {
  const seats = game.seats.find((number) => number > 1) ?? 1;
  const bot = opponent(game);
  return {
    game: game.id,
    options: settings.playNow.games[game.id] ?? {},
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
