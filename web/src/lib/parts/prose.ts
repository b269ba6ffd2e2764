/** Markdown of our own, with headings that links can lead to. */

import { Marked, type Token, type Tokens } from 'marked';

export interface Section {
  id: string;
  title: string;
}
export interface Document {
  html: string;
  sections: Section[];
}

const idOf = (title: string): string =>
  title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

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
  const sections = tokens
    .filter(isHeading)
    .filter(({ depth }) => depth === 2)
    .map(({ text: title }) => ({ id: idOf(title), title }));
  return { html: marked.parser(tokens), sections };
}
