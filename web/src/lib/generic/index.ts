/**
 * The generic board: it plays any game that the client has no folder for. The server
 * describes the table as text and labels every action; a game package may add a picture.
 */

import { catalog } from '../catalog.svelte';
import { nameOf, type GameModule, type Play } from '../play';
import { currentLanguage, loadTexts, say } from '../texts.svelte';
import Board from './Board.svelte';

/** Your turn, or the names of the players that the game waits for. */
function prompt(play: Play): string {
  if (play.over || !play.actors.length) return say('web.table.over');
  if (play.seat !== null && play.actors.includes(play.seat))
    return say('web.generic.your_turn');
  const names = play.actors.map((seat) => nameOf(play, seat));
  const list = new Intl.ListFormat(currentLanguage()).format(names);
  return say('web.generic.wait', { names: list });
}

export async function loadGenericBoard(game: string): Promise<GameModule> {
  const [entry] = await Promise.all([catalog.find(game), loadTexts('web-generic')]);
  return {
    Board,
    prompt,
    describe: (_, __, label) => label,
    /** Only a game's own module knows what a quick answer would reveal. */
    autoPass: () => null,
    insight: false,
    withoutDrawers: entry?.has_rules ? ['words'] : ['words', 'rules'],
  };
}
