/** What happened, told as a row of beats that move kittens, bikes and paws. */

import type { EventMessage } from '../../lib/types';
import type { KyotoView, PawView } from './types';

/** The scene during an animation. */
export interface Scene {
  /** The table as it was before: tracks, medals, skills. */
  view: KyotoView;
  at: string[];
  bikes: string[];
  paws: PawView[];
  /** A paw on its way. */
  away: { paw: string; space: string } | null;
}

/** Something to look at beside what moves: dice, or words. */
export type Show =
  | { kind: 'check'; told: EventMessage; rolled: boolean }
  | { kind: 'fight'; told: EventMessage; rolled: boolean }
  | { kind: 'words'; told: EventMessage };

export interface Beat {
  /** How long it takes, as a part of the duration of a movement. */
  time: number;
  scene: Scene;
  show: Show | null;
  sound?: 'lay' | 'roll' | 'close';
}

export const sceneOf = (view: KyotoView): Scene => ({
  view,
  at: view.players.map((player) => player.at),
  bikes: view.bikes,
  paws: view.paws,
  away: null,
});

const STEP = 0.55;
const RIDE = 0.2;
const RUN = 0.32;
const TUMBLE = 1.1;
const READ = 1.7;
const TURN_UP = 0.8;
const GET_AWAY = 0.9;

const PURPLE = 0;
const TURQUOISE = 1;

/** One batch of events on its way into beats. */
class Script {
  readonly beats: Beat[] = [];
  private scene: Scene;
  /** How far the second bike has still to ride, and whom the first one meets. */
  private owed: number;
  private met: number[] = [];

  constructor(
    private readonly before: KyotoView,
    private readonly after: KyotoView,
  ) {
    this.scene = sceneOf(before);
    const asked = before.asked;
    this.owed = asked?.ride ?? 0;
    if (asked?.ride) this.met = [...asked.still];
    if (asked?.paw && asked.origin) {
      this.scene.away = { paw: asked.paw, space: asked.origin };
    }
  }

  tell(told: EventMessage): void {
    const { id, args } = told;
    if (!['kyoto.check', 'kyoto.runs', 'kyoto.bikes'].includes(id)) this.second();
    switch (id) {
      case 'kyoto.step':
        return this.go(Number(args.seat), String(args.to), STEP);
      case 'kyoto.runs':
        for (const space of args.way as string[]) this.go(Number(args.seat), space, RUN);
        return;
      case 'kyoto.bikes':
        return this.card(told);
      case 'kyoto.check':
        return this.check(told);
      case 'kyoto.fought':
        return this.dice({ kind: 'fight', told, rolled: false });
      case 'kyoto.turned_up':
        return this.turnUp(String(args.space), String(args.paw));
      case 'kyoto.paw_moved':
        return this.getAway(String(args.paw), String(args.to));
      case 'kyoto.friend':
      case 'kyoto.victory':
        return this.take(Number(args.seat), String(args.paw), told);
      case 'kyoto.medal':
      case 'kyoto.grow':
      case 'kyoto.lit':
        this.beat(READ, { kind: 'words', told }, 'close');
    }
  }

  /** Whether all is where the new view says it is; else there is nothing to be shown. */
  end(): boolean {
    this.second();
    const { at, bikes } = this.scene;
    return (
      this.after.players.every((player) => player.at === at[player.seat]) &&
      this.after.bikes.every((space, bike) => space === bikes[bike])
    );
  }

  private beat(time: number, show: Show | null = null, sound?: Beat['sound']): void {
    this.beats.push({ time, scene: this.scene, show, sound });
  }

  private go(seat: number, space: string, time: number): void {
    const at = this.scene.at.with(seat, space);
    this.scene = { ...this.scene, at };
    this.beat(time);
  }

  private card(told: EventMessage): void {
    this.second();
    const from = this.scene.bikes[PURPLE] ?? '';
    this.beat(READ / 2, { kind: 'words', told });
    const way = this.ride(PURPLE, Number(told.args.purple));
    this.met = this.scene.at.flatMap((at, seat) =>
      at !== from && way.includes(at) ? [seat] : [],
    );
    this.owed = Number(told.args.turquoise);
  }

  private check(told: EventMessage): void {
    if (told.args.paw === 'bike') {
      const seat = Number(told.args.seat);
      if (this.met.includes(seat)) this.met = this.met.filter((one) => one !== seat);
      else this.second();
    } else {
      this.second();
    }
    this.dice({ kind: 'check', told, rolled: false });
  }

  /** The second bike rides, unless it is still waiting when all is told. */
  private second(): void {
    if (!this.owed) return;
    const way = this.ahead(TURQUOISE, this.owed);
    const waits =
      this.after.asked?.ride != null && this.after.bikes[TURQUOISE] !== way.at(-1);
    if (waits) return;
    this.ride(TURQUOISE, this.owed);
    this.owed = 0;
  }

  private ahead(bike: number, spaces: number): string[] {
    const { loop } = this.before.board;
    const start = loop.indexOf(this.scene.bikes[bike] ?? '');
    return Array.from(
      { length: spaces },
      (_, i) => loop[(start + i + 1) % loop.length] ?? '',
    );
  }

  private ride(bike: number, spaces: number): string[] {
    const way = this.ahead(bike, spaces);
    for (const space of way) {
      this.scene = { ...this.scene, bikes: this.scene.bikes.with(bike, space) };
      this.beat(RIDE);
    }
    return way;
  }

  private dice(show: Exclude<Show, { kind: 'words' }>): void {
    this.beat(TUMBLE, show, 'roll');
    this.beat(READ, { ...show, rolled: true });
  }

  private turnUp(space: string, paw: string): void {
    const paws = this.scene.paws.map((one) =>
      one.space === space && one.face_down
        ? { space, paw, face_down: false, seen_by: [] }
        : one,
    );
    this.scene = { ...this.scene, paws };
    this.beat(TURN_UP, null, 'lay');
  }

  private getAway(paw: string, to: string): void {
    const from = this.scene.away?.space;
    if (from === undefined) return;
    this.scene = { ...this.scene, away: { paw, space: from } };
    this.beat(0.1);
    this.scene = { ...this.scene, away: { paw, space: to } };
    this.beat(GET_AWAY);
    const found = { space: to, paw, face_down: false, seen_by: [] };
    this.scene = { ...this.scene, away: null, paws: [...this.scene.paws, found] };
  }

  private take(seat: number, paw: string, told: EventMessage): void {
    const here = this.scene.at[seat];
    const paws = [...this.scene.paws];
    const found = paws.findIndex((one) => one.space === here && one.paw === paw);
    if (found >= 0) paws.splice(found, 1);
    this.scene = { ...this.scene, paws };
    this.beat(READ / 2, { kind: 'words', told }, 'lay');
  }
}

/** The beats from one view to the next; null where they do not fit together. */
export function beatsOf(
  before: KyotoView,
  after: KyotoView,
  events: readonly EventMessage[],
): Beat[] | null {
  const script = new Script(before, after);
  for (const told of events) script.tell(told);
  return script.end() ? script.beats : null;
}
