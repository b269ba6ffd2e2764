/** Sets the title of the page from its heading, and moves the focus there on navigation. */

import { setPageTitle } from './notifications';

let current: Element | null = null;
let left: Element | null = null;

/** Follows the heading of the page, which may appear late and may change. */
export function followHeading(): () => void {
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  update();
  return () => observer.disconnect();
}

/** Another page is loading: if the focus stays where it is now, move it to the heading. */
export function leavePage(): void {
  left = document.activeElement;
}

function update(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  setPageTitle(heading.textContent.trim());
  if (heading === current) return;
  const first = current === null;
  current = heading;
  const active = document.activeElement;
  // Not on the first page, and not if the focus was moved meanwhile.
  if (first || (active !== left && active !== document.body)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
