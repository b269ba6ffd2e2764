/**
 * The covers of the games that the client has a folder for, and the order of all games on
 * a page. Home shows every cover at once, so they are loaded together.
 */

import type { CoverModule } from '../lib/play';
import { byGame } from './by-game';

const covers = byGame(
  import.meta.glob<{ default: CoverModule }>('./*/cover/index.ts', { eager: true }),
);

export const coverOf = (game: string): CoverModule['Cover'] | null =>
  covers.get(game)?.default.Cover ?? null;

/** Games without a cover come last, in the order of the server. */
const orderOf = (game: string): number => covers.get(game)?.default.order ?? Infinity;

const compare = (one: string, other: string): number =>
  orderOf(one) === orderOf(other) ? 0 : orderOf(one) - orderOf(other);

export const inOrder = <Game extends { id: string }>(games: readonly Game[]): Game[] =>
  [...games].sort((one, other) => compare(one.id, other.id));

/** The ids of all games with a cover, for a page that does not know its games yet. */
export const coveredGames: readonly string[] = [...covers.keys()].sort(compare);
