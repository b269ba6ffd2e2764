/** What players did, read from the events of a table. */

import { byReader, isReader, nameThen } from '../../../lib/play';
import type { Act as Deed } from '../../../lib/recent/acts';
import { say } from '../../../lib/texts.svelte';
import type { EventMessage } from '../../../lib/types';
import type { KyotoPlay } from '../board-state.svelte';
import type { Show } from '../keyframes';
import { pawName, skillName } from '../words';

export interface Act extends Deed {
  seat: number;
  event: EventMessage;
  /** The spaces that it was about. */
  spaces: readonly string[];
}

const PREFIX = 'kyoto.';
const SHOWN = new Set([
  ...['step', 'check', 'fought', 'runs', 'paw_moved', 'friend', 'victory', 'medal'],
  ...['raised', 'lowered', 'lit', 'looked', 'turned_up', 'bikes', 'kitten'],
]);
/** Those of which dice or words are shown on the map. */
const ROLLS: Record<string, Exclude<Show['kind'], 'words'>> = {
  check: 'check',
  fought: 'fight',
};

/** What players did in these events, in order; steps of one walk are one act. */
export function actsOf(play: KyotoPlay, events: readonly EventMessage[]): Act[] {
  const found: Act[] = [];
  let turn = play.view.first;
  /** The place of an event among those of its log entry. */
  let n = 0;
  events.forEach((event, index) => {
    n = events[index - 1]?.number === event.number ? n + 1 : 0;
    const name = event.id.slice(PREFIX.length);
    const { args } = event;
    // A card or a paw that is turned up has no seat: it is by whose kitten walks.
    if (name === 'step') turn = Number(args.seat);
    if (!SHOWN.has(name)) return;
    const seat = typeof args.seat === 'number' ? args.seat : turn;
    const last = found.at(-1);
    const walk = name === 'step' && last?.name === 'step' && last.seat === seat;
    const spaces = [...(walk ? last.spaces : []), ...spacesOf(args)];
    if (walk) found.pop();
    const key = walk ? last.key : `${event.number} ${n}`;
    const { number } = event;
    const mine = byReader(play, seat, number);
    const text = words(play, mine, name, event, spaces.length);
    found.push({ key, number, name, seat, mine, text, event, spaces });
  });
  return found;
}

function spacesOf({ way, to, space }: EventMessage['args']): string[] {
  if (Array.isArray(way)) return way.map(String);
  return [to, space].filter((one) => typeof one === 'string');
}

function words(
  play: KyotoPlay,
  mine: boolean,
  name: string,
  { args, number }: EventMessage,
  steps: number,
): string {
  const text = (key: string): string => String(args[key] ?? '');
  const player = (key: string): string => nameThen(play, Number(args[key] ?? 0), number);
  const me =
    !mine && name === 'fought' && isReader(play, Number(args.attacked)) ? '_you' : '';
  return say(mine ? `web.kyoto.own.${name}` : `web.kyoto.deed.${name}${me}`, {
    steps,
    paw: args.paw === 'bike' ? 'bike' : pawName(play, text('paw')),
    die: text('die'),
    value: text('value'),
    target: text('target'),
    success: String(args.success),
    attacked: player('attacked'),
    winner: player('winner'),
    won: String(args.winner === play.seat),
    skill: skillName(play, text('skill')),
    medal: play.components.medals[text('medal')] ?? text('medal'),
    kitten: play.components.kittens[text('kitten')]?.name ?? '',
    purple: text('purple'),
    turquoise: text('turquoise'),
  });
}

/** What is shown on the map when an act is looked at again. */
export function showOf({ event, name }: Act): Show | null {
  const kind = ROLLS[name];
  return kind ? { kind, event, rolled: true } : null;
}
