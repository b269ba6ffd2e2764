/** Where paws and kittens stand on a space, so that all of them can be seen. */

import { UNIT, type Place } from './plan';

export interface Spot {
  x: number;
  y: number;
  size: number;
}

type Offset = [x: number, y: number];

const ALONE: Offset[] = [[0, 0]];
const TWO: Offset[] = [
  [-13, -7],
  [13, 8],
];
const FOUR: Offset[] = [
  [-15, -15],
  [15, -15],
  [-15, 15],
  [15, 15],
];
const BESIDE: Offset[] = [
  [-15, 9],
  [15, 9],
  [0, -11],
  [0, 14],
];
const CORNERS: Offset[] = [
  [-14, -14],
  [16, -16],
  [-16, 16],
  [16, 16],
];

export function pawSpots(place: Place, paws: number, kittens: number): Spot[] {
  const offsets = kittens ? CORNERS : paws > 2 ? FOUR : paws === 2 ? TWO : ALONE;
  const size = kittens ? (paws > 1 ? 0.5 : 0.66) : paws > 2 ? 0.52 : paws === 2 ? 0.66 : 1;
  const from = place.squares.length > 1 ? place.squares[0] : place.center;
  const long = place.squares.length > 1;
  return Array.from({ length: paws }, (_, i) => {
    const [x, y] = (long && kittens && paws === 1 ? ALONE : offsets)[
      i % offsets.length
    ] ?? [0, 0];
    return {
      x: (from?.x ?? 0) + x,
      y: (from?.y ?? 0) + y,
      size: long ? Math.max(size, 0.8) : size,
    };
  });
}

export function kittenSpots(place: Place, kittens: number, paws: number): Spot[] {
  if (place.squares.length > 1) return along(place, kittens);
  if (kittens === 1) {
    const { x, y } = place.center;
    return [paws ? { x: x + 9, y: y + 8, size: 0.86 } : { x, y: y + 1, size: 1.06 }];
  }
  return Array.from({ length: kittens }, (_, i) => {
    const [x, y] = BESIDE[i % BESIDE.length] ?? [0, 0];
    return {
      x: place.center.x + x,
      y: place.center.y + y,
      size: kittens > 2 ? 0.62 : 0.74,
    };
  });
}

/** In a house between its slots, on a terrace from the middle. */
function along(place: Place, kittens: number): Spot[] {
  const steps = place.kind === 'house' ? [0.5, -0.5, 1.25, -1.25] : [0, 0.75, -0.75, 1.25];
  const wide = place.width > place.height;
  return steps.slice(0, kittens).map((step) => ({
    x: place.center.x + (wide ? step * UNIT : 0),
    y: place.center.y + (wide ? 0 : step * UNIT) + 1,
    size: 0.98,
  }));
}
