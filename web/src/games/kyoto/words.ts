/** Names and numbers as a person reads them. */

import { isReader, nameOf } from '../../lib/play';
import { say } from '../../lib/texts.svelte';
import type { Chance, CheckView, PlayerView } from './types';
import type { BoardState, KyotoPlay } from './board-state.svelte';
import type { Move } from './moves';

/** A chance in whole percent: 0 only if it is impossible, 100 only if it is certain. */
export function percent({ good, cases }: Chance): number {
  const rounded = Math.round((100 * good) / cases);
  return good > 0 && good < cases ? Math.min(Math.max(rounded, 1), 99) : rounded;
}

/** What the die must show. */
export function needs(play: KyotoPlay, check: CheckView): string {
  if (check.target === null) {
    return say('web.kyoto.needs.fight', { value: check.value, other: check.other ?? 0 });
  }
  const need = check.target - check.value;
  const least = Math.min(
    ...play.view.die.map(Number).filter((face) => !Number.isNaN(face)),
  );
  const how = !check.chance.good ? 'none' : need <= least ? 'any' : 'some';
  return say('web.kyoto.needs', { how, need });
}

/** The sum that is asked for. */
export function sum(play: KyotoPlay, check: CheckView): string {
  const skill = skillName(play, check.skill);
  return say('web.kyoto.sum', { skill, value: check.value, target: check.target ?? 0 });
}

/** What failing does. */
export function failing(play: KyotoPlay, check: CheckView): string {
  if (check.target === null) return say('web.kyoto.fails.fight', { flees: check.flees });
  const { flees, moves, lowers } = check;
  const effect = moves ? 'moves' : flees ? 'flees' : 'learn';
  const told = say(`web.kyoto.fails.${effect}`, { flees, moves });
  if (lowers === null) return told;
  return `${told} ${say('web.kyoto.fails.lowers', { skill: skillName(play, lowers) })}`;
}

export const skillName = (play: KyotoPlay, skill: string): string =>
  play.components.skills.find((one) => one.id === skill)?.name ?? skill;

export const pawName = (play: KyotoPlay, paw: string): string =>
  paw === 'enemy' ? play.components.enemy : (play.components.paws[paw]?.name ?? paw);

/** The name of a player's kitten; none has been chosen yet where it is empty. */
export const kittenName = (play: KyotoPlay, player: PlayerView): string =>
  player.kitten === ''
    ? say('web.kyoto.no_kitten')
    : (play.components.kittens[player.kitten]?.name ?? player.kitten);

/** A kitten and its owner. */
export function kittenOf(play: KyotoPlay, seat: number): string {
  const player = play.view.players[seat];
  if (!player) return '';
  const you = String(isReader(play, seat));
  return say('web.kyoto.kitten', {
    kitten: kittenName(play, player),
    who: nameOf(play, seat),
    you,
  });
}

export function kittensOf(play: KyotoPlay, seats: readonly number[]): string {
  return listed(seats.map((seat) => kittenOf(play, seat)));
}

export const listed = (names: readonly string[]): string => names.join(', ');

/** A check that is tried, or a kitten that is attacked. */
export function tryName(
  play: KyotoPlay,
  move: Extract<Move, { do: 'try' | 'attack' }>,
): string {
  if (move.do === 'attack')
    return say('web.kyoto.attack', { who: kittenOf(play, move.seat) });
  const figure = String(play.components.paws[move.paw]?.figure ?? false);
  return say('web.kyoto.try', { skill: move.skill, paw: pawName(play, move.paw), figure });
}

/** The text for a move: the action, its target and its result. */
export const meaning = (play: KyotoPlay, move: Move, what: string): string =>
  say('web.kyoto.means', { verb: move.do, of: aim(play, move), what });

function aim(play: KyotoPlay, move: Move): string {
  switch (move.do) {
    case 'try':
    case 'attack':
      return tryName(play, move);
    case 'raise':
      return skillName(play, move.skill);
    case 'use':
      return say('web.kyoto.use', { figure: pawName(play, move.figure) });
    case 'kitten':
      return play.components.kittens[move.kitten]?.name ?? move.kitten;
    case 'look':
    case 'paw':
      return whereabouts(play, move.space);
    default:
      return '';
  }
}

/** Where a space is: its square, or the side of its home. */
function whereabouts(play: KyotoPlay, id: string): string {
  const home = id.includes(',') ? null : id.split('-')[1];
  return home ? (play.components.homes[home] ?? home) : id;
}

/** A space: what it is, and where. */
export function spaceName(board: BoardState, id: string): string {
  const place = board.plan.at.get(id);
  if (!place) return id;
  const play = board.play;
  const me = play.seat === null ? null : play.view.players[play.seat];
  const where = place.home ? (play.components.homes[place.home] ?? place.home) : '';
  return say('web.kyoto.space', {
    kind: place.kind,
    name: play.components.spaces[place.kind] ?? place.kind,
    yours: String(me?.home === place.home && place.home !== null),
    home: where,
    at: id,
  });
}

/** The status of a medal. */
export function medalOf(
  player: PlayerView | undefined,
  medal: string,
): 'taken' | 'owed' | 'open' {
  if (player?.medals.includes(medal)) return 'taken';
  return player?.owed.includes(medal) ? 'owed' : 'open';
}

/** All medals that a player can be given. */
export function medalsOf(play: KyotoPlay): string[] {
  return [...play.view.missions, 'house', 'track'];
}
