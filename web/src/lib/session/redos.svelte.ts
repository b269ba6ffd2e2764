/** What a player took back and can play again. */

import type { State } from '../types';

export class Redos {
  /** The next one last. */
  private actions = $state.raw<readonly string[]>([]);
  /** The player's own actions by their numbers. */
  private readonly own = new Map<number, string>();

  get next(): string | undefined {
    return this.actions.at(-1);
  }

  /** The player acts: whatever else was taken back is gone. */
  chosen(action: string): void {
    this.actions = action === this.next ? this.actions.slice(0, -1) : [];
  }

  tookBack(action: string): void {
    this.actions = [...this.actions, action];
  }

  /** An action of the player has become an entry of the log. */
  played(number: number, action: string): void {
    this.own.set(number, action);
  }

  /** What was taken back can be played again until something else happens. */
  follow(state: State): void {
    const back = state.undone.flatMap((number) => this.own.get(number) ?? []);
    if (back.length) this.actions = [...this.actions, ...back.toReversed()];
    else if (state.events.some(({ number }) => !this.own.has(number))) this.actions = [];
  }

  clear(): void {
    this.actions = [];
    this.own.clear();
  }
}
