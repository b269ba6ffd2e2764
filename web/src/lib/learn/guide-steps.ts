/** The logic of a guided game: which step to show, given what the learner sees. */

import type { Play } from '../play';
import type { EventMessage } from '../types';

/** The table of a learner. */
export type Table = Pick<
  Play,
  'view' | 'seat' | 'actors' | 'actions' | 'over' | 'components'
> & { readonly log: readonly EventMessage[] };

/** The conditions of a step refer to this: the table and all events so far. */
export interface Situation<View> {
  readonly view: View;
  readonly me: number;
  readonly actions: readonly string[];
  readonly over: boolean;
  /** The decision that the learner has to make; empty while others decide. */
  readonly asked: string;
  /** Whether an event happened, to this seat if one is given. */
  happened(event: string, seat?: number): boolean;
}

/** A step of the guide, shown once. */
export interface Step<View> {
  /** The id of its text. */
  readonly id: string;
  /** The selector of what it points at. */
  readonly at?: string;
  /** Its condition; without one it always applies. */
  readonly when?: (seen: Situation<View>) => boolean;
  /** It waits for a decision. The others end when they were read, or the learner acted. */
  readonly asks?: boolean;
}

/** A guided game. After the step `last` the learner knows what it teaches. */
export interface Course<View> {
  /** As the game names its prepared deal. */
  readonly id: string;
  /** The id of the text that says what is learned. */
  readonly title: string;
  /** What the guide plays for the learner, who could not know yet what is good. */
  readonly opening?: (seen: Situation<View>) => string | undefined;
  readonly steps: readonly Step<View>[];
  readonly last: string;
  /** Whether the table scrolls on a phone: a guide with nothing to say leaves it its room,
   * and nothing moves. */
  readonly scrolls?: boolean;
}

/** The learner's progress: the steps already shown, and the current one. */
export interface Progress {
  readonly said: readonly string[];
  readonly now: string | null;
}

type Decided = { asked?: { decision: string } | null } | null | undefined;

export function situationOf<View>(table: Table): Situation<View> {
  const { seat, actors, log } = table;
  const mine = seat !== null && actors.includes(seat) && !table.over;
  return {
    view: table.view as View,
    me: seat ?? 0,
    actions: table.actions,
    over: table.over,
    asked: mine ? ((table.view as Decided)?.asked?.decision ?? '') : '',
    happened: (event, by) =>
      log.some(({ id, args }) => id === event && (by === undefined || args.seat === by)),
  };
}

/** A step that waits for a decision of the learner. */
export const whenAsked = <View>(
  decision: string,
  step: Omit<Step<View>, 'asks'>,
): Step<View> => ({
  ...step,
  asks: true,
  when: (seen) => seen.asked === decision && (step.when?.(seen) ?? true),
});

const applies = <View>(step: Step<View>, seen: Situation<View>): boolean =>
  step.when?.(seen) ?? true;

/** The current step stays as long as it applies; then comes the first one that does. */
export function advance<View>(
  { steps }: Course<View>,
  before: Progress,
  seen: Situation<View>,
): Progress {
  const current = steps.find(({ id }) => id === before.now);
  if (current && applies(current, seen)) return before;
  const said = current ? [...before.said, current.id] : before.said;
  const next = steps.find((step) => !said.includes(step.id) && applies(step, seen));
  if (!current && !next) return before;
  return { said, now: next?.id ?? null };
}

/** The learner has read the current step. */
export const markRead = ({ said, now }: Progress): Progress => ({
  said: now === null ? said : [...said, now],
  now: null,
});
