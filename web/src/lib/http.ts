/** The HTTP API of the server. */

import { currentLanguage } from './texts.svelte';
import type { ErrorFacts } from './types';

/** An error from the server, with a message in the reader's language. */
export class ApiError extends Error {
  constructor(
    readonly id: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function request<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<T> {
  const mark = path.includes('?') ? '&' : '?';
  let response: Response;
  try {
    response = await fetch(`${path}${mark}lang=${currentLanguage()}`, {
      method,
      headers: { 'X-Meowple': '1', 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('network.silent', '', 0);
  }
  const found = await read<T>(response);
  if (!response.ok) {
    throw new ApiError(found.error?.id ?? '', found.error?.message ?? '', response.status);
  }
  return found;
}

/** An answer that is not JSON comes from a proxy, not from our server. */
async function read<T>(response: Response): Promise<T & { error?: ErrorFacts }> {
  try {
    return (await response.json()) as T & { error?: ErrorFacts };
  } catch {
    throw new ApiError('network.garbled', '', response.status);
  }
}

export const get = <T>(path: string): Promise<T> => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  request<T>('POST', path, body);
