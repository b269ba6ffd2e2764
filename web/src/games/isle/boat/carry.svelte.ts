/** Dragging a tile from beside the island to the boat, by mouse or finger. */

import type { Cell } from '../../../lib/art/outline';
import type { Tile } from '../facts';
import type { IsleForesight } from '../types';

export interface Point {
  x: number;
  y: number;
}

/** The boat under the tile that is carried. */
export interface Target {
  /** Whether a point of the screen is on it. */
  covers(point: Point): boolean;
  cells(): Cell[];
  fits(): boolean;
}

/** What carrying needs of the board. */
export interface Hands {
  foresee(actions: readonly string[]): Promise<unknown>;
  /** Choose the tile, and place it there or hold it there. */
  drop(tile: Tile, action: string, cells: Cell[], placed: boolean): void;
  /** A tile stays loose until it is confirmed. */
  confirms(touch: boolean): boolean;
}

/** How far a pointer may slip, in pixels, and still count as a press. */
const SLIP = 6;
/** A finger hides what is under it: the tile is carried above. */
const ABOVE_FINGER = 56;

export class Carry {
  tile = $state.raw<Tile | null>(null);
  /** The action that chooses the tile. */
  action = $state('');
  /** Where it could be placed; null until the server has said so. */
  places = $state.raw<readonly string[] | null>(null);
  /** Where the tile is carried, on the screen. */
  point = $state.raw<Point | null>(null);
  target = $state.raw<Target | null>(null);
  #hands: Hands;
  #touch = false;
  /** The click that ends a drag means nothing. */
  #dragged = false;
  #end: (() => void) | null = null;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  /** Whether the tile is above the boat. */
  get over(): boolean {
    return this.point !== null && this.target?.covers(this.point) === true;
  }

  /** A press that may become a drag. */
  press(event: PointerEvent, tile: Tile, action: string): void {
    if (event.button || !event.isPrimary) return;
    this.#end?.();
    this.#dragged = false;
    this.#touch = event.pointerType !== 'mouse';
    const start = { x: event.clientX, y: event.clientY };
    const listening = new AbortController();
    const { signal } = listening;
    this.#end = () => {
      listening.abort();
      this.#end = null;
      this.cancel();
    };
    const mine = (one: PointerEvent): boolean => one.pointerId === event.pointerId;
    const moved = (one: PointerEvent): void => {
      if (!mine(one)) return;
      const at = { x: one.clientX, y: one.clientY };
      if (!this.tile) {
        if (Math.hypot(at.x - start.x, at.y - start.y) < SLIP) return;
        this.#lift(tile, action);
      }
      this.#move(at);
    };
    const released = (one: PointerEvent): void => {
      if (!mine(one)) return;
      this.#release();
      this.#end?.();
    };
    const escaped = (one: KeyboardEvent): void => {
      if (one.key === 'Escape') this.#end?.();
    };
    addEventListener('pointermove', moved, { signal });
    addEventListener('pointerup', released, { signal });
    addEventListener('pointercancel', (one) => mine(one) && this.#end?.(), { signal });
    addEventListener('keydown', escaped, { signal });
  }

  /** Whether a click on the tile ended a drag. */
  wasDragged(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }

  cancel(): void {
    this.tile = null;
    this.point = null;
    this.places = null;
  }

  #lift(tile: Tile, action: string): void {
    this.tile = tile;
    this.action = action;
    this.#dragged = true;
    void this.#hands.foresee([action]).then((found) => {
      if (this.tile === tile) this.places = (found as IsleForesight | null)?.places ?? [];
    });
  }

  #move({ x, y }: Point): void {
    this.point = this.#touch ? { x, y: y - ABOVE_FINGER } : { x, y };
  }

  #release(): void {
    const { tile, action, target } = this;
    if (!tile || !target || !this.over) return;
    const placed = target.fits() && !this.#hands.confirms(this.#touch);
    this.#hands.drop(tile, action, target.cells(), placed);
  }
}
