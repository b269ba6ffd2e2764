/** Tiles that I plan to place: ghosts on my boat that no one else knows about. */

import type { Cell } from '../../../lib/art/outline';
import type { Tile } from '../facts';
import { cellsKey } from '../text';
import type { IsleForesight, IslePlan, LaidView } from '../types';

export interface PlannedStep {
  tile: Tile;
  cells: readonly Cell[];
  /** As the game reads it: `red C16 7,2 f`. */
  text: string;
}

/** The most tiles that the game works out together. */
const MOST = 12;

const stepText = (tile: Tile, action: string): string =>
  `${tile.colour ?? '-'} ${tile.shape} ${action.replace('place ', '')}`;

export class BoatPlan {
  steps = $state.raw<readonly PlannedStep[]>([]);
  /** What the game says about the steps. */
  found = $state.raw<IslePlan | null>(null);

  /** @param ask asks the game about steps; no one else hears about it. */
  constructor(private readonly ask: (steps: readonly string[]) => Promise<unknown>) {}

  /** The planned tiles as they would lie on the boat, where other tiles leave them room. */
  tilesBeside(laid: readonly LaidView[]): LaidView[] {
    const covered = new Set(laid.flatMap(({ cells }) => cells.map(String)));
    const free = this.steps.filter(
      ({ cells }) => !cells.some((at) => covered.has(String(at))),
    );
    return free.map(({ tile, cells }) => ({
      shape: tile.shape,
      kind: tile.kind,
      colour: tile.colour,
      cells: cells.map(([x, y]) => [x, y]),
    }));
  }
  /** Those that can't be placed like this, or are gone. */
  get wrong(): PlannedStep[] {
    const bad = new Set(
      this.found?.tiles.flatMap(({ step, error, there }) =>
        error || !there ? [step] : [],
      ),
    );
    return this.steps.filter(({ text }) => bad.has(text));
  }

  /** An oshax has no family before it is taken. */
  takes(tile: Tile): boolean {
    return tile.kind !== 'oshax' && this.steps.length < MOST;
  }
  add(tile: Tile, action: string, cells: readonly Cell[]): void {
    this.steps = [...this.steps, { tile, cells, text: stepText(tile, action) }];
  }
  undo(): void {
    this.steps = this.steps.slice(0, -1);
  }
  clear(): void {
    this.steps = [];
  }
  /** Forgets tiles that are on the boat by now. */
  prune(laid: readonly LaidView[]): void {
    const there = new Set(laid.map(({ cells }) => cellsKey(cells)));
    const left = this.steps.filter(({ cells }) => !there.has(cellsKey(cells)));
    if (left.length < this.steps.length) this.steps = left;
  }

  /** Asks again what the whole plan would bring. */
  async weigh(): Promise<void> {
    const { steps } = this;
    const found = steps.length ? await this.ask(steps.map(({ text }) => text)) : null;
    if (steps === this.steps) this.found = found as IslePlan | null;
  }
  /** What one more tile would change; null if it can't be placed there. */
  async gain(tile: Tile, action: string): Promise<IsleForesight | null> {
    const texts = [...this.steps.map(({ text }) => text), stepText(tile, action)];
    const found = (await this.ask(texts)) as IslePlan | null;
    const last = found?.tiles.at(-1);
    if (!last || last.error) return null;
    return { game: 'isle', places: [], points: last.points, changes: last.changes };
  }
}
