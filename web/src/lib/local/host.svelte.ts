/** The tables of this browser: starts their worker when it is needed, and talks to it. */

import runtime from 'virtual:python-runtime';
import { offline } from '../offline.svelte';
import { place } from '../place.svelte';
import { readStored, writeStored } from '../storage';
import type { FromWorker, ToWorker } from './protocol';

export interface Answer {
  status: number;
  text: string;
}

/** A connection to a table, as a WebSocket would have it. */
interface Connection {
  onmessage(text: string): void;
  onclose(code: number): void;
}

class LocalHost {
  /** What has been loaded of the runtime, in bytes; null when nothing is being loaded. */
  progress = $state.raw<{ loaded: number; total: number } | null>(null);
  /** Why games are not stored any more. */
  unstored = $state<'full' | 'forbidden' | null>(null);
  /** Python is being started. */
  starting = $state(false);
  private isReady = false;

  private worker: Worker | null = null;
  private started: Promise<void> | null = null;
  private giveUp: (reason: Error) => void = () => {};
  private lastKey = 0;
  private readonly requests = new Map<number, (answer: Answer) => void>();
  private readonly connections = new Map<number, Connection>();

  constructor() {
    // A browser may hold a page that was left, for a while, and with it two Pythons. They
    // are ended; if the user comes back, tables connect again.
    addEventListener('pagehide', ({ persisted }) => {
      if (persisted) this.stop('left');
    });
  }

  /** The bytes that the runtime takes over the network. */
  get size(): number {
    return Object.values(runtime.files).reduce((sum, { sent }) => sum + sent, 0);
  }

  /** Whether the runtime was loaded before, and is in the browser's cache. */
  get isLoaded(): boolean {
    return readStored('runtime', '') === runtime.folder;
  }

  private get folder(): string {
    return place.root + runtime.folder;
  }

  /** Starts Python, unless it has started. A failed start can be repeated. */
  start(): Promise<void> {
    this.started ??= new Promise<void>((resolve, reject) => {
      this.starting = true;
      const { folder } = this;
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        type: 'module',
      });
      this.worker = worker;
      this.giveUp = reject;
      worker.onerror = () => this.stop('worker');
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'ready') {
          writeStored('runtime', runtime.folder);
          this.isReady = true;
          this.progress = null;
          this.starting = false;
          // Where nothing can be kept, games need a network.
          this.keep().catch(() => undefined);
          resolve();
        } else if (data.type === 'failed') this.stop(data.reason);
        else this.receive(data);
      };
      this.post({
        type: 'start',
        runtime: { ...runtime, folder },
        name: readStored('name', ''),
        first: !this.isLoaded,
      });
    });
    return this.started;
  }

  /** Ends Python, and with it whatever waits for it. */
  private stop(reason: string): void {
    this.worker?.terminate();
    this.worker = null;
    this.started = null;
    this.isReady = false;
    this.progress = null;
    this.starting = false;
    const connections = [...this.connections.values()];
    const requests = [...this.requests.values()];
    this.connections.clear();
    this.requests.clear();
    for (const { onclose } of connections) onclose(0);
    const silent = JSON.stringify({ error: { id: 'network.silent', message: '' } });
    for (const answer of requests) answer({ status: 0, text: silent });
    this.giveUp(new Error(reason));
  }

  /** Keeps the runtime for times without a network, by the name that the service worker
   * knows; nothing is started. */
  async keep(): Promise<void> {
    const name = /python-[^/]+/.exec(runtime.folder)?.[0] ?? '';
    const files = Object.keys(runtime.files).map((file) => this.folder + file);
    await offline.keep(`meowple-${name}`, files);
    writeStored('runtime', runtime.folder);
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private receive(message: FromWorker): void {
    switch (message.type) {
      case 'progress':
        this.progress = { loaded: message.loaded, total: message.total };
        return;
      case 'unstored':
        this.unstored = message.reason;
        return;
      case 'answer': {
        const space = message.text.indexOf(' ');
        const status = Number(message.text.slice(0, space));
        this.requests.get(message.id)?.({ status, text: message.text.slice(space + 1) });
        this.requests.delete(message.id);
        return;
      }
      case 'message':
        this.connections.get(message.key)?.onmessage(message.text);
        return;
      case 'closed': {
        const closed = this.connections.get(message.key);
        this.connections.delete(message.key);
        closed?.onclose(message.code);
      }
    }
  }

  async request(method: string, path: string, body: unknown): Promise<Answer> {
    if (!this.isReady && method === 'GET') {
      const early = await this.earlyAnswer(path);
      if (early) return early;
    }
    const text = body === undefined ? '' : JSON.stringify(body);
    return this.requestText(method, path, text);
  }

  /** What the page knows before Python has started: the games, and the tables here. Python
   * starts meanwhile if it is in the browser already; it is not loaded for this. */
  private async earlyAnswer(path: string): Promise<Answer | null> {
    const { pathname, searchParams } = new URL(path, location.href);
    if (pathname !== '/api/games' && pathname !== '/api/tables') return null;
    if (this.isLoaded) this.start().catch(() => undefined);
    if (pathname === '/api/tables') {
      const mine = await (await import('./kept')).keptTables();
      return { status: 200, text: JSON.stringify({ mine, open: [] }) };
    }
    const file = `${this.folder}games-${searchParams.get('lang') ?? ''}.json`;
    const response = await fetch(file).catch(() => null);
    return response?.ok ? { status: 200, text: await response.text() } : null;
  }

  async requestText(method: string, path: string, text: string): Promise<Answer> {
    await this.start();
    const id = ++this.lastKey;
    return new Promise((resolve) => {
      this.requests.set(id, resolve);
      this.post({ type: 'request', id, method, path, body: text });
    });
  }

  /** Opens a connection to a table; its key is for `send` and `close`. */
  async connect(
    table: string,
    seat: number | null,
    have: number,
    language: string,
    connection: Connection,
  ): Promise<number> {
    await this.start();
    const key = ++this.lastKey;
    this.connections.set(key, connection);
    this.post({ type: 'connect', key, table, seat, have, language });
    return key;
  }

  send(key: number, text: string): void {
    this.post({ type: 'send', key, text });
  }

  close(key: number): void {
    this.connections.delete(key);
    this.post({ type: 'close', key });
  }
}

export const localHost = new LocalHost();
