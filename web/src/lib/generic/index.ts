import type { GameModule } from '../play';

export async function loadGenericBoard(game: string): Promise<GameModule> {
  throw new Error(game);
}
