/** All that the end of a game shows, so that nothing moves once it is shown. */

import type { GameModule } from '../../play';
import type { Session } from '../../session.svelte';
import { loadTexts } from '../../texts.svelte';
import type { Outcome, TableFacts } from '../../types';
import { personalBest, type Best } from './bests';
import { columnsOf } from './columns';

export async function loadScene(
  session: Session,
  game: GameModule,
  facts: TableFacts,
  result: Outcome,
) {
  const [{ default: EndScene }, found, best] = await Promise.all([
    import('./EndScene.svelte'),
    game.ending?.(),
    bestOf(session, facts, result),
    loadTexts('web-end'),
  ]);
  return { EndScene, ending: found?.default, best };
}

/** Where several seats are mine, no score is compared with earlier ones. */
async function bestOf(
  session: Session,
  facts: TableFacts,
  result: Outcome,
): Promise<Best | null> {
  const own = columnsOf(session.seats, result).find(
    ({ seat }) => seat !== null && seat === session.seat,
  );
  return own && session.hello?.yours.length === 1 ? personalBest(facts, own.total) : null;
}
