/** The guided first games of this browser: their tables, and the steps already shown. */

import { get, post } from '../http';
import { navigate } from '../router.svelte';
import { readStored, writeStored } from '../storage';
import { createTable } from '../tables';
import type { TableFacts, TableForm } from '../types';

/** A guided game as the browser stores it. */
export interface Guided {
  readonly table: string;
  readonly said: readonly string[];
  /** The guide is hidden. */
  readonly off: boolean;
  /** The learner has seen the last necessary step. */
  readonly done: boolean;
}

class GuidedGames {
  private games = $state.raw<Record<string, Guided>>(readStored('guided', {}));

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
    writeStored('guided', this.games);
  }
}

export const guidedGames = new GuidedGames();

/** An unrated table against the weakest bot that thinks, without a clock. */
const table = (game: string): TableForm => ({
  game,
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'kitten' }],
  window_seconds: 0,
  rated: false,
});

/** Creates a guided game, goes there, and abandons the one before. */
export async function begin(game: string): Promise<void> {
  const before = guidedGames.of(game)?.table;
  const made = await createTable(table(game));
  guidedGames.begin(game, made.id);
  if (before) await abandon(before);
  navigate(`/table/${made.id}`);
}

async function abandon(table: string): Promise<void> {
  try {
    const { status, maker } = await get<TableFacts>(`/api/tables/${table}`);
    if (maker && status === 'playing') await post(`/api/tables/${table}/abandon`);
  } catch {
    // The new game does not depend on it.
  }
}
