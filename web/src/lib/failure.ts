/** What to tell a person when something did not work. */

import { Refusal } from './http';
import { say } from './texts.svelte';

export function inWords(error: unknown): string {
  if (error instanceof Refusal) return error.message || say('web.offline');
  return error instanceof Error ? error.message : String(error);
}
