/** The types of the Isle's board properties. */

import type { Play } from '../../lib/play';
import type { IsleComponents, IsleInsight, IsleView } from './types';

export type Isle = Play<IsleView, IsleComponents, IsleInsight>;
export type Player = IsleView['players'][number];
export type Tile = IsleView['left'][number];
export type Laid = Player['tiles'][number];
export type ScoreLine = Player['lines'][number];
export type Card = IsleComponents['cards'][string];
export type Shape = IsleComponents['shapes'][string];
export type Boat = IsleComponents['boats'][string];
export type Sister = NonNullable<IsleView['sister']>;
export type Worth = IsleInsight['lessons'][number];

/** A card as the printing of this table has it: its words and how it scores. */
export function cardIn(
  play: Pick<Isle, 'components' | 'options'>,
  number: number,
): Card | undefined {
  const card = play.components.cards[number];
  const printing = String(play.options?.printing ?? '');
  const effect = card?.effects[printing];
  if (!card || !effect) return card;
  return { ...card, ...effect, text: card.printings[printing] ?? card.text };
}
