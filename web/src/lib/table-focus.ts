/** Focus management for keyboard players: when the focused control disappears or becomes
 * disabled, the next usable one gets the focus. */

/** Controls that play an action, confirm a selection, or move a tile. */
const CONTROLS = '[data-action], [data-confirm], [data-placing] [tabindex]';
/** Actions that end a turn: if one is offered, no other is compulsory. */
const ENDS = ['done', 'pass', 'skip'];
/** Actions that never get the focus by themselves: a key pressed twice must not play them. */
const NEVER_FOCUSED = [...ENDS, 'pay', 'discard', 'ask'];
/** The element that gets the focus while there is nothing to do. */
const REST = '[data-rest]';
/** Elements in which a repeated key is text. */
const EDITABLE = 'input, textarea, select, [contenteditable]';

type Focusable = HTMLElement | SVGElement;

/** Follows the focus within a table, and keeps it there. */
export function keepFocus(table: HTMLElement): () => void {
  /** The element that had the focus last, and its ancestors. */
  let path: Element[] = [];
  /** The last input came from a pointer, which needs no focus. */
  let byPointer = false;

  function onFocus(event: FocusEvent): void {
    path = [];
    let one = event.target instanceof Element ? event.target : null;
    for (; one && table.contains(one); one = one.parentElement) path.push(one);
  }
  function restore(): void {
    const active = document.activeElement;
    const lost = !active || active === document.body || active.matches(':disabled');
    if (!lost || byPointer || !path.length) return;
    if (table.querySelector('[aria-busy="true"]')) return;
    successor(table, path)?.focus({ preventScroll: true });
  }
  const onPointer = (): void => void (byPointer = true);
  /** Ignores repeated keys: the control that has the focus by now is another one. */
  function onKey(event: KeyboardEvent): void {
    byPointer = false;
    const { target } = event;
    if (!event.repeat || !['Enter', ' '].includes(event.key)) return;
    if (!(target instanceof Element) || !table.contains(target)) return;
    if (target.closest(EDITABLE)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const observer = new MutationObserver(restore);
  observer.observe(table, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-busy', 'hidden'],
  });
  document.addEventListener('focusin', onFocus);
  addEventListener('pointerdown', onPointer, true);
  addEventListener('keydown', onKey, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    removeEventListener('pointerdown', onPointer, true);
    removeEventListener('keydown', onKey, true);
  };
}

/** The same control if it is back; else the nearest one that must be used. */
function successor(table: HTMLElement, path: readonly Element[]): Focusable | null {
  const [same] = path;
  const left = path.filter((one) => table.contains(one));
  if (same && left[0] === same && isUsable(same as Focusable)) return same as Focusable;
  const optional = usable(table).some((control) => ENDS.includes(verb(control)));
  for (const one of optional ? [] : left) {
    const near = usable(one).find((control) => !NEVER_FOCUSED.includes(verb(control)));
    if (near) return near;
  }
  return table.querySelector<Focusable>(REST);
}

const usable = (part: Element): Focusable[] =>
  [...part.querySelectorAll<Focusable>(CONTROLS)].filter(isUsable);

const verb = (control: Focusable): string => control.dataset.action?.split(' ')[0] ?? '';

function isUsable(control: Focusable): boolean {
  const disabled =
    control.matches(':disabled') || control.getAttribute('aria-disabled') === 'true';
  return !disabled && control.tabIndex >= 0 && control.checkVisibility();
}
