/** The games that the server offers, with their names in the current language. */

import { get } from './http';
import { place } from './place.svelte';
import { currentLanguage } from './texts.svelte';
import type { GameFacts, GamesFacts } from './types';

class Catalog {
  private names = $state.raw<Record<string, string>>({});
  /** The language and the place that the games were asked for in. */
  private asked = '';
  private loading: Promise<GameFacts[]> | null = null;

  /** All games in the order of the server; asked for once in each language. */
  load(): Promise<GameFacts[]> {
    const asked = `${currentLanguage()} ${place.local}`;
    if (this.loading && this.asked === asked) return this.loading;
    this.asked = asked;
    const loading = get<GamesFacts>('/api/games').then(({ games }) => games);
    this.loading = loading;
    loading.then(
      (games) => {
        if (this.loading === loading)
          this.names = Object.fromEntries(games.map(({ id, name }) => [id, name]));
      },
      () => {
        if (this.loading === loading) this.loading = null;
      },
    );
    return loading;
  }

  async find(game: string): Promise<GameFacts | undefined> {
    return (await this.load()).find(({ id }) => id === game);
  }

  /** The name of a game; empty until the games are loaded. */
  name(game: string): string {
    return this.names[game] ?? '';
  }
}

export const catalog = new Catalog();
