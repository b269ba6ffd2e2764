/** The title and icon of the tab, and notifications: all of them show when it is my turn. */

import { place } from './place.svelte';
import { settings } from './settings.svelte';
import type { Notice } from './types';

const NAME = 'Meowple';
const ICON = `${place.root}favicon.svg`;
const ICON_TURN = `${place.root}favicon-turn.svg`;

let page = '';
let turn: Notice | null = null;
let shown = '';

/** The title while it is not my turn. */
export function setPageTitle(title: string): void {
  page = title;
  updateTitle();
}

export function showTurn(notice: Notice | null): void {
  turn = notice;
  updateTitle();
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = notice ? ICON_TURN : ICON;
  // The id is the same for the whole turn and in all tabs: one notification.
  if (!notice || notice.id === shown || !document.hidden || !allowed()) return;
  shown = notice.id;
  notify(notice.title, { body: notice.body, tag: notice.id, icon: ICON });
}

function updateTitle(): void {
  const title = turn ? `● ${turn.title}` : page;
  document.title = title ? `${title} · ${NAME}` : NAME;
}

const allowed = (): boolean =>
  settings.notices && 'Notification' in window && Notification.permission === 'granted';

/** Null where a page may not show notifications although it may ask, as on phones. */
function notify(title: string, options: NotificationOptions): Notification | null {
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return notification;
  } catch {
    return null;
  }
}

/** Asks for permission and returns whether it was granted. Only a first notification
 * can tell. */
export async function requestNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const first = notify(NAME, { silent: true, tag: NAME, icon: ICON });
  first?.close();
  return first !== null;
}
