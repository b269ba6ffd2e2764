/** The tooltip of a space: its contents, and what may happen there. */

import { say } from '../../lib/texts.svelte';
import type { Chance, CheckView, PawView, Reach } from './types';
import type { BoardState } from './board-state.svelte';
import type { MapMove } from './moves';
import { kittenOf, kittensOf, listed, pawName, percent, spaceName } from './words';

export interface Note {
  title: string;
  lines: string[];
  checks: { title: string; check: CheckView }[];
  /** The chances when a bike card is drawn: that a bike comes, and that the kitten is safe. */
  bike: { comes: Chance; safe: Chance } | null;
}

export function noteOf(board: BoardState, space: string): Note {
  const move = board.spaces.get(space);
  const reach = board.far.get(space);
  const offer = move && board.offers.get(move.text);
  const lines = [
    ...(move ? [doing(board, move)] : []),
    ...(reach ? faraway(reach) : []),
    ...(board.refusal?.space === space ? [board.refusal.error.message] : []),
    ...lying(board, space),
    ...standing(board, space),
    ...friends(board, space),
  ];
  const checks = (offer?.checks ?? []).map((check) => ({
    title: against(board, check),
    check,
  }));
  const bike = offer?.bike && offer.safe ? { comes: offer.bike, safe: offer.safe } : null;
  return { title: spaceName(board, space), lines, checks, bike };
}

/** The same in one line, for screen readers. */
export function spokenNote(board: BoardState, note: Note): string {
  const chances = note.checks
    .filter(({ check }) => !(note.bike && check.against === 'bike'))
    .map(({ title, check }) =>
      say('web.kyoto.heard.chance', { what: title, percent: percent(check.chance) }),
    );
  const bike = note.bike
    ? [
        say('web.kyoto.heard.bike', {
          bike: percent(note.bike.comes),
          safe: percent(note.bike.safe),
        }),
      ]
    : [];
  return [note.title, ...note.lines, ...bike, ...chances].join(' ');
}

/** Something may happen there that cannot be taken back. */
export function risky(board: BoardState, space: string): boolean {
  const move = board.spaces.get(space);
  if (board.far.has(space) || move?.do === 'look' || move?.do === 'paw') return true;
  if (move?.do !== 'step') return false;
  return (
    board.offers.has(move.text) || board.paws.some((p) => p.space === space && p.face_down)
  );
}

function doing(board: BoardState, move: MapMove): string {
  const asked = board.play.view.asked;
  switch (move.do) {
    case 'step':
      return say('web.kyoto.do.step', { wall: wallTo(board, move.space) });
    case 'flee':
      return say('web.kyoto.do.flee', { who: kittenOf(board.play, asked?.kitten ?? 0) });
    case 'paw':
      return say('web.kyoto.do.paw', { paw: pawName(board.play, asked?.paw ?? '') });
    default:
      return say('web.kyoto.do.look');
  }
}

function wallTo(board: BoardState, space: string): string {
  const here = board.at[board.play.view.turn ?? 0];
  const link = board.play.view.board.links.find(
    ({ between: [a, b] }) => (a === here && b === space) || (b === here && a === space),
  );
  return link?.wall ?? 'open';
}

function faraway(reach: Reach): string[] {
  const stops = reach.stops.map((stop) => say(`web.kyoto.stop.${stop}`));
  const steps = say('web.kyoto.do.walk', { steps: reach.steps });
  return stops.length
    ? [steps, say('web.kyoto.do.stops', { stops: listed(stops) })]
    : [steps];
}

function lying(board: BoardState, space: string): string[] {
  return board.paws.filter((paw) => paw.space === space).map((paw) => pawLine(board, paw));
}

function pawLine(board: BoardState, paw: PawView): string {
  const { play } = board;
  if (paw.paw === null) {
    const others = kittensOf(play, paw.seen_by);
    return others ? say('web.kyoto.paw.seen', { who: others }) : say('web.kyoto.paw.down');
  }
  const text = play.components.paws[paw.paw]?.text ?? paw.paw;
  return paw.face_down
    ? say('web.kyoto.paw.known', { paw: text })
    : say('web.kyoto.paw.up', { paw: text });
}

function standing(board: BoardState, space: string): string[] {
  const { play } = board;
  const kittens = board.at.flatMap((at, seat) =>
    at === space ? [say('web.kyoto.stands', { who: kittenOf(play, seat) })] : [],
  );
  const bikes = board.bikes.flatMap((at, bike) =>
    at === space
      ? [say('web.kyoto.bike.here', { bike: bike ? 'turquoise' : 'purple' })]
      : [],
  );
  return [...kittens, ...bikes];
}

/** In a house: who lives there. */
function friends(board: BoardState, space: string): string[] {
  const place = board.plan.at.get(space);
  if (place?.kind !== 'house') return [];
  const owner = board.view.players.find((player) => player.home === place.home);
  const names = (owner?.friends ?? []).flatMap((paw) =>
    paw === null ? [] : [pawName(board.play, paw)],
  );
  return names.length ? [say('web.kyoto.friends', { friends: listed(names) })] : [];
}

/** Whom or what a check is against. */
export function against(board: BoardState, check: CheckView): string {
  if (check.seat !== null) {
    return say('web.kyoto.against.kitten', { who: kittenOf(board.play, check.seat) });
  }
  if (check.against === 'bike') return say('web.kyoto.against.bike');
  return say('web.kyoto.against.paw', { paw: pawName(board.play, check.against) });
}
