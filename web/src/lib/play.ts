/** What a game's board is handed: a view to draw, what may be done, and how to do it. */

import type { Component } from 'svelte';
import type { ErrorFacts, Outcome, PackedFacts, ScoreLine, SeatFacts, Told } from './types';

/**
 * A table as one seat, or a spectator, sees it. A live table (`Session`) and a replay both
 * are one; a board draws either without knowing which.
 */
export interface Play<View = unknown, Components = unknown, Insight = unknown> {
  readonly view: View;
  /** The eyes: a seat, or null for a spectator. */
  readonly seat: number | null;
  readonly seats: readonly SeatFacts[];
  /** Who is asked now. */
  readonly actors: readonly number[];
  /** All that this seat may do now, as text forms. */
  readonly actions: readonly string[];
  /** What led to this state: for movement and words. */
  readonly fresh: readonly Told[];
  readonly components: Components;
  readonly insight: Insight | null;
  readonly over: boolean;
  readonly result: Outcome | null;
  /** An action is on its way: nothing else can be done until it is answered. */
  readonly busy: boolean;
  act(action: string): void;
  /** Which rule forbids an action; null when none does. */
  why(action: string): Promise<ErrorFacts | null>;
}

/** What a game brings to the client. */
export interface GameModule {
  /** The whole table: it fills the place it is given, draws the view, offers the actions. */
  Board: Component<{ play: Play }>;
  /** What is asked of me, or of whom we wait for, in one line. */
  asks(play: Play): string;
  /** What an action means, with a verb: `label` is what the server tells of it. */
  means(play: Play, action: string, label: string): string;
  /** The one thing to do without asking, where it tells nobody anything; else null. */
  autoPass(play: Play): string | null;
  /** Whether the board wants `insight` with every state. */
  insight: boolean;
  /** The best boat that a seat could have had, where the game has boats. */
  Packed?: Component<{ play: Play; packed: PackedFacts }>;
  /** What a line of the score stands for, where its own words do not say it. */
  about?(line: ScoreLine, components: unknown): string;
}

/** The name that is shown for a seat. */
export function nameOf(play: Pick<Play, 'seats'>, seat: number): string {
  const found = play.seats[seat];
  return found?.name ?? found?.bot ?? '…';
}
