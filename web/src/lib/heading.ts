/** A page is called as its heading says, and is read from there. */

import { entitle } from './notices';

let named: Element | null = null;

/** Call the page by its heading, also when that comes late or changes its words. */
export function followHeading(): () => void {
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  look();
  return () => observer.disconnect();
}

function look(): void {
  const heading = document.querySelector('h1');
  if (heading) entitle(heading.textContent.trim());
}

/** Bring the reader to the heading of a page as soon as it is there. */
export function readFromHeading(): () => void {
  const before = document.activeElement;
  const arrive = () => {
    const heading = document.querySelector('h1');
    // The page that was left may stand there for another moment.
    if (!heading || heading === named) return;
    const first = named === null;
    named = heading;
    observer.disconnect();
    const active = document.activeElement;
    // Who comes from elsewhere begins as in any page; who moved on is left in peace.
    if (first || (active !== before && active !== document.body)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(arrive);
  observer.observe(document.body, { childList: true, subtree: true });
  arrive();
  return () => observer.disconnect();
}
