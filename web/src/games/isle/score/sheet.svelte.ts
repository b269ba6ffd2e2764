/** A real table that is being scored: boats, cards and whatever else counts. */

import type { CardFacts, IsleComponents, LaidView } from '../types';
import {
  fileOf,
  SEATS,
  SISTER,
  tileOf,
  type Mode,
  type Position,
  type PublicLesson,
  type SisterFile,
} from './position';

export interface PlayerSheet {
  name: string;
  boat: string;
  fish: number;
  baskets: number;
  lessons: number[];
  tiles: LaidView[];
}

/** The first seat in turn order; `other` for a player whose boat is not built here. */
export type First = number | typeof SISTER | 'other';

/** The content of a link. */
export interface Shared {
  position: Position;
  names?: string[];
}

const PRIVATE: Record<Mode, string> = {
  standard: 'private_lesson',
  solo: 'private_lesson',
  family: 'family_lesson',
};
const OF_SISTER = ['sister_lesson', 'advanced_lesson'];

export class Sheet {
  mode = $state<Mode>('standard');
  printing = $state('cs');
  players = $state<PlayerSheet[]>([]);
  publicLessons = $state<PublicLesson[]>([]);
  first = $state<First>(0);
  others = $state(0);
  sister = $state<Required<SisterFile>>({ colours: [], lessons: [] });

  constructor(readonly box: IsleComponents) {
    this.clear();
  }

  clear(): void {
    this.mode = 'standard';
    this.printing = 'cs';
    this.publicLessons = [];
    this.first = 0;
    this.others = 0;
    this.sister = { colours: this.box.colours.map(({ id }) => id), lessons: [] };
    this.players = [];
    this.add();
  }

  /** Those who count in this mode: a solo game has one player. */
  get seated(): PlayerSheet[] {
    return this.mode === 'solo' ? this.players.slice(0, 1) : this.players;
  }

  get full(): boolean {
    return this.mode === 'solo' || this.players.length >= SEATS;
  }

  add(): void {
    const taken = this.players.map((player) => player.boat);
    const free = Object.keys(this.box.boats).find((boat) => !taken.includes(boat));
    this.players.push({
      name: '',
      boat: free ?? 'blue',
      fish: 0,
      baskets: 1,
      lessons: [],
      tiles: [],
    });
  }

  remove(seat: number): void {
    this.players.splice(seat, 1);
    if (!this.players.length) this.add();
    if (typeof this.first === 'number') this.first = 0;
  }

  /** The lessons of a kind that are still free. */
  offered(kind: 'private' | 'public' | 'sister'): CardFacts[] {
    const taken = [
      ...this.players.flatMap((player) => player.lessons),
      ...this.publicLessons.map(({ card }) => card),
      ...this.sister.lessons,
    ];
    return Object.values(this.box.cards).filter(
      (card) => this.#belongs(card, kind) && !taken.includes(card.number),
    );
  }

  #belongs({ kind }: CardFacts, to: 'private' | 'public' | 'sister'): boolean {
    if (to === 'private') return kind === PRIVATE[this.mode];
    if (to === 'sister') return OF_SISTER.includes(kind);
    return kind === 'public_lesson' && this.mode !== 'family';
  }

  #known(numbers: readonly number[], to: 'private' | 'public' | 'sister'): number[] {
    return numbers.filter((number) => {
      const card = this.box.cards[number];
      return card !== undefined && this.#belongs(card, to);
    });
  }

  /** The words of a card, in this printing and with this color. */
  words(number: number, colour?: string): string {
    const card = this.box.cards[number];
    return (
      (colour && card?.named[colour]) || card?.printings[this.printing] || card?.text || ''
    );
  }

  /** The position to score, without the cards of other modes. */
  get position(): Position {
    const solo = this.mode === 'solo';
    const open = this.#known(
      this.publicLessons.map(({ card }) => card),
      'public',
    );
    return {
      game: 'isle',
      mode: this.mode,
      options: { printing: this.printing },
      turn_order: this.#order(),
      ...(this.others ? { others_largest_family: this.others } : {}),
      players: this.seated.map(({ boat, fish, baskets, lessons, tiles }) => ({
        boat,
        fish,
        baskets,
        lessons: this.#known(lessons, 'private'),
        tiles: tiles.map(fileOf),
      })),
      public_lessons: this.publicLessons.filter(({ card }) => open.includes(card)),
      ...(solo ? { sister: this.sister } : {}),
    };
  }

  #order(): (number | typeof SISTER)[] {
    if (this.mode === 'solo') return this.first === SISTER ? [SISTER, 0] : [0, SISTER];
    const seats = this.players.map((_, seat) => seat);
    if (this.first === 'other' && !this.full) return [seats.length, ...seats];
    const first = typeof this.first === 'number' ? this.first : 0;
    return [first, ...seats.filter((seat) => seat !== first)];
  }

  get shared(): Shared {
    return $state.snapshot({
      position: this.position,
      names: this.players.map((player) => player.name),
    }) as Shared;
  }

  /** Take over a position that the server can score. */
  load({ position, names = [] }: Shared): void {
    this.mode = position.mode;
    this.printing = position.options?.printing ?? 'cs';
    this.players = position.players.map((player, seat) => ({
      name: String(names[seat] ?? '').slice(0, 40),
      boat: player.boat,
      fish: player.fish ?? 0,
      baskets: player.baskets ?? 0,
      lessons: player.lessons ?? [],
      tiles: player.tiles.map((tile) => tileOf(this.box, tile)),
    }));
    this.publicLessons = position.public_lessons ?? [];
    this.others = position.others_largest_family ?? 0;
    const first = position.turn_order?.[0] ?? 0;
    this.first =
      typeof first === 'number' && first >= this.players.length ? 'other' : first;
    if (position.sister) this.sister = { lessons: [], ...position.sister };
  }
}
