/** Who plays with the keys stays at the table: what has the focus and goes away, or can no
 * longer be used, hands it on to what can be used next. */

/** Whatever takes an action, sends together what was marked, or moves what is laid. */
const CONTROLS = '[data-action], [data-confirm], [data-placing] [tabindex]';
/** Where one of these is offered, nothing else has to be done. */
const ENDS = ['done', 'pass', 'skip'];
/** This is for those who look for it: a key pressed twice must not find it. */
const SOUGHT = [...ENDS, 'pay', 'discard', 'ask'];
/** Where the keys rest while nothing can be done. */
const REST = '[data-rest]';
/** Where a key that is held writes. */
const WRITING = 'input, textarea, select, [contenteditable]';

type Focusable = HTMLElement | SVGElement;

/** Follow the focus within a table, and keep it there. */
export function keepFocus(table: HTMLElement): () => void {
  /** What had the focus last, and all that is around it. */
  let around: Element[] = [];
  /** A pointer needs no focus: it goes where it is led. */
  let pointed = false;

  function follow(event: FocusEvent): void {
    around = [];
    let one = event.target instanceof Element ? event.target : null;
    for (; one && table.contains(one); one = one.parentElement) around.push(one);
  }
  function look(): void {
    const active = document.activeElement;
    const lost = !active || active === document.body || active.matches(':disabled');
    if (!lost || pointed || !around.length) return;
    if (table.querySelector('[aria-busy="true"]')) return;
    heir(table, around)?.focus({ preventScroll: true });
  }
  const point = (): void => void (pointed = true);
  /** A key that is held has had its answer: what has the focus by now is another question. */
  function press(event: KeyboardEvent): void {
    pointed = false;
    const { target } = event;
    if (!event.repeat || !['Enter', ' '].includes(event.key)) return;
    if (!(target instanceof Element) || !table.contains(target)) return;
    if (target.closest(WRITING)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const observer = new MutationObserver(look);
  observer.observe(table, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-busy', 'hidden'],
  });
  document.addEventListener('focusin', follow);
  addEventListener('pointerdown', point, true);
  addEventListener('keydown', press, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', follow);
    removeEventListener('pointerdown', point, true);
    removeEventListener('keydown', press, true);
  };
}

/** The same control, if it is back; else the next one that has to be used, as near to it as
 * can be. */
function heir(table: HTMLElement, around: readonly Element[]): Focusable | null {
  const [same] = around;
  const left = around.filter((one) => table.contains(one));
  if (same && left[0] === same && takes(same as Focusable)) return same as Focusable;
  const optional = usable(table).some((control) => ENDS.includes(verb(control)));
  for (const one of optional ? [] : left) {
    const near = usable(one).find((control) => !SOUGHT.includes(verb(control)));
    if (near) return near;
  }
  return table.querySelector<Focusable>(REST);
}

const usable = (part: Element): Focusable[] =>
  [...part.querySelectorAll<Focusable>(CONTROLS)].filter(takes);

const verb = (control: Focusable): string => control.dataset.action?.split(' ')[0] ?? '';

function takes(control: Focusable): boolean {
  const closed =
    control.matches(':disabled') || control.getAttribute('aria-disabled') === 'true';
  return !closed && control.tabIndex >= 0 && control.checkVisibility();
}
