/** One table of Kyoto no Neko on the screen: what is shown, what can be done, what is
 * pointed at. */

import type { Play } from '../../lib/play';
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
import { Stage } from './stage.svelte';

export type KyotoPlay = Play<KyotoView, KyotoComponents, KyotoInsight>;

/** What ends a walk over several spaces: there is something new to think about. */
const NEWS = ['kyoto.turned_up', 'kyoto.check', 'kyoto.fought'];

/** How a space is chosen, by what is asked. */
const VERBS: Record<string, string> = {
  turn: 'step',
  flight: 'flee',
  paw: 'paw',
  look: 'look',
};

export class Desk {
  readonly stage = new Stage();
  /** The space that the pointer or the focus is on. */
  pointed = $state<string | null>(null);
  /** Chosen by touch, to be read before it is done. */
  picked = $state<string | null>(null);
  /** Why a space cannot be chosen, after an attempt. */
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
  readonly view = $derived.by(() => this.stage.scene?.view ?? this.play.view);
  readonly at = $derived.by(
    () => this.stage.scene?.at ?? this.play.view.players.map((player) => player.at),
  );
  readonly bikes = $derived.by(() => this.stage.scene?.bikes ?? this.play.view.bikes);
  readonly paws = $derived.by<readonly PawView[]>(
    () => this.stage.scene?.paws ?? this.play.view.paws,
  );
  readonly plan = $derived.by(() => this.planned(this.play.view));
  /** Nothing can be done while something is shown. */
  readonly moves = $derived.by<Move[]>(() =>
    this.stage.busy ? [] : this.play.actions.map(read),
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

  /** Which rule forbids a space, where a space is asked for. */
  async doubt(space: string): Promise<void> {
    const verb = this.mine ? VERBS[this.play.view.asked?.decision ?? ''] : undefined;
    if (verb === undefined) return;
    const view = this.play.view;
    const error = await this.play.why(`${verb} ${space}`);
    if (error && view === this.play.view) this.refusal = { space, error };
  }

  /** Step by step to a far space, as long as nothing comes between. */
  walk(reach: Reach): void {
    const [first, ...rest] = reach.path;
    if (first === undefined || this.play.busy) return;
    this.left = this.play.view;
    this.act(first);
    this.way = rest;
  }

  /** Called when all is shown: the next step, if it is still to be made. */
  walkOn(): void {
    const [next, ...rest] = this.way;
    if (next === undefined || this.play.busy || this.left === this.play.view) return;
    const asked = this.play.view.asked;
    const news = this.play.fresh.some((told) => NEWS.includes(told.id));
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
    if (this.stage.busy || !this.mine) return found;
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
