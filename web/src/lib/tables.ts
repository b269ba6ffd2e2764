/** Making tables. */

import { post } from './http';
import { keepInvitations } from './invitations';
import { profile } from './profile.svelte';
import { go } from './router.svelte';
import type { GameFacts, TableFacts, TableForm } from './types';

/** The strongest opponent that suits a first game. */
export function opponent(game: GameFacts): string {
  const wishes = ['cat', 'kitten'];
  return wishes.find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? 'random';
}

/** A table for one person and as few bots as the game takes, at least one if it can. */
export function against(game: GameFacts): TableForm {
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

/** Make the table, under this name if one is given. */
export async function make(form: TableForm, name = ''): Promise<TableFacts> {
  await profile.have(name);
  const made = await post<TableFacts>('/api/tables', form);
  keepInvitations(made.id, made.invitations);
  return made;
}

/** Make the table and go there. */
export async function open(form: TableForm, name = ''): Promise<void> {
  go(`/table/${(await make(form, name)).id}`);
}
