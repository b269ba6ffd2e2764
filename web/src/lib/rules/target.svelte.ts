/** The section of the rules to open in the drawer of a table. */

class RulesTarget {
  /** A new object every time, so that the same section can be opened again. */
  at = $state.raw<{ anchor: string } | null>(null);

  open(anchor: string): void {
    this.at = { anchor };
  }
  close(): void {
    this.at = null;
  }
}

export const rulesTarget = new RulesTarget();
