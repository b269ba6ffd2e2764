/** Pointer gestures on the table: drag, pinch, hover. */

import type { Point } from './geometry';

export interface Meanings {
  /** The mouse is here, nothing pressed. */
  hover(point: Point): void;
  /** Whether what is dragged from here is the thing being laid, and not the table. */
  grabs(point: Point): boolean;
  drag(point: Point): void;
  pan(dx: number, dy: number): void;
  pinch(factor: number, around: Point): void;
}

/** So far a finger may slip, in pixels, and still have tapped. */
const SLIP = 6;

export class Gestures {
  /** The last press went on to be a movement: its click means nothing. */
  moved = false;
  kind = 'mouse';
  private points = new Map<number, Point>();
  private start: Point | null = null;
  private grabbed = false;

  constructor(private readonly means: Meanings) {}

  down(event: PointerEvent, at: Point): void {
    this.kind = event.pointerType;
    // A first finger, or the mouse: whatever was not seen to end has ended.
    if (event.isPrimary) this.points.clear();
    this.points.set(event.pointerId, at);
    if (this.points.size > 1) {
      this.moved = true;
      return;
    }
    this.moved = false;
    this.start = at;
    this.grabbed = event.pointerType !== 'mouse' && this.means.grabs(at);
  }

  move(event: PointerEvent, at: Point): void {
    const before = this.points.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') this.means.hover(at);
      return;
    }
    if (this.points.size === 2) this.pinched(event.pointerId, before, at);
    else this.dragged(event, before, at);
  }

  up(event: PointerEvent): void {
    this.points.delete(event.pointerId);
    this.grabbed = false;
  }

  private dragged(event: PointerEvent, before: Point, at: Point): void {
    const { start } = this;
    if (!start) return;
    if (!this.moved) {
      if (Math.hypot(at.x - start.x, at.y - start.y) < SLIP) return;
      this.moved = true;
      // Suppress the click that ends a drag.
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.points.set(event.pointerId, at);
    if (this.grabbed) this.means.drag(at);
    else this.means.pan(at.x - before.x, at.y - before.y);
  }

  private pinched(id: number, before: Point, at: Point): void {
    this.points.set(id, at);
    const other = [...this.points].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    this.means.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    this.means.pinch(apart(at) / Math.max(apart(before), 1), middle);
  }
}
