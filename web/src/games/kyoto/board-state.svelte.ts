/** The state of the board on the screen: the scene, the possible moves, what is pointed
 * at, and the steps of a walk that are still to be sent. */

import type { Play } from '../../lib/play';
import { latestOf } from '../../lib/recent/acts';
import { newsFor } from '../../lib/recent/news';
import type { ErrorFacts } from '../../lib/types';
import type {
  KyotoComponents,
  KyotoInsight,
  KyotoView,
  OfferView,
  PawView,
  Reach,
} from './types';
import { onMap, read, type MapMove, type Move } from './moves';
import { planOf, type Plan } from './plan';
import { EventAnimation } from './event-animation.svelte';
import type { Show } from './keyframes';
import { actsOf, showOf, type Act } from './recent/acts';

export type KyotoPlay = Play<KyotoView, KyotoComponents, KyotoInsight>;

/** The events that end a walk over several spaces. */
const NEWS = ['kyoto.turned_up', 'kyoto.check', 'kyoto.fought'];

/** How many events of the log are searched. */
const REACH = 160;

/** How a space is chosen, by what is asked. */
const VERBS: Record<string, string> = {
  turn: 'step',
  flight: 'flee',
  paw: 'paw',
  look: 'look',
};

export class BoardState {
  readonly animation = new EventAnimation();
  /** The space that the pointer or the focus is on. */
  pointed = $state<string | null>(null);
  /** Chosen by touch; a second tap does it. */
  picked = $state<string | null>(null);
  /** Why a space can't be chosen, after an attempt. */
  refusal = $state.raw<{ space: string; error: ErrorFacts } | null>(null);
  /** The tooltip of the token under the pointer. */
  hint = $state('');
  /** The steps still to be made on the way to a far space. */
  private way: string[] = [];
  /** The view in which the last of them was made. */
  private left: KyotoView | null = null;
  private kept: Plan | null = null;

  constructor(private readonly source: () => KyotoPlay) {}

  get play(): KyotoPlay {
    return this.source();
  }
  readonly view = $derived.by(() => this.animation.scene?.view ?? this.play.view);
  readonly at = $derived.by(
    () => this.animation.scene?.at ?? this.play.view.players.map((player) => player.at),
  );
  readonly bikes = $derived.by(() => this.animation.scene?.bikes ?? this.play.view.bikes);
  readonly paws = $derived.by<readonly PawView[]>(
    () => this.animation.scene?.paws ?? this.play.view.paws,
  );
  readonly plan = $derived.by(() => this.planned(this.play.view));
  /** The legal moves; none during an animation. */
  readonly moves = $derived.by<Move[]>(() =>
    this.animation.busy ? [] : this.play.actions.map(read),
  );
  readonly spaces = $derived.by(
    () =>
      new Map<string, MapMove>(this.moves.filter(onMap).map((move) => [move.space, move])),
  );
  readonly offers = $derived.by(
    () => new Map<string, OfferView>(this.play.view.offers.map((one) => [one.action, one])),
  );
  /** Spaces that take more than one step, with the way. */
  readonly far = $derived.by(() => this.farther());
  readonly reach = $derived.by(
    () => new Map<string, Reach>((this.play.insight?.reach ?? []).map((r) => [r.space, r])),
  );
  /** What everyone did since my last turn; what is being animated comes after it. */
  readonly recent = $derived.by(() => {
    const log = (this.play.log ?? this.play.fresh).slice(-REACH);
    return latestOf(actsOf(this.play, log), this.play.seat);
  });
  /** The act that is looked at again. */
  again = $state.raw<Act | null>(null);
  /** The act whose spaces are marked: that one, or the last one of another player. */
  readonly marked = $derived.by<Act | null>(() => {
    if (this.animation.busy) return null;
    const last = this.recent.acts.find((act) => act.spaces.length);
    return this.again ?? (last?.seat === this.play.seat ? null : (last ?? null));
  });
  /** What others did on the map since my last action, the last act of a space. */
  readonly since = $derived.by<ReadonlyMap<string, number>>(() => {
    const log = (this.play.log ?? this.play.fresh).slice(-REACH);
    const acts = this.animation.busy ? [] : actsOf(this.play, newsFor(log, this.play.seat));
    const others = acts.filter(({ seat }) => seat !== this.play.seat);
    return new Map(others.flatMap(({ seat, spaces }) => spaces.map((at) => [at, seat])));
  });
  /** What is shown on the map: of an animation, or of an act that is looked at again. */
  readonly show = $derived.by<Show | null>(
    () => this.animation.show ?? (this.again && showOf(this.again)),
  );
  readonly mine = $derived.by(
    () => this.play.seat !== null && this.play.actors.includes(this.play.seat),
  );

  act(text: string): void {
    if (this.play.busy || !this.play.actions.includes(text)) return;
    this.way = [];
    // what was pointed at was read for this choice; the next one is another
    this.pointed = this.picked = this.refusal = null;
    this.play.act(text);
  }

  /** Shows an act once more, until it is pressed again or something else happens. */
  showAgain(act: Act): void {
    this.again = this.again?.key === act.key ? null : act;
  }

  /** Asks which rule forbids a space. */
  async doubt(space: string): Promise<void> {
    const verb = this.mine ? VERBS[this.play.view.asked?.decision ?? ''] : undefined;
    if (verb === undefined) return;
    const view = this.play.view;
    const error = await this.play.why(`${verb} ${space}`);
    if (error && view === this.play.view) this.refusal = { space, error };
  }

  /** Walks step by step to a far space, until something unexpected happens. */
  walk(reach: Reach): void {
    const [first, ...rest] = reach.path;
    if (first === undefined || this.play.busy) return;
    this.left = this.play.view;
    this.act(first);
    this.way = rest;
  }

  /** Called after an animation: takes the next step of a walk, if there is one. */
  walkOn(): void {
    const [next, ...rest] = this.way;
    if (next === undefined || this.play.busy || this.left === this.play.view) return;
    const asked = this.play.view.asked;
    const news = this.play.fresh.some((event) => NEWS.includes(event.id));
    const goes = asked?.decision === 'turn' && this.play.actions.includes(next);
    this.way = [];
    if (news || !goes) return;
    this.left = this.play.view;
    this.play.act(next);
    this.way = rest;
  }

  get walking(): boolean {
    return this.way.length > 0;
  }

  private farther(): Map<string, Reach> {
    const found = new Map<string, Reach>();
    if (this.animation.busy || !this.mine) return found;
    for (const reach of this.play.insight?.reach ?? []) {
      const first = reach.path[0];
      const can = first !== undefined && this.play.actions.includes(first);
      if (can && !this.spaces.has(reach.space)) found.set(reach.space, reach);
    }
    return found;
  }

  /** The boards stay as they are through a game: the drawing is made once. */
  private planned(view: KyotoView): Plan {
    const key = JSON.stringify(view.board);
    if (this.kept?.key !== key) this.kept = planOf(view.board, key);
    return this.kept;
  }
}
