/** Games of this browser as files. */

import { ApiError } from '../http';
import { currentLanguage, say } from '../texts.svelte';
import { localHost } from './host.svelte';

/** More than thousands of games take; the worker has the same limit. */
const LIMIT = 50_000_000;
const PREFIX = 'meowple.';
/** What says where something is in this browser, and nothing about the player. */
const NOT_COPIED = ['meowple.runtime'];
const NEWS = 'meowple.copied';

interface Opened {
  added: number;
  known: number;
}

async function ask(method: 'GET' | 'POST', path: string, body: string): Promise<string> {
  const address = `/api/local/${path}?lang=${currentLanguage()}`;
  const { status, text } = await localHost.requestText(method, address, body);
  if (status === 200) return text;
  const { error } = JSON.parse(text) as { error: { id: string; message: string } };
  throw new ApiError(error.id, error.message, status);
}

/** The settings of this browser, and what else it remembers of the player. */
function settings(): Record<string, string> {
  const found: Record<string, string> = {};
  for (let n = 0; n < localStorage.length; n++) {
    const key = localStorage.key(n) ?? '';
    const value = localStorage.getItem(key);
    if (key.startsWith(PREFIX) && !NOT_COPIED.includes(key) && value !== null)
      found[key] = value;
  }
  return found;
}

function restore(found: unknown): void {
  if (typeof found !== 'object' || found === null) return;
  for (const [key, value] of Object.entries(found)) {
    if (!key.startsWith(PREFIX) || NOT_COPIED.includes(key)) continue;
    if (typeof value === 'string') localStorage.setItem(key, value);
  }
}

/** Saves all games and settings as one file. */
export async function keepCopy(): Promise<void> {
  const copy = JSON.parse(await ask('GET', 'copy', '')) as object;
  const text = JSON.stringify({ ...copy, settings: settings() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `meowple-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Opens a file: the table of a record, or null if it was a copy. A copy is stored as a
 * whole, or not at all; the page has to be loaded again with its settings. */
export async function openFile(file: File): Promise<string | null> {
  if (file.size > LIMIT) {
    throw new ApiError('copy.too_large', say('web.local.copies-too_large'), 400);
  }
  const text = await file.text();
  if (/^meowple record /.test(text)) {
    return (JSON.parse(await ask('POST', 'record', text)) as { id: string }).id;
  }
  const news = JSON.parse(await ask('POST', 'copy', text)) as Opened;
  try {
    restore((JSON.parse(text) as { settings?: unknown }).settings);
    sessionStorage.setItem(NEWS, JSON.stringify(news));
  } catch {
    // The games are here; a browser without storage has no settings to bring back.
  }
  return null;
}

/** What the copy added that was opened before the page was reloaded. */
export function takeNews(): Opened | null {
  try {
    const text = sessionStorage.getItem(NEWS);
    sessionStorage.removeItem(NEWS);
    return text ? (JSON.parse(text) as Opened) : null;
  } catch {
    return null;
  }
}
