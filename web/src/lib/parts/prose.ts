/** Markdown of our own, with headings that links can lead to. */

import { Marked, type Token, type Tokens } from 'marked';

export interface Section {
  id: string;
  title: string;
}
export interface Document {
  /** What stands before the first section. */
  lead: string;
  body: string;
  sections: Section[];
}

const idOf = (title: string): string =>
  title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
const isSection = (token: Token): token is Tokens.Heading =>
  token.type === 'heading' && (token as Tokens.Heading).depth === 2;

/** The text as a page; its first heading is of this level. */
export function read(text: string, level: number): Document {
  const marked = new Marked();
  marked.use({
    renderer: {
      heading({ tokens, depth, text: title }) {
        const tag = `h${depth + level - 1}`;
        const words = this.parser.parseInline(tokens);
        return `<${tag} id="${idOf(title)}" tabindex="-1">${words}</${tag}>\n`;
      },
    },
  });
  const tokens = marked.lexer(text);
  const heads = tokens.filter(isSection);
  const begin = heads[0] ? tokens.indexOf(heads[0]) : tokens.length;
  return {
    lead: marked.parser(tokens.slice(0, begin)),
    body: marked.parser(tokens.slice(begin)),
    sections: heads.map(({ text: title }) => ({ id: idOf(title), title })),
  };
}
