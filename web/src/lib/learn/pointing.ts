/** A ring around what is spoken of. It is a rule of style and no element: so it follows
 * whatever matches, wherever that goes, and is in nobody's way. It lies within, unless
 * `--ring` of what is small sets it further out. */

const RING = `
  outline: 4px dashed var(--accent) !important;
  outline-offset: var(--ring, -4px) !important;
`;

export function point(at: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${at}:not(:focus-visible) { ${RING} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (one) => one !== sheet,
    );
  };
}
