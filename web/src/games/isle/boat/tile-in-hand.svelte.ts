/** A tile in hand: how it is turned, where it is held, and whether it fits there. */

import { SvelteMap } from 'svelte/reactivity';
import type { Cell } from '../../../lib/art/outline';
import { bareSquares, legalPlaces, union } from './fitting';
import type { ErrorFacts } from '../../../lib/types';
import type { BoatFacts, IsleForesight, LaidView, ShapeFacts } from '../types';
import {
  cellsKey,
  cornered,
  height,
  moved,
  parsePlace,
  placeText,
  turned,
  width,
  type Way,
} from '../text';

/** `lay`: one of the legal places. `try`: just to see. `free`: wherever squares are free. */
export type Mode = 'lay' | 'try' | 'free';

export interface Given {
  boat: BoatFacts;
  tiles: readonly LaidView[];
  shape: ShapeFacts;
  actions: readonly string[];
  mode: Mode;
  /** The squares on which it lay before it was taken up. */
  at: readonly Cell[] | undefined;
  why: ((action: string) => Promise<ErrorFacts | null>) | undefined;
  /** What placing it somewhere would change. */
  foresee: ((action: string) => Promise<unknown>) | undefined;
}

interface Spot {
  x: number;
  y: number;
}

/** How far, in squares, the tile snaps to a place that fits. */
const SNAP = 1.3;
/** Milliseconds without movement before the client asks the server why a tile does not fit. */
const REST = 250;
/** The same before it asks what a place that fits is worth. */
const GLANCE = 60;

const WAYS: Way[] = [0, 1].flatMap((flip) => [0, 1, 2, 3].map((turn) => ({ flip, turn })));

const corner = (cells: readonly Cell[]): Spot => ({
  x: Math.min(...cells.map(([x]) => x)),
  y: Math.min(...cells.map(([, y]) => y)),
});
const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

export class TileInHand {
  way = $state<Way>({ flip: 0, turn: 0 });
  spot = $state<Spot>({ x: 0, y: 0 });
  #reasons = new SvelteMap<string, ErrorFacts>();
  #gains = new SvelteMap<string, IsleForesight>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
    this.start();
  }

  get #facts(): Given {
    return this.#given();
  }

  /** The squares of the tile, turned as it is, at the top left. */
  readonly turnedCells = $derived.by(() => turned(this.#facts.shape.cells, this.way));

  /** What it covers where it is held. */
  readonly cells = $derived(moved(this.turnedCells, this.spot.x, this.spot.y));

  readonly #legal = $derived.by(() =>
    legalPlaces(this.#facts.shape.cells, this.#facts.actions),
  );
  readonly #bare = $derived.by(() => bareSquares(this.#facts.boat, this.#facts.tiles));

  /** Where the tile fits, turned as it is. */
  readonly spots = $derived.by(() => {
    const { boat } = this.#facts;
    const found: Spot[] = [];
    for (let y = 0; y <= boat.height - height(this.turnedCells); y++) {
      for (let x = 0; x <= boat.width - width(this.turnedCells); x++) {
        if (this.#fitting(moved(this.turnedCells, x, y))) found.push({ x, y });
      }
    }
    return found;
  });

  /** All squares that it can cover, turned as it is. */
  readonly tint = $derived(
    union(this.spots.map((spot) => moved(this.turnedCells, spot.x, spot.y))),
  );

  readonly fits = $derived.by(() => this.#fitting(this.cells));

  /** The action text for placing it here, even if that is not legal. */
  readonly action = $derived.by(
    () => this.#legal.get(cellsKey(this.cells)) ?? placeText({ ...this.spot, ...this.way }),
  );

  /** The rule that forbids it here, if the server has said so. */
  readonly reason = $derived.by(() =>
    this.fits ? null : (this.#reasons.get(this.action) ?? null),
  );

  /** What placing it here would change, if the server has said so. */
  readonly gain = $derived.by(() =>
    this.fits ? (this.#gains.get(this.action) ?? null) : null,
  );

  /** The squares under the tile that are not free. */
  readonly blocked = $derived.by(() => this.cells.filter((cell) => !this.#bare([cell])));

  #fitting(cells: readonly Cell[]): boolean {
    if (this.#facts.mode === 'lay') return this.#legal.has(cellsKey(cells));
    return this.#bare(cells);
  }

  /** Begin where it lay, or near the middle of the boat, turned so that it fits. */
  start(): void {
    const { boat, shape, at } = this.#facts;
    this.way = (at ? this.#wayTo(at) : this.#legalWay()) ?? { flip: 0, turn: 0 };
    const cells = turned(shape.cells, this.way);
    const middle = {
      x: (boat.width - width(cells)) / 2,
      y: (boat.height - height(cells)) / 2,
    };
    this.hold(at ? corner(at) : middle, Infinity);
  }

  #wayTo(at: readonly Cell[]): Way | undefined {
    const key = cellsKey(cornered(at));
    return WAYS.find((way) => cellsKey(turned(this.#facts.shape.cells, way)) === key);
  }

  /** As it is printed, if it fits like that anywhere. */
  #legalWay(): Way | undefined {
    const places = [...this.#legal.values()]
      .map(parsePlace)
      .filter((place) => place !== null);
    const first = places.find(({ flip, turn }) => !flip && !turn) ?? places[0];
    return first && { flip: first.flip, turn: first.turn };
  }

  /** Move the tile to a point, or to a nearby place where it fits. */
  hold(point: Spot, snap = SNAP): void {
    const near = this.spots.reduce<Spot | null>(
      (best, spot) => (!best || far(spot, point) < far(best, point) ? spot : best),
      null,
    );
    const nearest = near && far(near, point) <= snap ? near : this.#within(point);
    if (nearest.x !== this.spot.x || nearest.y !== this.spot.y) this.spot = nearest;
    this.#wonder();
  }

  /** The squares nearest to a point that do not leave the frame of the boat. */
  #within(point: Spot): Spot {
    const { boat } = this.#facts;
    const kept = (value: number, most: number) =>
      Math.max(0, Math.min(Math.round(value), most));
    return {
      x: kept(point.x, boat.width - width(this.turnedCells)),
      y: kept(point.y, boat.height - height(this.turnedCells)),
    };
  }

  step(x: number, y: number): void {
    this.hold({ x: this.spot.x + x, y: this.spot.y + y }, 0);
  }

  /** A quarter turn of what is seen, clockwise or back. */
  turn(by: 1 | -1 = 1): void {
    this.#about({ ...this.way, turn: (this.way.turn + 4 + by) % 4 });
  }

  /** Mirror what is seen, left to right. */
  flip(): void {
    this.#about({ flip: 1 - this.way.flip, turn: (4 - this.way.turn) % 4 });
  }

  /** Turn about the middle. */
  #about(way: Way): void {
    const before = this.turnedCells;
    const after = turned(this.#facts.shape.cells, way);
    const middle = {
      x: this.spot.x + (width(before) - width(after)) / 2,
      y: this.spot.y + (height(before) - height(after)) / 2,
    };
    this.way = way;
    this.hold(middle);
  }

  /** Go to the next place where it fits, in reading order; over other turns if need be. */
  next(by: 1 | -1): void {
    for (let tries = 0; !this.spots.length && tries < 8; tries++) {
      if (tries === 4) this.flip();
      else this.turn();
    }
    const rank = (spot: Spot) => spot.x + 100 * spot.y;
    const here = rank(this.spot);
    const ahead = this.spots.filter((spot) => (rank(spot) - here) * by > 0);
    const to = by > 0 ? (ahead[0] ?? this.spots[0]) : (ahead.at(-1) ?? this.spots.at(-1));
    if (to) this.hold(to, 0);
  }

  /** Ask what it is worth here, or why it does not fit: after the tile stops, and once per
   * place. */
  #wonder(): void {
    clearTimeout(this.#timer);
    const { why, foresee, mode } = this.#facts;
    const action = this.action;
    if (mode === 'free' || this.#reasons.has(action) || this.#gains.has(action)) return;
    if (this.fits && foresee) {
      this.#timer = setTimeout(async () => {
        const found = await foresee(action).catch(() => null);
        if (found) this.#gains.set(action, found as IsleForesight);
      }, GLANCE);
    } else if (!this.fits && why && mode === 'lay') {
      this.#timer = setTimeout(async () => {
        const error = await why(action).catch(() => null);
        if (error) this.#reasons.set(action, error);
      }, REST);
    }
  }

  /** Cancel the pending question. */
  close(): void {
    clearTimeout(this.#timer);
  }
}
