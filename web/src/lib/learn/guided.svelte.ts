/** The guided first games of this browser: their tables, and the steps already shown. */

import { get, post } from '../http';
import { navigate } from '../router.svelte';
import { readStored, writeStored } from '../storage';
import { createTable } from '../tables';
import type { TableFacts, TableForm } from '../types';

/** A guided game as the browser stores it. */
export interface Guided {
  readonly course: string;
  readonly table: string;
  readonly said: readonly string[];
  /** The guide is hidden. */
  readonly off: boolean;
  /** The learner has seen the last necessary step. */
  readonly done: boolean;
}

const keyOf = (game: string, course: string) => `${game}/${course}`;

class GuidedGames {
  /** By game and course. */
  private games = $state.raw<Record<string, Guided>>(readStored('guided', {}));

  of(game: string, course: string): Guided | null {
    return this.games[keyOf(game, course)] ?? null;
  }

  /** The guided game at this table, if it is one. */
  at(table: string): Guided | null {
    return Object.values(this.games).find((one) => one.table === table) ?? null;
  }

  begin(game: string, course: string, table: string): void {
    this.set(game, { course, table, said: [], off: false, done: false });
  }

  change(game: string, course: string, changes: Partial<Guided>): void {
    const found = this.of(game, course);
    if (found) this.set(game, { ...found, ...changes });
  }

  private set(game: string, guided: Guided): void {
    this.games = { ...this.games, [keyOf(game, guided.course)]: guided };
    writeStored('guided', this.games);
  }
}

export const guidedGames = new GuidedGames();

/** The prepared game of a course, against the weakest bot that thinks. */
const table = (game: string, course: string): TableForm => ({
  game,
  course,
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'kitten' }],
  window_seconds: 0,
  rated: false,
});

/** Creates a guided game, goes there, and abandons the one before. */
export async function begin(game: string, course: string): Promise<void> {
  const before = guidedGames.of(game, course)?.table;
  const made = await createTable(table(game, course));
  guidedGames.begin(game, course, made.id);
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
