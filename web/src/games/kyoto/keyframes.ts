/** Turns events into animation steps: keyframes that move kittens, bikes and paws. */

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

/** What is shown beside the moving pieces: dice, or words. */
export type Show =
  | { kind: 'check'; event: EventMessage; rolled: boolean }
  | { kind: 'fight'; event: EventMessage; rolled: boolean }
  | { kind: 'words'; event: EventMessage };

export interface Keyframe {
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

/** What happens while the first bike meets kittens. */
const OF_A_BIKE = ['kyoto.check', 'kyoto.lowered', 'kyoto.runs', 'kyoto.bikes'];

const PURPLE = 0;
const TURQUOISE = 1;

/** Builds the keyframes of one batch of events. */
class KeyframeBuilder {
  readonly keyframes: Keyframe[] = [];
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

  add(event: EventMessage): void {
    const { id, args } = event;
    if (!OF_A_BIKE.includes(id)) this.second();
    switch (id) {
      case 'kyoto.step':
        return this.go(Number(args.seat), String(args.to), STEP);
      case 'kyoto.runs':
        for (const space of args.way as string[]) this.go(Number(args.seat), space, RUN);
        return;
      case 'kyoto.bikes':
        return this.card(event);
      case 'kyoto.check':
        return this.check(event);
      case 'kyoto.fought':
        return this.dice({ kind: 'fight', event, rolled: false });
      case 'kyoto.turned_up':
        return this.turnUp(String(args.space), String(args.paw));
      case 'kyoto.paw_moved':
        return this.getAway(String(args.paw), String(args.to));
      case 'kyoto.friend':
      case 'kyoto.victory':
        return this.take(Number(args.seat), String(args.paw), event);
      case 'kyoto.medal':
      case 'kyoto.grow':
      case 'kyoto.lit':
      case 'kyoto.kitten':
      case 'kyoto.lowered':
        this.keyframe(READ, { kind: 'words', event }, 'close');
    }
  }

  /** Whether the pieces end up where the new view has them; if not, nothing is animated. */
  matches(): boolean {
    this.second();
    const { at, bikes } = this.scene;
    return (
      this.after.players.every((player) => player.at === at[player.seat]) &&
      this.after.bikes.every((space, bike) => space === bikes[bike])
    );
  }

  private keyframe(
    time: number,
    show: Show | null = null,
    sound?: Keyframe['sound'],
  ): void {
    this.keyframes.push({ time, scene: this.scene, show, sound });
  }

  private go(seat: number, space: string, time: number): void {
    const at = this.scene.at.with(seat, space);
    this.scene = { ...this.scene, at };
    this.keyframe(time);
  }

  private card(event: EventMessage): void {
    this.second();
    const from = this.scene.bikes[PURPLE] ?? '';
    this.keyframe(READ / 2, { kind: 'words', event });
    const way = this.ride(PURPLE, Number(event.args.purple));
    this.met = this.scene.at.flatMap((at, seat) =>
      at !== from && way.includes(at) ? [seat] : [],
    );
    this.owed = Number(event.args.turquoise);
  }

  private check(event: EventMessage): void {
    if (event.args.paw === 'bike') {
      const seat = Number(event.args.seat);
      if (this.met.includes(seat)) this.met = this.met.filter((one) => one !== seat);
      else this.second();
    } else {
      this.second();
    }
    this.dice({ kind: 'check', event, rolled: false });
  }

  /** The second bike rides, unless it still waits after the last event. */
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
      this.keyframe(RIDE);
    }
    return way;
  }

  private dice(show: Exclude<Show, { kind: 'words' }>): void {
    this.keyframe(TUMBLE, show, 'roll');
    this.keyframe(READ, { ...show, rolled: true });
  }

  private turnUp(space: string, paw: string): void {
    const paws = this.scene.paws.map((one) =>
      one.space === space && one.face_down
        ? { space, paw, face_down: false, seen_by: [] }
        : one,
    );
    this.scene = { ...this.scene, paws };
    this.keyframe(TURN_UP, null, 'lay');
  }

  private getAway(paw: string, to: string): void {
    const from = this.scene.away?.space;
    if (from === undefined) return;
    this.scene = { ...this.scene, away: { paw, space: from } };
    this.keyframe(0.1);
    this.scene = { ...this.scene, away: { paw, space: to } };
    this.keyframe(GET_AWAY);
    const found = { space: to, paw, face_down: false, seen_by: [] };
    this.scene = { ...this.scene, away: null, paws: [...this.scene.paws, found] };
  }

  private take(seat: number, paw: string, event: EventMessage): void {
    const here = this.scene.at[seat];
    const paws = [...this.scene.paws];
    const found = paws.findIndex((one) => one.space === here && one.paw === paw);
    if (found >= 0) paws.splice(found, 1);
    this.scene = { ...this.scene, paws };
    this.keyframe(READ / 2, { kind: 'words', event }, 'lay');
  }
}

/** The keyframes from one view to the next; null if the events don't lead there. */
export function keyframesOf(
  before: KyotoView,
  after: KyotoView,
  events: readonly EventMessage[],
): Keyframe[] | null {
  const builder = new KeyframeBuilder(before, after);
  for (const event of events) builder.add(event);
  return builder.matches() ? builder.keyframes : null;
}
