/** What analyses have found in finished games, kept in this browser: the profile page says
 * from it what its owner could have played better. */

import { readStored, writeStored } from './storage';
import type { DecisionFacts, PastFacts } from './types';

/** A decision for which there was a better action. */
export interface Slip {
  number: number;
  seat: number;
  played: string;
  better: string;
  /** The chance to win that it cost. */
  loss: number;
}
interface Studied {
  table: string;
  slips: Slip[];
}
/** The games of one kind: the mean loss in a game, and the costliest decisions. */
export interface Lessons {
  game: string;
  games: number;
  mean: number;
  worst: (Slip & { table: string })[];
}

const KEY = 'analyses';
/** The newest games, and the costliest decisions of each. */
const GAMES = 40;
const SLIPS = 24;
const SHOWN = 3;

const studied = (): Studied[] => readStored<Studied[]>(KEY, []);

/** A game is analyzed to its end. */
export function rememberAnalysis(table: string, decisions: readonly DecisionFacts[]): void {
  const slips = decisions
    .filter(({ loss }) => loss > 0)
    .map(({ number, seat, label, loss, findings }) => ({
      number,
      seat,
      played: label,
      better: findings[0]?.label ?? '',
      loss,
    }))
    .sort((a, b) => b.loss - a.loss)
    .slice(0, SLIPS);
  const others = studied().filter((one) => one.table !== table);
  writeStored(KEY, [...others, { table, slips }].slice(-GAMES));
}

/** What the analyzed games among these teach their player, game by game. Only decisions of
 * the player's own seats count. */
export function lessonsOf(games: readonly PastFacts[]): Lessons[] {
  const known = new Map(studied().map(({ table, slips }) => [table, slips]));
  const found = new Map<string, { games: number; slips: Lessons['worst'] }>();
  for (const { table, game, you } of games) {
    const slips = known.get(table);
    if (!slips) continue;
    const entry = found.get(game) ?? { games: 0, slips: [] };
    const own = slips.filter(({ seat }) => you.includes(seat));
    found.set(game, {
      games: entry.games + 1,
      slips: [...entry.slips, ...own.map((slip) => ({ ...slip, table }))],
    });
  }
  return [...found].map(([game, { games, slips }]) => ({
    game,
    games,
    mean: slips.reduce((sum, { loss }) => sum + loss, 0) / games,
    worst: slips.sort((a, b) => b.loss - a.loss).slice(0, SHOWN),
  }));
}

/** The newest game that has a replay and has not been analyzed. */
export function nextToAnalyze(games: readonly PastFacts[]): PastFacts | null {
  const known = new Set(studied().map(({ table }) => table));
  return games.find(({ table, scores }) => scores && !known.has(table)) ?? null;
}
