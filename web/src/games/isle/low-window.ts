/** In a low window, as at a zoom of 200 %, the page scrolls to what is asked about. */

const LOW = '(max-width: 820px) and (max-height: 560px)';

export function showIfLow(part: Element | undefined): void {
  if (matchMedia(LOW).matches) part?.scrollIntoView({ block: 'nearest' });
}
