/** A page is called as its heading says, and is read from there. */

import { entitle } from './notices';

let named: Element | null = null;
let left: Element | null = null;

/** Follow the heading of the page, which may come late and may change its words. */
export function followHeading(): () => void {
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** Another page comes: whoever stays where they are now is brought to its heading. */
export function turnPage(): void {
  left = document.activeElement;
}

function look(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  entitle(heading.textContent.trim());
  if (heading === named) return;
  const first = named === null;
  named = heading;
  const active = document.activeElement;
  // Who comes from elsewhere begins as in any page; who moved on is left in peace.
  if (first || (active !== left && active !== document.body)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
