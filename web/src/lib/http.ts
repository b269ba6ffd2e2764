/** The HTTP API of the server; requests about this browser's own tables go to its worker. */

import { place } from './place.svelte';
import { currentLanguage } from './texts.svelte';
import { isLocalTable } from './transport';
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
  const address = `${path}${mark}lang=${currentLanguage()}`;
  if (isLocal(path)) return localRequest<T>(method, address, body);
  let response: Response;
  try {
    response = await fetch(address, {
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

/** Whether this page answers a request itself. */
const isLocal = (path: string): boolean =>
  place.local ||
  path.startsWith('/api/local/') ||
  isLocalTable(/^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? '');

/** A request that this page answers itself. */
async function localRequest<T>(method: string, path: string, body: unknown): Promise<T> {
  const { localHost } = await import('./local/host.svelte');
  const { status, text } = await localHost.request(method, path, body);
  const found = JSON.parse(text) as T & { error?: ErrorFacts };
  if (status === 200) return found;
  throw new ApiError(found.error?.id ?? '', found.error?.message ?? '', status);
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
