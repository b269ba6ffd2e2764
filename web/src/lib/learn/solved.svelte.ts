/** The puzzles solved in this browser. */

import { readStored, writeStored } from '../storage';

class Solved {
  private puzzles = $state.raw<Record<string, readonly string[]>>(
    readStored('puzzles', {}),
  );

  has(game: string, id: string): boolean {
    return this.puzzles[game]?.includes(id) ?? false;
  }

  add(game: string, id: string): void {
    if (this.has(game, id)) return;
    this.puzzles = { ...this.puzzles, [game]: [...(this.puzzles[game] ?? []), id] };
    writeStored('puzzles', this.puzzles);
  }
}

export const solved = new Solved();
