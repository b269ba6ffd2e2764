/** Looking closer at the boat: pinch, double tap, drag, buttons. */

interface Point {
  x: number;
  y: number;
}

/** All of the boat, in the units of the drawing. */
const WHOLE = { x: -54, y: -46, width: 1048, height: 462 };
const CLOSEST = 4;
/** What a double tap or a button brings. */
const CLOSER = 2.2;
const STEP = 1.5;
/** Two taps within this time and distance are one double tap. */
const DOUBLE_MS = 320;
const DOUBLE_PX = 28;

export class BoatZoom {
  scale = $state(1);
  #center = $state.raw<Point>({
    x: WHOLE.x + WHOLE.width / 2,
    y: WHOLE.y + WHOLE.height / 2,
  });
  #fingers = new Map<number, Point>();
  #tapped = { at: 0, x: 0, y: 0 };

  get frame(): string {
    const [width, height] = [WHOLE.width / this.scale, WHOLE.height / this.scale];
    const { x, y } = this.#center;
    return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
  }
  get zoomed(): boolean {
    return this.scale > 1;
  }

  /** Closer or further away, with a point of the drawing staying where it is. */
  by(factor: number, around: Point = this.#center): void {
    const next = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const share = this.scale / next;
    this.scale = next;
    this.#look({
      x: around.x + (this.#center.x - around.x) * share,
      y: around.y + (this.#center.y - around.y) * share,
    });
  }
  closer(): void {
    this.by(STEP);
  }
  away(): void {
    this.by(1 / STEP);
  }

  /** Brings a part of the drawing into sight, from further away if it needs to be. */
  show({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
    const [wide, high] = [WHOLE.width / this.scale, WHOLE.height / this.scale];
    const center = { x: x + width / 2, y: y + height / 2 };
    const seen =
      Math.abs(center.x - this.#center.x) <= (wide - width) / 2 &&
      Math.abs(center.y - this.#center.y) <= (high - height) / 2;
    if (seen) return;
    if (width > wide || height > high) this.scale = 1;
    this.#look(center);
  }

  #look({ x, y }: Point): void {
    const within = (value: number, start: number, size: number): number => {
      const half = size / this.scale / 2;
      return Math.min(start + size - half, Math.max(start + half, value));
    };
    this.#center = {
      x: within(x, WHOLE.x, WHOLE.width),
      y: within(y, WHOLE.y, WHOLE.height),
    };
  }

  /** Listens to fingers before what is under them; `holding`: one finger drags a tile. */
  attach(holding: () => boolean): (element: HTMLElement) => () => void {
    return (element) => {
      const ended = new AbortController();
      const options = { capture: true, signal: ended.signal };
      const matrix = (): DOMMatrix | undefined =>
        element.querySelector<SVGSVGElement>('svg[aria-label]')?.getScreenCTM()?.inverse();
      const on = (
        type: 'pointerdown' | 'pointermove',
        act: (event: PointerEvent) => void,
      ) => element.addEventListener(type, act, options);
      on('pointerdown', (event) => this.#pressed(event, holding(), matrix()));
      on('pointermove', (event) => this.#moved(event, holding(), matrix()));
      for (const type of ['pointerup', 'pointercancel'] as const)
        element.addEventListener(type, (event) => this.#lifted(event), options);
      return () => ended.abort();
    };
  }

  #pressed(event: PointerEvent, holding: boolean, matrix?: DOMMatrix): void {
    if (event.pointerType === 'mouse') return;
    if (event.isPrimary) this.#fingers.clear();
    const at = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size > 1) event.stopPropagation();
    const near = Math.hypot(at.x - this.#tapped.x, at.y - this.#tapped.y) < DOUBLE_PX;
    const twice = event.timeStamp - this.#tapped.at < DOUBLE_MS && near;
    this.#tapped = { at: event.timeStamp, ...at };
    if (!twice || holding || !matrix) return;
    this.by(
      this.zoomed ? 1 / CLOSEST : CLOSER,
      new DOMPoint(at.x, at.y).matrixTransform(matrix),
    );
  }

  #moved(event: PointerEvent, holding: boolean, matrix?: DOMMatrix): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !matrix) return;
    const at = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, at);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && (holding || !this.zoomed)) return;
    event.stopPropagation();
    // Two fingers share the way of each.
    const part = (other ? 0.5 : 1) * matrix.a;
    this.#look({
      x: this.#center.x - (at.x - before.x) * part,
      y: this.#center.y - (at.y - before.y) * part,
    });
    if (!other) return;
    const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = new DOMPoint((at.x + other.x) / 2, (at.y + other.y) / 2);
    this.by(apart(at) / Math.max(apart(before), 1), middle.matrixTransform(matrix));
  }

  #lifted(event: PointerEvent): void {
    if (this.#fingers.size > 1) event.stopPropagation();
    this.#fingers.delete(event.pointerId);
  }
}
