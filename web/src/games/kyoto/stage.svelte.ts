/** The scene on screen: the view, or the animation of the events that led to it. */

import { settings } from '../../lib/settings.svelte';
import { play as sound } from '../../lib/sound';
import type { EventMessage } from '../../lib/types';
import type { KyotoView } from './types';
import { beatsOf, sceneOf, type Beat, type Scene, type Show } from './script';

/** The longest animation, in movements; the rest goes faster. */
const PATIENCE = 10;
const MOST_EVENTS = 60;
const RECENT = 8;

export class Stage {
  scene = $state.raw<Scene | null>(null);
  show = $state.raw<Show | null>(null);
  /** How long what moves now takes, in ms. */
  pace = $state(0);
  recent = $state.raw<EventMessage[]>([]);

  private last: KyotoView | null = null;
  private queue: Beat[] = [];
  private timer = 0;
  private hurry = 1;

  get busy(): boolean {
    return this.scene !== null;
  }

  receive(view: KyotoView, events: readonly EventMessage[]): void {
    const before = this.last;
    if (before === view) return;
    this.last = view;
    this.remember(events);
    if (!before || before.seat !== view.seat || !this.wanted(events)) return this.skip();
    const beats = beatsOf(before, view, events);
    if (!beats) return this.skip();
    if (!beats.length && !this.busy) return;
    // what came of it is shown as soon as it has been told
    this.queue.push(...beats, { time: 0, scene: sceneOf(view), show: null });
    const left = this.queue.reduce((sum, one) => sum + one.time, 0);
    this.hurry = Math.min(this.hurry, PATIENCE / left);
    if (!this.busy) this.next();
  }

  /** On to the end. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.hurry = 1;
    this.scene = null;
    this.show = null;
  }

  private wanted(events: readonly EventMessage[]): boolean {
    return !settings.still && !document.hidden && events.length <= MOST_EVENTS;
  }

  private remember(events: readonly EventMessage[]): void {
    // a view without a story is an older one: something was taken back
    this.recent = events.length ? [...this.recent, ...events].slice(-RECENT) : [];
  }

  private next(): void {
    const beat = this.queue.shift();
    if (!beat) return this.skip();
    this.pace = beat.time * settings.duration * this.hurry;
    this.scene = beat.scene;
    this.show = beat.show;
    if (beat.sound) sound(beat.sound);
    this.timer = window.setTimeout(() => this.next(), this.pace);
  }
}
