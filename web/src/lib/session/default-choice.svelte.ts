/** An action that was played for the player by default and can still be changed. */

import type { State } from '../types';

export class DefaultChoice {
  /** The action and its number in the log, as long as it can be changed. */
  played = $state.raw<{ action: string; number: number } | null>(null);
  private sent: { id: string; action: string } | null = null;
  /** The player wants to answer again what was answered by default. */
  private reconsidering = false;

  requested(id: string, action: string): void {
    this.sent = { id, action };
  }

  reconsider(): void {
    this.reconsidering = true;
  }

  answered(id: string, number: number): void {
    if (this.sent?.id !== id) return;
    this.played = number ? { action: this.sent.action, number } : null;
    this.sent = null;
  }

  /** Whether the choice before must be taken back as well: an undo of what was played by
   * default means it, unless the player wants to answer differently. */
  undoesMore(state: State): boolean {
    const { played } = this;
    if (!played || state.number === played.number) return false;
    this.played = null;
    const more = state.undone.includes(played.number) && !this.reconsidering;
    this.reconsidering = false;
    return more && state.undo;
  }
}
