/** The section of the rules that somebody at a table wants to read. */

class Wanted {
  /** A new object with every wish, so that the same section can be wished for again. */
  at = $state.raw<{ anchor: string } | null>(null);

  open(anchor: string): void {
    this.at = { anchor };
  }
  close(): void {
    this.at = null;
  }
}

export const wanted = new Wanted();
