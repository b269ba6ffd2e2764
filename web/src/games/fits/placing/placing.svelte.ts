/** Laying something: which card, turned or not, and at which of the legal places. */

import { announcer } from '../../../lib/announce.svelte';
import { say } from '../../../lib/texts.svelte';
import type { ErrorFacts } from '../../../lib/types';
import type { FitsPlay } from '../facts';
import { H, nearest, toward, W, type Direction, type Point } from '../table/geometry';
import { cardsOf, placesOf, type Place } from './legal-places';
import { changesOf, previewWords, type Change } from '../boxes/box-preview';

export class Placing {
  private picked = $state<string | null>(null);
  private key = $state<string | null>(null);
  /** How the card is wished to lie; a place may allow only the other way. */
  wish = $state(false);
  /** Why something cannot be done, until something else is. */
  reason = $state.raw<ErrorFacts | null>(null);
  private returning = false;

  constructor(private readonly play: () => FitsPlay) {}

  readonly cards = $derived.by(() => cardsOf(this.play().actions));
  readonly card = $derived.by(() =>
    this.picked && this.cards.includes(this.picked) ? this.picked : (this.cards[0] ?? null),
  );
  readonly places = $derived.by(() => placesOf(this.play().actions, this.card));
  readonly chosen = $derived(this.places.find((place) => place.key === this.key) ?? null);
  readonly action = $derived(this.chosen && this.actionAt(this.chosen));
  readonly turns = $derived(
    this.places.some((place) => place.straight) &&
      this.places.some((place) => place.turned),
  );
  /** How the card lies now: as wished, where the chosen place allows it. */
  readonly turned = $derived.by(() => {
    if (this.chosen) return this.turnedAt(this.chosen);
    return this.turns ? this.wish : this.places.every((place) => !place.straight);
  });

  private readonly previews = $derived.by(
    () => new Map(this.play().insight?.previews.map((one) => [one.action, one.boxes])),
  );
  /** What would become of the boxes at the chosen place. */
  readonly changes = $derived(this.chosen ? this.changesAt(this.chosen) : []);

  changesAt(place: Place): Change[] {
    const boxes = this.previews.get(this.actionAt(place)) ?? [];
    return changesOf(this.play().view, place, boxes);
  }

  turnedAt(place: Place): boolean {
    return this.wish ? place.turned !== null : place.straight === null;
  }

  actionAt(place: Place): string {
    return (this.turnedAt(place) ? place.turned : place.straight) ?? '';
  }

  /** A new question: nothing is chosen yet. */
  begin(): void {
    [this.picked, this.key, this.wish] = [null, null, false];
    if (!this.returning) this.reason = null;
    this.returning = false;
  }

  /** What was carried is not placed. If it was taken up for that, it goes back: the question
   * before it comes again, and says why. */
  putBack(taken: boolean): void {
    this.key = null;
    if (!taken) return;
    this.returning = true;
    this.reason ??= { id: '', message: say('web.fits.back'), rule: null };
    announcer.announce(this.reason.message);
  }

  pick(card: string): void {
    this.picked = card;
    this.reason = null;
  }

  choose(place: Place | null): void {
    this.key = place?.key ?? null;
    this.reason = null;
  }

  turn(): void {
    if (!this.turns) return;
    this.wish = !this.wish;
    this.reason = null;
    if (this.chosen && this.turnedAt(this.chosen) !== this.wish) {
      void this.doubt(this.layAt(this.chosen.x, this.chosen.y));
    } else {
      const how = say(this.wish ? 'web.fits.turned' : 'web.fits.straight');
      const words = previewWords(this.play(), this.changes);
      announcer.announce([how, words].filter(Boolean).join('. '));
    }
  }

  /** To the next legal place in a direction; first to the one nearest to a point. */
  move(direction: Direction, from: Point): void {
    const found = this.chosen
      ? toward(this.chosen.at, this.places, direction)
      : nearest(from, this.places);
    if (found) this.choose(found);
  }

  lay(place: Place | null = this.chosen): void {
    const play = this.play();
    if (place && !play.busy) play.act(this.actionAt(place));
  }

  /** Which rule forbids what a person points at. */
  async ask(point: Point): Promise<void> {
    const { view } = this.play();
    const [x, y] = [Math.floor(point.x / W), Math.floor(point.y / H)];
    if (x < 0 || y < 0 || x >= view.width || y >= view.height) return;
    const west = Math.max(0, Math.round(point.x / W) - 1);
    switch (this.places[0]?.spot) {
      case 'cell':
        return this.doubt(this.layAt(x, y));
      case 'joint':
        return this.doubt(`${view.asked?.decision === 'toy' ? 'toy' : 'cat'} ${west},${y}`);
      case 'cat':
      case 'sleeper':
        return this.doubt(`princess cat ${west},${y}`);
    }
  }

  /** Say which rule forbids an action, if one does. */
  async doubt(action: string): Promise<void> {
    const error = await this.play().why(action);
    this.reason = error;
    if (error) announcer.announce(error.message);
  }

  private layAt(x: number, y: number): string {
    return `lay ${this.card ?? ''} ${x},${y}${this.turns && this.wish ? ' t' : ''}`;
  }
}
