/** Animates the events that led to a view. */

import { settings } from '../../lib/settings.svelte';
import { play as sound } from '../../lib/sound';
import type { EventMessage } from '../../lib/types';
import type { KyotoView } from './types';
import { keyframesOf, sceneOf, type Keyframe, type Scene, type Show } from './keyframes';

/** The longest animation, in movements; the rest goes faster. */
const PATIENCE = 10;
const MOST_EVENTS = 60;

export class EventAnimation {
  scene = $state.raw<Scene | null>(null);
  show = $state.raw<Show | null>(null);
  /** How long the present keyframe takes, in ms. */
  pace = $state(0);

  private last: KyotoView | null = null;
  private queue: Keyframe[] = [];
  private timer = 0;
  private hurry = 1;
  private waiting: (() => void)[] = [];

  get busy(): boolean {
    return this.scene !== null;
  }

  /** Settled when the animation is over or skipped. */
  finished(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  receive(view: KyotoView, events: readonly EventMessage[]): void {
    const before = this.last;
    if (before === view) return;
    this.last = view;
    if (!before || before.seat !== view.seat || !this.wanted(events)) return this.skip();
    const keyframes = keyframesOf(before, view, events);
    if (!keyframes) return this.skip();
    if (!keyframes.length && !this.busy) return;
    // The new view is shown right after the last keyframe.
    this.queue.push(...keyframes, { time: 0, scene: sceneOf(view), show: null });
    const left = this.queue.reduce((sum, one) => sum + one.time, 0);
    this.hurry = Math.min(this.hurry, PATIENCE / left);
    if (!this.busy) this.next();
  }

  /** Ends the animation: the view itself is shown. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.hurry = 1;
    this.scene = null;
    this.show = null;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private wanted(events: readonly EventMessage[]): boolean {
    return !settings.still && !document.hidden && events.length <= MOST_EVENTS;
  }

  private next(): void {
    const keyframe = this.queue.shift();
    if (!keyframe) return this.skip();
    this.pace = keyframe.time * settings.duration * this.hurry;
    this.scene = keyframe.scene;
    this.show = keyframe.show;
    if (keyframe.sound) sound(keyframe.sound);
    this.timer = window.setTimeout(() => this.next(), this.pace);
  }
}
