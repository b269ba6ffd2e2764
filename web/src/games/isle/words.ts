/** Texts for tiles, cards and scores, from the components and the catalog. */

import { signed } from '../../lib/numbers';
import { isReader, nameOf } from '../../lib/play';
import { currentLanguage, say } from '../../lib/texts.svelte';
import type { IsleComponents, IsleForesight } from './types';
import { cardIn, type Isle, type ScoreLine, type Tile } from './facts';

type Named = Pick<Tile, 'shape' | 'kind' | 'colour'>;

const SISTER = 'sister';

export function whoIs(play: Isle, figure: number | string): string {
  if (figure === SISTER) return say('web.isle.sister');
  const seat = Number(figure);
  return isReader(play, seat) ? say('web.isle.you') : nameOf(play, seat);
}

/** The boat of a seat in words. */
export const boatOf = (play: Isle, seat: number): string =>
  isReader(play, seat)
    ? say('web.isle.own_boat')
    : say('web.isle.boat_of', { name: whoIs(play, seat) });

export const listed = (words: string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);

export function colourName(play: Isle, colour: string | null): string {
  return play.components.colours.find((one) => one.id === colour)?.name ?? '';
}

/** A tile in words: its color, what it is, its shape. Each language has its own way to
 * put the color beside the kind. */
export function tileIn(box: IsleComponents, { colour, kind, shape }: Named): string {
  const name = box.shapes[shape]?.name ?? shape;
  return say('web.isle.tile', { colour: colour ?? 'none', kind, shape: name });
}

export const tileName = (play: Isle, tile: Named): string => tileIn(play.components, tile);

/** What a line of a score is for. */
export function lineName(play: Isle, line: ScoreLine): string {
  const card = Number(line.args.card);
  const facts = cardIn(play, card);
  if (facts) return facts.named[String(line.args.colour)] ?? facts.text;
  const id = line.id.split('.').at(-1) ?? '';
  return say(`web.isle.line.${id}`, {
    count: Number(line.args.count ?? 0),
    size: Number(line.args.size ?? 0),
    colour: String(line.args.colour),
  });
}

/** What a placement changes, in words. */
export function worthOf(play: Isle, { points, changes }: IsleForesight): string {
  const parts = changes.map((change) =>
    say('web.isle.gain', {
      what: change.what,
      points: signed(change.points),
      scores: change.points ? 'yes' : 'no',
      count: change.count,
      colour: change.colour ?? 'none',
      text: lessonText(play, change.card, change.colour),
    }),
  );
  if (!parts.length) return say('web.isle.gain.none');
  return say('web.isle.gain.all', { points: signed(points), parts: listed(parts) });
}

function lessonText(play: Isle, number: number | null, colour: string | null): string {
  const card = play.components.cards[number ?? 0];
  return (colour && card?.named[colour]) || (card?.text ?? '');
}

const CARDS = ['keep', 'buy', 'ready', 'discard'];

/** The text for an action, with a verb; squares are counted as in the placing bar. */
export function meaning(play: Isle, action: string, label: string): string {
  const [verb = '', of = '', choice = 'none'] = action.split(' ');
  const [x, y] = of.split(',').map((at) => Number(at) + 1);
  // A card's own words: the label tells its kind and price, too, and what printings differ in.
  const card = CARDS.includes(verb) ? cardIn(play, Number(of))?.text : undefined;
  const offers = verb === 'find' ? play.components.cards[of]?.offers : undefined;
  return say('web.isle.means', {
    verb,
    choice: verb === 'colour' ? of : choice,
    x: x ?? 0,
    y: y ?? 0,
    what: offers?.find((one) => one.what === choice)?.text ?? card ?? label,
  });
}

export { shownNumber, signed } from '../../lib/numbers';

/** The card of a lesson's line, with the color that it names; solo, a public lesson counts
 * half. */
export function explained(
  play: Isle,
  line: { id: string; args: Record<string, unknown> },
): string {
  const card = cardIn(play, Number(line.args.card));
  if (!card) return '';
  const text = card.named[String(line.args.colour)] ?? card.text;
  const halved = play.options?.mode === 'solo' && line.id === 'isle.score.public_lesson';
  return halved ? `${text} ${say('web.isle.end.halved')}` : text;
}
