/** What a board is given, and what the folder of a game provides. */

import type { percent } from './texts.svelte';
import type { Component } from 'svelte';
import type {
  ErrorFacts,
  OptionFacts,
  Outcome,
  BestLayoutFacts,
  ScoreLine,
  SeatFacts,
  EventMessage,
  Words,
} from './types';

/**
 * A table as one seat, or a spectator, sees it. A live table (`Session`), a replay and a
 * puzzle are each a `Play`; a board draws all of them without knowing which.
 */
export interface Play<View = unknown, Components = unknown, Insight = unknown> {
  readonly view: View;
  /** The seat whose view it is; null for a spectator. */
  readonly seat: number | null;
  /** The seat that is called “you”; missing where that is `seat`, null for nobody. */
  readonly reader?: number | null;
  readonly seats: readonly SeatFacts[];
  /** The seats that can act now. */
  readonly actors: readonly number[];
  /** The legal actions of this seat, in their text form. */
  readonly actions: readonly string[];
  /** The events that led to this state: for animation and texts. */
  readonly fresh: readonly EventMessage[];
  /** All events so far, where they are known. */
  readonly log?: readonly EventMessage[];
  /** The options of the table, where they are known. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly components: Components;
  readonly insight: Insight | null;
  readonly over: boolean;
  /** The whole game is over, though this may be a state before its end. */
  readonly finished?: boolean;
  readonly result: Outcome | null;
  /** An action is being sent: no other can be sent until it is answered. */
  readonly busy: boolean;
  act(action: string): void;
  /** The next state is shown when the animation of this one is over. */
  hold?(until: Promise<unknown>): void;
  /** Shows at once all that has happened. */
  skip?(): void;
  /** An action that was played for me by default, as long as it can be changed. */
  readonly defaulted?: { action: string } | null;
  /** Takes it back, to choose again. */
  reconsider?(): void;
  /** Whether my last action can be taken back now. */
  readonly mayUndo?: boolean;
  undo?(): void;
  /** The actions of a hint, or the better move of an analysis: the board marks what they
   * are about. */
  readonly marks?: readonly string[];
  /** The rule that forbids an action, now or after others; null if none does. */
  why(action: string, after?: readonly string[]): Promise<ErrorFacts | null>;
  /** What actions, one after the other, would change for this seat, as the game works it
   * out; null if it has nothing to say. */
  foresee?(actions: readonly string[]): Promise<unknown>;
  /** What steps that a player plans would bring, as the game works it out. */
  plan?(steps: readonly string[]): Promise<unknown>;
  /** The table as text, with a label for each legal action, and with a picture if one is
   * wanted and the game draws any; null if there is no text. */
  words?(picture?: boolean): Promise<Words | null>;
}

/** What a game adds to the log of a table; loaded when the log is opened. */
export interface Story {
  /** The headings by the index of the line that they stand above: days, rounds. */
  chapters(lines: readonly EventMessage[], play: Play): ReadonlyMap<number, string>;
  /** Whether a line says nothing beside its heading. */
  silent(event: EventMessage): boolean;
  /** The words of a line where the event's own text names a card by its number. */
  words?(event: EventMessage, play: Play): string;
  /** The small picture in front of a line. */
  Icon: Component<{ play: Play; event: EventMessage }>;
  /** Whether there is something to show about an event. */
  shows(event: EventMessage, play: Play): boolean;
  /** What an event was about, in large: cards, a tile and where it was placed. */
  Picture: Component<{ play: Play; event: EventMessage }>;
}

/** What a game adds to the final sheet of a table; loaded at the end. */
export interface Ending {
  /** The name of a kind of score line, by its id; null if its own text says it. */
  category(id: string): string | null;
  /** Why the game ended, in a sentence. */
  reason(play: Play): string;
  /** By how much I won or lost, where it isn't counted in points. */
  margin?(by: number, won: boolean): string;
  /** The cat of a seat or of a rival; it fills its container. */
  Cat: Component<{ play: Play; seat: number | null; rival: string | null }>;
  /** What a seat has achieved: its own board, or its part of a common one. */
  Board?: Component<{ play: Play; seat: number }>;
  /** The achievements of all on one board: on a phone more than two boards leave no room
   * for the points. */
  Common?: Component<{ play: Play }>;
  /** On a phone all boards stand in one row; by default two do. */
  inRow?: boolean;
}

/** What `games/ID/index.ts` exports as its default. */
export interface GameModule {
  /** The whole table: it fills its container, draws the view and offers the actions. */
  Board: Component<{ play: Play }>;
  /** What the game asks of me, or whom it waits for, in one line. */
  prompt(play: Play): string;
  /** What an action means, with a verb; `label` is the server's text for it. */
  describe(play: Play, action: string, label: string): string;
  /** The only action there is, where playing it reveals nothing; else null. */
  autoPass(play: Play): string | null;
  /** An answer that seldom matters and is given for me; I can still change it. */
  byDefault?(play: Play): string | null;
  /** Whether an action places something: as the last of a turn it can wait for its end. */
  places?(action: string): boolean;
  /** Whether the board needs `insight` with every state. */
  insight: boolean;
  /** Selects the parts of the board that an action is about, besides its own control. */
  partsOf?(action: string): string;
  /** Where a hint hides least: at a side of the board, `right` by default, or `low` on the
   * right. */
  hintSide?: 'left' | 'right' | 'low';
  /** The expectation of a search in words, where it isn't counted in points. */
  worth?(chance: ReturnType<typeof percent>, score: number): string;
  /** In a replay a step is named by its action: the events name cards by their numbers. */
  namesActions?: boolean;
  /** The drawers that a table of this game does not need. */
  withoutDrawers?: readonly ('rules' | 'words')[];
  /** Draws the best board that a seat could have built. */
  BestLayout?: Component<{ play: Play; layout: BestLayoutFacts }>;
  /** How the log tells this game. */
  story?(): Promise<{ default: Story }>;
  /** An explanation of a line of the score, where its own text does not say enough. */
  explain?(line: ScoreLine, play: Play): string;
  /** What the final sheet shows of this game. */
  ending?(): Promise<{ default: Ending }>;
}

/** A position to score, as the browser stores it or a link carries it. */
export interface SharedPosition {
  position: unknown;
}

/** What `games/ID/score/ScorePad.svelte` is. */
export type ScorePad = Component<{
  box: unknown;
  options: readonly OptionFacts[];
  start: SharedPosition | null;
}>;

/** Whether a seat is that of the person who reads, and is called “you”. */
export const isReader = (play: Pick<Play, 'seat' | 'reader'>, seat: number): boolean =>
  seat === (play.reader === undefined ? play.seat : play.reader);

/** The name that is shown for a seat now. */
export function nameOf(play: Pick<Play, 'seats'>, seat: number): string {
  const found = play.seats[seat];
  return found?.name ?? found?.bot ?? '…';
}

/** The name of the bot that acted for a seat when something happened; null if its player
 * acted. A bot acts for a player who has left, and for one who is late. */
export function standInThen(
  play: Pick<Play, 'log'>,
  seat: number,
  number: number,
): string | null {
  const log = play.log ?? [];
  const late = log.find((one) => one.number === number && one.args.late === seat);
  const left = changesOf(log, seat).findLast((change) => change.number <= number);
  const by = late ?? (left?.id === LEFT ? left : undefined);
  return by ? String(by.args.stand_in) : null;
}

/** The name that a seat had when something happened: past actions keep the name of the
 * player, or of the bot that played for them. */
export function nameThen(
  play: Pick<Play, 'seats' | 'log'>,
  seat: number,
  number: number,
): string {
  const gone = (play.log ?? []).findLast((one) => isReplaced(one, seat));
  const own = gone ? String(gone.args.name) : nameOf(play, seat);
  return standInThen(play, seat, number) ?? own;
}

/** Whether the person who reads did something, and no bot for them. */
export const byReader = (
  play: Pick<Play, 'seat' | 'reader' | 'log'>,
  seat: number,
  number: number,
): boolean => isReader(play, seat) && standInThen(play, seat, number) === null;

/** The seats under the names of now: where a player has run out of time for good, a bot
 * plays on. */
export function seatsNow(
  seats: readonly SeatFacts[],
  log: readonly EventMessage[],
): SeatFacts[] {
  const gone = log.filter(({ id }) => id === TIME_UP);
  return seats.map((facts) => {
    const late = gone.find((one) => isReplaced(one, facts.seat));
    return late ? { ...facts, name: String(late.args.stand_in) } : facts;
  });
}

/** Whether a bot takes over from the player of a seat: the event has both names. */
const isReplaced = ({ id, args }: EventMessage, seat: number): boolean =>
  [LEFT, TIME_UP].includes(id) && args.whose === seat && args.name !== undefined;

const changesOf = (log: readonly EventMessage[], seat: number) =>
  log.filter(({ id, args }) => CHANGES.includes(id) && args.whose === seat);
const LEFT = 'table.left';
const TIME_UP = 'table.time_up';
const CHANGES = [LEFT, 'table.back'];
