/** The lines of the rules reference that name a card by its number. */

import type { SectionFacts } from '../../../lib/types';

/** Smaller numbers in the rules are mostly amounts, not cards. */
const FIRST_NAMED = 67;
/** Sections that list all cards, with nothing but their own words. */
const LISTS = /^cards/;
const NUMBERS = /(\d{2,3})(?:[-–](\d{2,3}))?/g;
/** A link into another section says nothing outside the rules. */
const LINK = /\[([^\]]+)\]\(#[^)]*\)/g;

function names(line: string, card: number): boolean {
  return [...line.matchAll(NUMBERS)].some(([, first, last]) => {
    const from = Number(first);
    return from <= card && card <= Number(last ?? from);
  });
}

/** The list items that concern a card, as Markdown. */
export function aboutCard(sections: readonly SectionFacts[], card: number): string[] {
  if (card < FIRST_NAMED) return [];
  return sections
    .filter(({ anchor }) => !LISTS.test(anchor))
    .flatMap(({ body }) => body.split('\n'))
    .filter((line) => line.startsWith('- ') && names(line, card))
    .map((line) => line.replaceAll(LINK, '$1'));
}
