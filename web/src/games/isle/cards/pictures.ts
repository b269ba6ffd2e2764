/** What rescue, find and anytime cards show: things on the left, and what they become. */

import type { Card } from '../facts';

export interface Picture {
  from: readonly string[];
  to: readonly string[];
  /** What goes between the two: an arrow or another sign. */
  sign: 'arrow' | 'swap' | 'or' | 'none';
  /** A number beside the things on the right, such as `+2`. */
  amount: string;
  /** A number beside the things on the left. */
  cost: string;
}

const BLANK: Picture = { from: [], to: [], sign: 'none', amount: '', cost: '' };

const fishFor = (thing: string[], { params }: Card): Partial<Picture> => ({
  from: thing,
  to: ['fish'],
  sign: 'arrow',
  amount: `+${String(params.fish_each ?? '')}`,
});
const several = (thing: string, number: unknown): string[] =>
  Array.from({ length: Number(number) || 1 }, () => thing);

/** One picture for each effect of an anytime card. */
const EFFECTS: Record<string, (card: Card) => Partial<Picture>> = {
  fish_per_oshax: (card) => fishFor(['oshax'], card),
  fish_per_private_lesson: (card) => fishFor(['lesson'], card),
  fish_per_colour: (card) => fishFor(['cat-red', 'cat-blue', 'cat-green'], card),
  fish_per_rare: (card) => fishFor(['rare'], card),
  fish_per_common: (card) => fishFor(['common'], card),
  fish_per_cat_of_colour: (card) => fishFor(['cat'], card),
  next_tile_anywhere: () => ({ from: ['loose'], sign: 'none' }),
  draw_cards: ({ params }) => ({ from: several('card', params.draw) }),
  bag_to_boat: () => ({ from: ['bag'], to: ['boat'], sign: 'arrow' }),
  bag_to_fields: ({ params }) => ({
    from: ['bag'],
    to: ['cat', 'cat'],
    sign: 'arrow',
    amount: String(params.tiles ?? ''),
  }),
  move_field_cats: () => ({ from: ['cat'], to: ['cat'], sign: 'swap' }),
  extra_rescue: ({ params }) => ({
    from: ['cat'],
    amount: `+${String(params.extra ?? 1)}`,
  }),
  gain_basket: () => ({ from: ['permanent'], amount: '+1' }),
  basket_for_fish: ({ params }) => ({
    from: ['permanent'],
    to: ['fish'],
    sign: 'arrow',
    amount: `+${String(params.fish ?? '')}`,
  }),
  basket_for_lessons: ({ params }) => ({
    from: several('lesson', params.lessons),
    to: ['permanent'],
    sign: 'arrow',
  }),
  basket_for_treasures: () => ({
    from: ['common', 'rare'],
    to: ['permanent'],
    sign: 'arrow',
  }),
};

function ofRescue({ basket }: Card): Partial<Picture> {
  if (basket === 'whole') return { from: ['basket'] };
  return { from: [basket === 'broken' ? 'broken' : 'ship'] };
}

/** What can be taken: one thing, or one or the other. */
function ofFind({ offers }: Card): Partial<Picture> {
  const [first, second] = offers.map(({ what, tiles }) =>
    what === 'oshax' ? [what] : several(what, tiles),
  );
  return { from: first ?? [], to: second ?? [], sign: second ? 'or' : 'none' };
}

/** The picture of a card that is not a lesson. */
export function pictureOf(card: Card): Picture {
  if (card.phase === 'rescue') return { ...BLANK, ...ofRescue(card) };
  if (card.phase === 'finds') return { ...BLANK, ...ofFind(card) };
  return { ...BLANK, ...EFFECTS[card.effect]?.(card) };
}

export const hasPicture = ({ effect, phase }: Card): boolean =>
  phase !== 'anytime' || effect in EFFECTS;
