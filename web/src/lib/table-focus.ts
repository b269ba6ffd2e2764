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
/** Controls that only mark something: a key pressed twice does no harm there. */
const MARKS = '[data-action][aria-pressed]';
/** Elements in which a repeated key is text. */
const EDITABLE = 'input, textarea, select, [contenteditable]';

type Focusable = HTMLElement | SVGElement;

/** Follows the focus within a table, and keeps it there. */
export function keepFocus(table: HTMLElement): () => void {
  /** The element that had the focus last, and its ancestors. */
  let path: Element[] = [];
  /** The last input came from a pointer, which needs no focus. */
  let byPointer = false;
  /** The Tab key was pressed: it may lead out of the page, and must not lead back. */
  let leaving = false;

  function onFocus(event: FocusEvent): void {
    path = [];
    leaving = false;
    let one = event.target instanceof Element ? event.target : null;
    for (; one && table.contains(one); one = one.parentElement) path.push(one);
  }
  function restore(): void {
    const active = document.activeElement;
    const lost = !active || active === document.body || active.matches(':disabled');
    if (!lost || byPointer || leaving || !path.length) return;
    if (table.querySelector('[aria-busy="true"]')) return;
    successor(table, path)?.focus({ preventScroll: true });
  }
  /** A game begins on its board, where the keys work, and not on the heading of the page,
   * which is announced anyway: at the first thing to mark, or where the keys rest. */
  function enter(): void {
    if (entered) return;
    const rest = table.querySelector<Focusable>(REST);
    if (!rest) return;
    entered = true;
    const active = document.activeElement;
    if (active?.matches('h1') && !table.contains(active))
      (marks(table) ?? rest).focus({ preventScroll: true });
  }
  let entered = false;
  const onPointer = (): void => void (byPointer = true);
  /** Ignores repeated keys: the control that has the focus by now is another one. */
  function onKey(event: KeyboardEvent): void {
    byPointer = false;
    leaving = /^Tab$/.test(event.key);
    const { target } = event;
    if (!event.repeat || !['Enter', ' '].includes(event.key)) return;
    if (!(target instanceof Element) || !table.contains(target)) return;
    if (target.closest(EDITABLE)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Arrows lead from where the keys rest to the first control, and Ctrl+Enter confirms what
   * is chosen or ends the decision. */
  function onShortcut(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) {
      event.preventDefault();
      confirmation(table)?.click();
    } else if (/^Arrow/.test(event.key) && isResting()) {
      // A board may have arrows of its own.
      setTimeout(() => {
        if (!event.defaultPrevented && isResting()) firstControl(table)?.focus();
      });
    }
  }
  const isResting = (): boolean =>
    document.activeElement === document.body ||
    (document.activeElement?.matches(REST) ?? false);

  const observer = new MutationObserver(() => {
    enter();
    restore();
  });
  // The heading gets the focus when the page has come; the board may be there already.
  setTimeout(enter);
  observer.observe(table, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-busy', 'hidden'],
  });
  document.addEventListener('focusin', onFocus);
  addEventListener('pointerdown', onPointer, true);
  addEventListener('keydown', onKey, true);
  addEventListener('keydown', onShortcut);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    removeEventListener('pointerdown', onPointer, true);
    removeEventListener('keydown', onKey, true);
    removeEventListener('keydown', onShortcut);
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

const marks = (table: Element): Focusable | undefined =>
  usable(table).find((control) => control.matches(MARKS));

const firstControl = (table: Element): Focusable | undefined =>
  usable(table).find((control) => !NEVER_FOCUSED.includes(verb(control)));

/** The button that confirms a selection; else the only one that ends the decision. */
function confirmation(table: Element): HTMLElement | undefined {
  const buttons = usable(table).filter((one) => one instanceof HTMLElement);
  const confirm = buttons.find((one) => one.matches('[data-confirm]'));
  if (confirm) return confirm;
  const ends = buttons.filter((one) => [...ENDS, 'pay'].includes(verb(one)));
  return ends.length === 1 ? ends[0] : undefined;
}

const usable = (part: Element): Focusable[] =>
  [...part.querySelectorAll<Focusable>(CONTROLS)].filter(isUsable);

const verb = (control: Focusable): string => control.dataset.action?.split(' ')[0] ?? '';

function isUsable(control: Focusable): boolean {
  const disabled =
    control.matches(':disabled') || control.getAttribute('aria-disabled') === 'true';
  return !disabled && control.tabIndex >= 0 && control.checkVisibility();
}
