/** On a phone what the guide points at may be further down. */

/** The first element that matches and is not hidden. */
export const targetOf = (at: string): Element | undefined =>
  [...document.querySelectorAll(at)].find((one) => one.checkVisibility());

const shown = (within: DOMRect, { top, bottom }: DOMRect): boolean =>
  top >= within.top - 1 && bottom <= within.bottom + 1;

function scrollerOf(one: Element): Element | null {
  for (let around = one.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight)
      return around;
  }
  return null;
}

/** Scrolls to a target, unless a choice would go out of sight. Returns a function that
 * scrolls back, unless the learner has scrolled. */
export function bringIntoView(at: string): () => void {
  const target = targetOf(at);
  const scroller = target && scrollerOf(target);
  if (!scroller) return () => {};
  const window = scroller.getBoundingClientRect();
  const choices = [...scroller.querySelectorAll('[data-rest] [data-action]')].filter(
    (one) => shown(window, one.getBoundingClientRect()),
  );
  const before = scroller.scrollTop;
  target.scrollIntoView({ block: 'nearest' });
  if (!choices.every((one) => shown(window, one.getBoundingClientRect())))
    scroller.scrollTop = before;
  const after = scroller.scrollTop;
  return () => {
    if (scroller.scrollTop === after) scroller.scrollTop = before;
  };
}
