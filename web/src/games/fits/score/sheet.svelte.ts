/** A real table of boxes that is being scored. */

import type { CellView, CardFacts, FitsComponents, OverlayView } from '../types';
import type { CellFile, OverlayFile, Position, Shared } from './position';

export const LEAST = 2;
export const MOST = 5;
const DECK = 'ours';
/** A sleeping cat counts only if an awake one is added later. */
export const LATER = 'later';

export interface Spot {
  x: number;
  y: number;
}

export class Sheet {
  names = $state<string[]>([]);
  players = $state(LEAST);
  advanced = $state(false);
  sleepers = $state(LATER);
  extraCats = $state('all');
  tiedKinds = $state('all');
  cells = $state<CellFile[]>([]);
  overlays = $state<OverlayFile[]>([]);
  readonly cards: Record<string, CardFacts>;

  constructor(readonly box: FitsComponents) {
    this.cards = box.decks[DECK]?.cards ?? {};
    this.clear();
  }

  clear(): void {
    this.names = Array.from({ length: MOST }, () => '');
    this.players = LEAST;
    this.advanced = false;
    this.sleepers = LATER;
    this.extraCats = 'all';
    this.tiedKinds = 'all';
    this.cells = [];
    this.overlays = [];
  }

  at({ x, y }: Spot): CellFile | undefined {
    return this.cells.find((cell) => cell.x === x && cell.y === y);
  }

  lay(spot: Spot, what: Omit<CellFile, 'x' | 'y'>): void {
    this.take(spot);
    this.cells.push({ x: spot.x, y: spot.y, ...what });
  }

  /** Take a card away, with what lies on its joints. */
  take(spot: Spot): void {
    this.cells = this.cells.filter((cell) => cell.x !== spot.x || cell.y !== spot.y);
    this.overlays = this.overlays.filter(
      ({ between }) => !between.some(([x, y]) => x === spot.x && y === spot.y),
    );
  }

  turn(spot: Spot): void {
    const cell = this.at(spot);
    if (cell?.card) this.lay(spot, { card: cell.card, turned: !cell.turned });
  }

  /** Say whether an awake cat was added later to the box of a sleeping one. */
  wake(spot: Spot, woken: boolean | undefined): void {
    const cell = this.at(spot);
    if (cell?.sleeper === undefined) return;
    this.lay(spot, { sleeper: cell.sleeper, ...(woken === undefined ? {} : { woken }) });
  }

  /** What lies across the joint east of a cell. */
  across({ x, y }: Spot): OverlayFile | undefined {
    return this.overlays.find(({ between: [[west, row]] }) => west === x && row === y);
  }

  cover({ x, y }: Spot, what: Omit<OverlayFile, 'between'> | null): void {
    this.overlays = this.overlays.filter((overlay) => overlay !== this.across({ x, y }));
    if (what)
      this.overlays.push({
        ...what,
        between: [
          [x, y],
          [x + 1, y],
        ],
      });
  }

  /** Whether something can lie across the joint east of a cell: no wall, no sleeping cat. */
  joined({ x, y }: Spot): boolean {
    const [west, east] = [this.at({ x, y }), this.at({ x: x + 1, y })];
    return (
      !!west?.card &&
      !!east?.card &&
      this.open(west).includes('e') &&
      this.open(east).includes('w')
    );
  }

  facts(cell: CellFile): CardFacts | undefined {
    if (cell.card) return this.cards[cell.card];
    return Object.values(this.cards).find((card) => card.kind === 'sleeper');
  }

  /** The open sides of a cell, as it lies. */
  open(cell: CellFile): string {
    const facts = this.facts(cell);
    return (cell.turned ? facts?.open_turned : facts?.open) ?? '';
  }

  /** The cells to draw; `counting` are those of sleeping cats that count. */
  cellViews(counting: readonly string[]): CellView[] {
    return this.cells.map((cell) => ({
      x: cell.x,
      y: cell.y,
      card: this.facts(cell)?.id ?? '',
      turned: cell.turned ?? false,
      open: this.open(cell),
      icons: this.facts(cell)?.icons ?? [],
      sleeper: cell.sleeper ?? null,
      princess: cell.princess ?? false,
      counts: counting.includes(`${cell.x},${cell.y}`),
    }));
  }

  get overlayViews(): OverlayView[] {
    return this.overlays.map(({ kind, player = null, card = null, between }) => ({
      kind,
      player,
      card,
      between,
    }));
  }

  /** The position to score, without the cats of removed players. */
  get position(): Position {
    const sits = (seat: number | undefined) => seat === undefined || seat < this.players;
    return {
      game: 'fits',
      options: {
        advanced: this.advanced,
        sleepers: this.sleepers,
        extra_cats: this.extraCats,
        tied_kinds: this.tiedKinds,
      },
      players: this.players,
      cells: this.cells.filter((cell) => sits(cell.sleeper)),
      overlays: this.overlays.filter((overlay) => sits(overlay.player)),
    };
  }

  get shared(): Shared {
    return $state.snapshot({ position: this.position, names: this.names }) as Shared;
  }

  /** Take over a position that the server can score. */
  load({ position, names = [] }: Shared): void {
    this.names = Array.from({ length: MOST }, (_, seat) =>
      String(names[seat] ?? '').slice(0, 40),
    );
    this.players = position.players;
    this.advanced = position.options?.advanced ?? false;
    this.sleepers = position.options?.sleepers ?? LATER;
    this.extraCats = position.options?.extra_cats ?? 'all';
    this.tiedKinds = position.options?.tied_kinds ?? 'all';
    this.cells = position.cells;
    this.overlays = (position.overlays ?? []).map((overlay) => ({
      ...overlay,
      between: overlay.between.toSorted(([a], [b]) => a - b) as OverlayFile['between'],
    }));
  }
}
