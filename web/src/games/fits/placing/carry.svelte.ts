/** Carrying a card or a cat to the table, by mouse or finger. */

import type { Point } from '../table/geometry';
import type { Piece } from '../recent/acts';

/** What can be carried. */
export interface Load {
  piece: Piece;
  /** The action that takes it up, sent when it comes to the table; null: it is up. */
  action: string | null;
  /** The card of several that is chosen. */
  pick?: string;
}

/** The table below it. Points are on the screen. */
export interface Target {
  covers(point: Point): boolean;
  /** Something is carried here, over the table. */
  over(point: Point): void;
  /** It is carried beside the table again. */
  left(): void;
  /** `putBack` is for what cannot be dropped there. */
  drop(point: Point, touch: boolean, putBack: () => void): void;
}

/** What carrying leads to. */
export interface Carrier {
  /** Something is carried to the table: it is taken up. */
  take(load: Load): void;
  /** What was taken up is not placed: it goes back. */
  putBack(load: Load): void;
}

/** So far a pointer may slip, in pixels, and still have pressed. */
const SLIP = 6;

export class Carry {
  load = $state.raw<Load | null>(null);
  /** Where it is carried. */
  point = $state.raw<Point | null>(null);
  /** The table is below it. */
  over = $state(false);
  target: Target | null = null;
  /** What was taken up by being carried to the table. */
  private taken = false;
  /** The click that ends a drag means nothing. */
  private dragged = false;
  private end: (() => void) | null = null;

  constructor(private readonly carrier: Carrier) {}

  /** A press that may become a drag. */
  press(event: PointerEvent, load: Load | null): void {
    if (!load || event.button || !event.isPrimary) return;
    this.stop();
    this.dragged = false;
    const touch = event.pointerType !== 'mouse';
    const start = { x: event.clientX, y: event.clientY };
    const listening = new AbortController();
    const { signal } = listening;
    this.end = () => listening.abort();
    const mine = (one: PointerEvent): boolean => one.pointerId === event.pointerId;
    const moved = (one: PointerEvent): void => {
      const at = { x: one.clientX, y: one.clientY };
      const far = Math.hypot(at.x - start.x, at.y - start.y) >= SLIP;
      if (mine(one) && (this.load || far)) this.move(load, at);
    };
    const released = (one: PointerEvent): void => {
      if (!mine(one)) return;
      const { taken } = this;
      const at = this.over ? this.point : null;
      const putBack = () => taken && this.carrier.putBack(load);
      this.stop();
      if (at) this.target?.drop(at, touch, putBack);
      else putBack();
    };
    const giveUp = () => {
      if (this.taken) this.carrier.putBack(load);
      this.stop();
    };
    addEventListener('pointermove', moved, { signal });
    addEventListener('pointerup', released, { signal });
    addEventListener('pointercancel', (one) => mine(one) && giveUp(), { signal });
    addEventListener('keydown', (one) => one.key === 'Escape' && giveUp(), { signal });
  }

  /** Whether the click that comes now ended a drag. */
  wasDragged(): boolean {
    const { dragged } = this;
    this.dragged = false;
    return dragged;
  }

  stop(): void {
    this.end?.();
    this.end = null;
    this.load = null;
    this.point = null;
    this.over = false;
    this.taken = false;
  }

  private move(load: Load, at: Point): void {
    this.load = load;
    this.dragged = true;
    this.point = at;
    this.over = this.target?.covers(at) === true;
    if (!this.over) return this.target?.left();
    if (!this.taken) this.carrier.take(load);
    this.taken = true;
    this.target?.over(at);
  }
}
