/** What is in the box of a game, for boards that draw it. */

import { hasBoard } from '../games/boards';
import { get, ApiError } from './http';

/** Null for a game that declares no components, and for one that nobody draws here. */
export async function loadComponents(game: string): Promise<unknown> {
  if (!hasBoard(game)) return null;
  try {
    return await get<unknown>(`/api/games/${game}/components`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
