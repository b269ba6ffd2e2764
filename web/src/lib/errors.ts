/** The message to show for an error. */

import { ApiError } from './http';
import { say } from './texts.svelte';

export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message || say('web.offline');
  return error instanceof Error ? error.message : String(error);
}
