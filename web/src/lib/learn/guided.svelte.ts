/** The guided first games: which tables they are, and what was said there. */

import { get, post } from '../http';
import { go } from '../router.svelte';
import { keep, recall } from '../store';
import { make } from '../tables';
import type { TableFacts, TableForm } from '../types';

/** A guided game as the browser keeps it. */
export interface Guided {
  readonly table: string;
  readonly said: readonly string[];
  /** The learner wants no guide at the moment. */
  readonly off: boolean;
  /** All was said that must be known. */
  readonly done: boolean;
}

class GuidedGames {
  private games = $state.raw<Record<string, Guided>>(recall('guided', {}));

  of(game: string): Guided | null {
    return this.games[game] ?? null;
  }

  /** The guided game, if it is this table. */
  at(game: string, table: string): Guided | null {
    const found = this.of(game);
    return found?.table === table ? found : null;
  }

  begin(game: string, table: string): void {
    this.set(game, { table, said: [], off: false, done: false });
  }

  change(game: string, changes: Partial<Guided>): void {
    const found = this.of(game);
    if (found) this.set(game, { ...found, ...changes });
  }

  private set(game: string, guided: Guided): void {
    this.games = { ...this.games, [game]: guided };
    keep('guided', this.games);
  }
}

export const guidedGames = new GuidedGames();

/** A real table against the weakest bot that thinks: nothing hurries, nothing counts. */
const table = (game: string): TableForm => ({
  game,
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'kitten' }],
  window_seconds: 0,
  rated: false,
});

/** Make a guided game and go there; nobody goes on with the one before. */
export async function begin(game: string): Promise<void> {
  const before = guidedGames.of(game)?.table;
  const made = await make(table(game));
  guidedGames.begin(game, made.id);
  if (before) await abandon(before);
  go(`/table/${made.id}`);
}

async function abandon(table: string): Promise<void> {
  try {
    const { status, maker } = await get<TableFacts>(`/api/tables/${table}`);
    if (maker && status === 'playing') await post(`/api/tables/${table}/abandon`);
  } catch {
    // Whether it is gone already or stays: the new game can begin.
  }
}
