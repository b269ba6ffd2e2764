/** Draws a ring around the elements that match a selector. It is a style rule, so it
 * follows them wherever they go and catches no clicks. Small elements set `--ring` to have
 * it outside. */

const RING = `
  outline: 4px dashed var(--accent) !important;
  outline-offset: var(--ring, -4px) !important;
`;

export function highlight(at: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${at}:not(:focus-visible) { ${RING} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (one) => one !== sheet,
    );
  };
}
