/** Who plays with the keys stays at the table: what has the focus and goes away, or can no
 * longer be used, hands it on to what can be used next. */

/** Whatever takes an action, sends together what was marked, or moves what is laid. */
const CONTROLS = '[data-action], [data-confirm], [data-placing] [tabindex]';
/** What ends a turn is for those who look for it: a key pressed twice must not find it. */
const ENDS = ['done', 'pass', 'skip', 'pay'];
/** Where the keys rest while nothing can be done. */
const REST = '[data-rest]';

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
  const press = (): void => void (pointed = false);

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

/** The same control, if it is back; else the next one, as near to it as can be. */
function heir(table: HTMLElement, around: readonly Element[]): Focusable | null {
  const [same] = around;
  const left = around.filter((one) => table.contains(one));
  if (same && left[0] === same && takes(same as Focusable)) return same as Focusable;
  for (const one of left) {
    const near = [...one.querySelectorAll<Focusable>(CONTROLS)].find(goesOn);
    if (near) return near;
  }
  return table.querySelector<Focusable>(REST);
}

const goesOn = (control: Focusable): boolean =>
  takes(control) && !ENDS.includes(control.dataset.action ?? '');

function takes(control: Focusable): boolean {
  const closed =
    control.matches(':disabled') || control.getAttribute('aria-disabled') === 'true';
  return !closed && control.tabIndex >= 0 && control.checkVisibility();
}
