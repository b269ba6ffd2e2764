/** The puzzles that were solved in this browser. */

import { keep, recall } from '../store';

class Solved {
  private puzzles = $state.raw<Record<string, readonly string[]>>(recall('puzzles', {}));

  has(game: string, id: string): boolean {
    return this.puzzles[game]?.includes(id) ?? false;
  }

  add(game: string, id: string): void {
    if (this.has(game, id)) return;
    this.puzzles = { ...this.puzzles, [game]: [...(this.puzzles[game] ?? []), id] };
    keep('puzzles', this.puzzles);
  }
}

export const solved = new Solved();
