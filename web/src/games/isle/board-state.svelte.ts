/** The local state of the board: what is open, selected and about to be sent. */

import { createContext } from 'svelte';
import type { Cell } from '../../lib/art/outline';
import type { ErrorFacts } from '../../lib/types';
import { settings } from '../../lib/settings.svelte';
import { QuietDay } from './asked/quiet-day.svelte';
import { BoatPlan } from './boat/boat-plan.svelte';
import { Carry } from './boat/carry.svelte';
import {
  cardIn,
  type Boat,
  type Card,
  type Isle,
  type Player,
  type Shape,
  type Tile,
  type Worth,
} from './facts';

/** The seat whose boat a spectator sees first. */
const FIRST = 0;
const SEVERAL = ['keep', 'buy', 'ready'];
const NO_MARKS = { step: '', cards: [] };

export class BoardState {
  /** A lesson that was pressed: its squares stay lit until it is pressed again. */
  held = $state.raw<Worth | null>(null);
  /** A lesson under the pointer or in focus. */
  pointed = $state.raw<Worth | null>(null);
  lifted = $state(false);
  /** A tile to try out on my boat while others think. */
  tried = $state.raw<Tile | null>(null);
  /** The windows that are passed in advance. */
  readonly quiet = new QuietDay(
    () => this.play,
    () => this.act('done'),
  );
  /** Tiles that I plan to place. */
  readonly plan = new BoatPlan(async (steps) => (await this.play.plan?.(steps)) ?? null);
  /** The seat whose boat is enlarged. */
  watched = $state<number | null>(null);
  /** A tile that is dragged from the island. */
  readonly carry = new Carry({
    foresee: (actions) => this.foresee(actions),
    drop: (tile, action, cells, placed) => this.drop(tile, action, cells, placed),
    confirms: (touch) => settings.confirms(touch ? 'touch' : 'mouse'),
  });
  /** A tile that was dropped on the boat, and where: it is chosen first, which may need
   * another answer, and then it is placed or held there. */
  dropped = $state.raw<{ tile: Tile; cells: Cell[]; placed: boolean } | null>(null);
  /** The rule that forbids what was pressed last. */
  reason = $state.raw<ErrorFacts | null>(null);
  private spectated = $state(FIRST);
  /** The marked cards, and the step they were marked in. */
  private marked = $state.raw<{ step: string; cards: readonly number[] }>(NO_MARKS);
  /** The action sent last, and the view it was sent in. */
  private sent: { action: string; view: unknown } | null = null;
  /** The actions to send after it. */
  private pending = $state.raw<string[]>([]);

  constructor(private readonly handed: () => Isle) {}

  get play(): Isle {
    return this.handed();
  }
  get view() {
    return this.play.view;
  }
  get box() {
    return this.play.components;
  }
  get me(): Player | null {
    return this.view.players.find((player) => player.seat === this.play.seat) ?? null;
  }
  /** The seat whose boat is in the middle. */
  get shown(): Player | null {
    return this.me ?? this.view.players[this.spectated] ?? null;
  }
  get asked(): boolean {
    return this.play.seat !== null && this.play.actors.includes(this.play.seat);
  }
  /** The decision I have to make; null while others decide. */
  get decision(): string {
    return this.asked ? (this.view.asked?.decision ?? '') : '';
  }
  /** The squares that count for the highlighted lesson. */
  get lit(): readonly Cell[] | undefined {
    const cells = (this.pointed ?? this.held)?.cells ?? [];
    return cells.length ? cells : undefined;
  }
  /** Actions are being sent: no other can be sent meanwhile. */
  get busy(): boolean {
    return this.play.busy || this.pending.length > 0;
  }
  get family(): boolean {
    return this.view.mode === 'family';
  }
  /** On the first day points mean nothing yet: everyone is far below zero. */
  get firstDay(): boolean {
    return this.view.day === 1 && !this.play.over;
  }

  /** A boat to draw lessons on: this seat's own, or any. */
  get anyBoat(): Boat | undefined {
    return (this.shown && this.boat(this.shown)) ?? Object.values(this.box.boats)[0];
  }

  card(number: number): Card | undefined {
    return cardIn(this.play, number);
  }
  shape(id: string): Shape | undefined {
    return this.box.shapes[id];
  }
  boat(player: Player): Boat | undefined {
    return this.box.boats[player.boat];
  }
  /** The squares of a tile beside a boat, in a way that is wider than it is high. */
  cells(tile: { shape: string }): readonly Cell[] {
    const ways = this.shape(tile.shape)?.orientations ?? [];
    return (ways.find((way) => way.width >= way.height) ?? ways[0])?.cells ?? [];
  }

  may(action: string): boolean {
    return this.play.actions.includes(action);
  }
  /** The legal actions of a kind, such as `find 98`. */
  offers(begin: string): string[] {
    return this.play.actions.filter((one) => one === begin || one.startsWith(`${begin} `));
  }

  /** What a lesson is worth now, in the color that was or would be named. */
  worth(card: number, colour: string | null = null): Worth | null {
    const known = this.play.insight?.lessons.filter((one) => one.card === card) ?? [];
    return known.find((one) => one.colour === colour) ?? null;
  }
  point(worth: Worth | null): void {
    this.pointed = worth;
  }
  hold(worth: Worth | null): void {
    this.held = this.holds(worth) ? null : worth;
  }
  holds(worth: Worth | null): boolean {
    return this.held?.card === worth?.card && this.held?.colour === worth?.colour;
  }

  /** The step of the game in which cards are marked: marks never reach the next one. */
  get step(): string {
    return `${this.view.day} ${this.view.phase} ${this.view.asked?.decision}`;
  }
  /** The cards marked for what is asked now; what is no longer offered is forgotten. */
  get marks(): readonly number[] {
    if (this.marked.step !== this.step) return [];
    return this.marked.cards.filter((card) =>
      SEVERAL.some((verb) => this.may(`${verb} ${card}`)),
    );
  }
  mark(card: number): void {
    const marks = this.marks;
    const cards = marks.includes(card)
      ? marks.filter((one) => one !== card)
      : [...marks, card];
    this.marked = { step: this.step, cards };
  }
  unmark(): void {
    this.marked = NO_MARKS;
  }

  look(seat: number): void {
    if (this.me) this.watched = seat;
    else this.spectated = seat;
  }

  /** Asks which rule forbids an action. */
  async doubt(action: string): Promise<void> {
    this.reason = await this.play.why(action);
  }

  /** What actions would change for me; null where the table does not say. */
  async foresee(actions: readonly string[]): Promise<unknown> {
    return (await this.play.foresee?.(actions)) ?? null;
  }

  /** Chooses a tile that was dropped on the boat. */
  drop(tile: Tile, action: string, cells: Cell[], placed: boolean): void {
    if (!this.may(action) || this.busy) return;
    this.act(action);
    this.dropped = { tile, cells, placed };
  }
  /** The squares where a tile was dropped that is asked for now. */
  droppedOn(tile: { shape: string }): Cell[] | undefined {
    return this.dropped?.tile.shape === tile.shape ? this.dropped.cells : undefined;
  }

  act(action: string): void {
    this.tried = null;
    this.reason = null;
    this.send([action]);
  }
  /** Sends several actions, each after the one before it has been played. */
  send(actions: string[]): void {
    const [first, ...rest] = actions;
    if (!first || this.play.busy) return;
    this.pending = rest;
    this.sent = { action: first, view: this.view };
    this.play.act(first);
  }
  /** Sends the next of several actions if it can be played. An action that was refused
   * because another seat was quicker is sent again; any other refusal ends the row. */
  goOn(): void {
    if (!this.pending.length || !this.sent || this.play.busy) return;
    const { action, view } = this.sent;
    const refused = this.may(action);
    const left = refused ? [action, ...this.pending] : this.pending;
    if (refused ? view !== this.view : this.may(left[0] ?? '')) this.send(left);
    else this.pending = [];
  }
}

export const [getBoardState, setBoardState] = createContext<BoardState>();
