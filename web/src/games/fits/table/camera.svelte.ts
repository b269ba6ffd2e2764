/** The camera over the table: pan, zoom, fit. */

import { Tween } from 'svelte/motion';
import { settings } from '../../../lib/settings.svelte';
import type { Bounds, Point } from './geometry';

interface Look {
  /** The middle of the window, on the table. */
  x: number;
  y: number;
  scale: number;
}

const CLOSEST = 2.4;
/** The largest scale: at the start the few cards need not fill the window. */
const FITTING = 1.25;
/** Room for the cards to come, as long as what lies there stays this large. */
const ROOM = 140;
const ROOMY = 1;

const grown = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export class Camera {
  width = $state(0);
  height = $state(0);
  /** It follows the growing table until the player moves it. */
  follows = $state(true);
  private content: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };
  /** The size of the window for which the camera was last placed. */
  private fitted = 0;
  private look = new Tween<Look>({ x: 0, y: 0, scale: 0 }, { duration: 0 });
  private limits: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };

  get scale(): number {
    return this.look.current.scale;
  }

  get transform(): string {
    const { x, y, scale } = this.look.current;
    return `translate(${this.width / 2 - x * scale} ${this.height / 2 - y * scale}) scale(${scale})`;
  }

  /** A point of the table as a point of the window. */
  seen(point: Point): Point {
    const { x, y, scale } = this.look.current;
    return {
      x: (point.x - x) * scale + this.width / 2,
      y: (point.y - y) * scale + this.height / 2,
    };
  }

  /** A point and a size of the table as they are in the window when the camera rests. */
  resting(point: Point, width: number, height: number): DOMRect {
    const { x, y, scale } = this.look.target;
    return new DOMRect(
      (point.x - x - width / 2) * scale + this.width / 2,
      (point.y - y - height / 2) * scale + this.height / 2,
      width * scale,
      height * scale,
    );
  }

  /** A point of the window as a point of the table. */
  met(point: Point): Point {
    const { x, y, scale } = this.look.current;
    return {
      x: (point.x - this.width / 2) / scale + x,
      y: (point.y - this.height / 2) / scale + y,
    };
  }

  /** The whole table: the camera does not leave it. */
  bound(limits: Bounds): void {
    this.limits = limits;
  }

  /** What there is to see: the cards and the places around them. While the camera
   * follows, it moves only when something would be out of sight, or when the window has
   * grown: on a phone a hint takes some of it for a while. */
  show(content: Bounds): void {
    this.content = content;
    const grew = this.width * this.height > this.fitted;
    if (this.follows && (grew || !this.holds(content))) this.fit();
  }

  fit(): void {
    this.follows = true;
    if (!this.width || !this.height) return;
    this.fitted = this.width * this.height;
    const roomy = grown(this.content, ROOM);
    const bounds = this.scaleOf(roomy) > ROOMY ? roomy : this.content;
    const first = this.look.target.scale === 0;
    const look = {
      x: (bounds.left + bounds.right) / 2,
      y: (bounds.top + bounds.bottom) / 2,
      scale: Math.min(this.scaleOf(bounds), FITTING),
    };
    this.go(look, first ? 0 : settings.duration);
  }

  /** Whether all of this is in the window. */
  holds(bounds: Bounds): boolean {
    const { x, y, scale } = this.look.target;
    if (!scale) return false;
    const [wide, high] = [this.width / scale / 2 + 1, this.height / scale / 2 + 1];
    return (
      bounds.left >= x - wide &&
      bounds.right <= x + wide &&
      bounds.top >= y - high &&
      bounds.bottom <= y + high
    );
  }

  /** Bring a point into the window, if it is not well within it. */
  reach({ x, y }: Point): void {
    const point = { left: x, right: x, top: y, bottom: y };
    const { scale } = this.look.target;
    if (!this.holds(grown(point, ROOM / 2))) this.go({ x, y, scale }, settings.duration);
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.look.target;
    this.follows = false;
    this.go({ x: x - dx / scale, y: y - dy / scale, scale }, 0);
  }

  /** Zoom in or out around a fixed point of the window. */
  zoom(factor: number, around: Point, duration = 0): void {
    const { x, y, scale } = this.look.target;
    const next = Math.min(CLOSEST, Math.max(this.furthest, scale * factor));
    const [dx, dy] = [around.x - this.width / 2, around.y - this.height / 2];
    this.follows = false;
    this.go(
      { x: x + dx / scale - dx / next, y: y + dy / scale - dy / next, scale: next },
      duration,
    );
  }

  get center(): Point {
    return { x: this.width / 2, y: this.height / 2 };
  }

  private get furthest(): number {
    return Math.min(this.scaleOf(this.limits), FITTING);
  }

  /** How large something can be that fits into the window. */
  private scaleOf({ left, right, top, bottom }: Bounds): number {
    return Math.min(this.width / (right - left), this.height / (bottom - top));
  }

  private go(look: Look, duration: number): void {
    const { left, right, top, bottom } = this.limits;
    const x = Math.min(right, Math.max(left, look.x));
    const y = Math.min(bottom, Math.max(top, look.y));
    void this.look.set({ x, y, scale: look.scale }, { duration });
  }
}
