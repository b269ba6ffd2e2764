/** The components of a game (cards, tiles, boards), for boards that draw them. */

import { hasBoard } from '../games/boards';
import { get, ApiError } from './http';

/** Null for a game without components, and for one without a board of its own. */
export async function loadComponents(game: string): Promise<unknown> {
  if (!hasBoard(game)) return null;
  try {
    return await get<unknown>(`/api/games/${game}/components`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
