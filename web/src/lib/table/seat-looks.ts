/** The look of a seat, a color and a shape: that of its figure, or of its own number. */

import { getContext, setContext } from 'svelte';
import type { SeatFacts } from '../types';

type LookOfSeat = (seat: number) => number;

const KEY = Symbol('seat-looks');

export const provideLooks = (seats: () => readonly SeatFacts[]): LookOfSeat =>
  setContext<LookOfSeat>(KEY, (seat) => seats()[seat]?.figure?.number ?? seat);

/** The numbers of the seats' looks where a component stands. */
export const useLooks = (): LookOfSeat =>
  getContext<LookOfSeat | undefined>(KEY) ?? ((seat) => seat);
