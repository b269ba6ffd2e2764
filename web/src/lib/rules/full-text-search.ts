/** Full-text search in the rules; order, case and accents of the words do not matter. */

import type { SectionFacts } from '../types';

export interface Hit {
  section: SectionFacts;
  /** The best line, in pieces: every second one is a match. */
  pieces: string[];
}

/** Characters shown before the first match, and in all. */
const BEFORE = 40;
const LENGTH = 150;
/** Markup: list items, emphasis, figures and rulings. */
const SIGNS = /^\s*(?:-|\d+\.) |[*`|]|\{(?:figure|ruling): [\w-]+\} /g;
const LINK = /\[([^\]]+)\]\(#[^)]+\)/g;

const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The letters of a text, each folded alone, so that indexes stay the same. */
const letters = (text: string): string[] => [...text].map(fold);

export function search(sections: readonly SectionFacts[], query: string): Hit[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return sections.flatMap((section) => {
    const lines = [section.title, ...section.body.split('\n').map(plain)].filter(Boolean);
    const whole = fold(lines.join('\n'));
    if (!words.every((word) => whole.includes(word))) return [];
    const matching = (line: string) =>
      words.filter((word) => fold(line).includes(word)).length;
    const best = lines.reduce((one, other) =>
      matching(other) > matching(one) ? other : one,
    );
    return [{ section, pieces: cut(best, words) }];
  });
}

const plain = (line: string): string =>
  line.replaceAll(LINK, '$1').replaceAll(SIGNS, '').trim();

/** The part of a line around the matches, with the matches as pieces of their own. */
function cut(line: string, words: readonly string[]): string[] {
  const all = [...line];
  const found = marks(letters(line), words);
  const first = Math.max(0, found.indexOf(true) - BEFORE);
  const last = Math.min(all.length, first + LENGTH);
  const pieces: string[] = [];
  let piece = first ? '… ' : '';
  for (let n = first; n < last; n += 1) {
    // Even pieces are plain text, odd ones are matches.
    if (found[n] !== (pieces.length % 2 === 1)) {
      pieces.push(piece);
      piece = '';
    }
    piece += all[n] ?? '';
  }
  return [...pieces, last < all.length ? `${piece} …` : piece];
}

/** For each letter whether it is part of a match. */
function marks(text: readonly string[], words: readonly string[]): boolean[] {
  const found = text.map(() => false);
  for (const word of words) {
    for (let from = 0; from < text.length; from += 1) {
      let seen = '';
      let to = from;
      while (to < text.length && seen.length < word.length) seen += text[to++];
      if (seen === word) found.fill(true, from, to);
    }
  }
  return found;
}
