/** Lookups in the view and the components. */

import type { Play } from '../../lib/play';
import type { BoxView, CardFacts, FitsComponents, FitsInsight, FitsView } from './types';

export type FitsPlay = Play<FitsView, FitsComponents, FitsInsight>;
export type { CardFacts } from './types';

export const cardOf = (play: FitsPlay, id: string): CardFacts | null =>
  play.components.decks[play.view.cards]?.cards[id] ?? null;

/** A tally of icons as a list of them, such as M M S. */
export const iconList = (counts: readonly number[], ids: readonly string[]): string[] =>
  ids.flatMap((id, place) => Array.from({ length: counts[place] ?? 0 }, () => id));

export const iconIds = (components: FitsComponents): string[] =>
  components.icons.map((icon) => icon.id);

/** The seats that would hold a box now; if none, those with sleeping cats in it. */
export function holders(box: BoxView): { seats: number[]; asleep: boolean } {
  if (box.holders.length) return { seats: [...box.holders], asleep: false };
  return { seats: box.asleep.flatMap((cats, seat) => (cats ? [seat] : [])), asleep: true };
}

/** The value of a box for the seats that would hold it, or for a future holder. */
export const worthOf = (box: BoxView): number => {
  const [first] = box.holders;
  return first === undefined ? box.value : (box.points[first] ?? box.value);
};

export const boxAt = (view: FitsView, x: number, y: number): BoxView | null =>
  view.boxes.find((box) => box.cells.some((cell) => cell[0] === x && cell[1] === y)) ??
  null;

/** A box is known by its first cell from the top left. */
export function firstCell(box: BoxView): [number, number] {
  return box.cells.reduce((best, cell) =>
    cell[1] < best[1] || (cell[1] === best[1] && cell[0] < best[0]) ? cell : best,
  );
}

export const boxKey = (box: BoxView): string => firstCell(box).join(',');

export interface Unseen {
  cards: number;
  /** How many of them others hold. */
  held: number;
  toys: number;
  icons: number[];
}

/** What this seat has not seen yet: it is in the deck, or in the hands of others. */
export function unseen(play: FitsPlay): Unseen {
  const { view } = play;
  const seen = new Set([
    ...view.cells.map((cell) => cell.card),
    ...view.overlays.map((overlay) => overlay.card),
    ...view.discards,
    ...(view.asked?.card ? [view.asked.card] : []),
    ...view.players.flatMap((player) => player.hand ?? []),
  ]);
  const cards = Object.values(play.components.decks[view.cards]?.cards ?? {});
  const left = cards.filter(
    (card) => ['box', 'toy'].includes(card.kind) && !seen.has(card.id),
  );
  const held = view.players.reduce(
    (sum, { hand, hand_count }) => sum + (hand ? 0 : hand_count),
    0,
  );
  return {
    // Of the Princesses nobody knows which are in the game.
    cards: view.deck_count + held,
    held,
    toys: left.filter((card) => card.kind === 'toy').length,
    icons: play.components.icons.map((_, place) =>
      left.reduce((sum, card) => sum + (card.icons[place] ?? 0), 0),
    ),
  };
}
