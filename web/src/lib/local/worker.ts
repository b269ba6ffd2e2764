/** The worker that hosts the tables of this browser, in Python. */

import { Bots } from './bots';
import { download, startPython } from './python';
import type { FromWorker, ToWorker } from './protocol';
import { SafeStore } from './store';

/** `meowple.browser.host.Host`, as far as it is used here. */
interface Host {
  request(method: string, path: string, body: string): Promise<string>;
  connect(
    key: number,
    table: string,
    seat: number | undefined,
    have: number,
    language: string,
    send: (text: string) => void,
    close: (code: number) => void,
  ): Promise<void>;
  receive(key: number, text: string): Promise<void>;
  disconnect(key: number): void;
  told(table: string): Promise<void>;
  tend_all(): void;
}

const post = (message: FromWorker) => self.postMessage(message);

/** Which tables have their bots think in this tab: one tab at a time. */
class Tending {
  private readonly held = new Map<string, { count: number; release: () => void }>();
  private readonly tends = new Set<string>();

  constructor(private readonly onchange: () => void) {}

  may = (table: string): boolean => !navigator.locks || this.tends.has(table);

  open(table: string): void {
    const found = this.held.get(table);
    if (found) {
      found.count += 1;
      return;
    }
    const mine = { count: 1, release: () => {} };
    this.held.set(table, mine);
    void navigator.locks?.request(`meowple-bots-${table}`, () => {
      if (this.held.get(table) !== mine) return undefined;
      this.tends.add(table);
      this.onchange();
      return new Promise<void>((resolve) => (mine.release = resolve));
    });
  }

  close(table: string): void {
    const found = this.held.get(table);
    if (!found || --found.count > 0) return;
    this.held.delete(table);
    this.tends.delete(table);
    found.release();
  }
}

const tabs = new BroadcastChannel('meowple-tables');
const tending = new Tending(() => host?.tend_all());
/** The tables of the connections, by their keys. */
const tables = new Map<number, string>();
let host: Host | null = null;

async function start(message: ToWorker & { type: 'start' }): Promise<void> {
  const { runtime, name, first } = message;
  if (first) {
    await download(runtime, (loaded, total) => post({ type: 'progress', loaded, total }));
  }
  const store = new SafeStore((reason) => post({ type: 'unstored', reason }));
  const bots = new Bots(runtime);
  const python = await startPython(runtime);
  const page = {
    store,
    bots,
    name,
    may_tend: tending.may,
    tell: (table: string) => tabs.postMessage(table),
  };
  python.registerJsModule('meowple_page', page);
  host = python.runPython(`
import meowple_page as page
from meowple.browser.host import Host
Host(page.store, page.bots, tell=page.tell, may_tend=page.may_tend, name=page.name)
`) as Host;
  tabs.onmessage = ({ data }: MessageEvent<string>) => void host?.told(data);
  post({ type: 'ready' });
}

async function connect(host: Host, message: ToWorker & { type: 'connect' }): Promise<void> {
  const { key, table, seat, have, language } = message;
  const closed = (code: number) => {
    if (tables.delete(key)) tending.close(table);
    post({ type: 'closed', key, code });
  };
  tables.set(key, table);
  tending.open(table);
  try {
    const send = (text: string) => post({ type: 'message', key, text });
    // Python takes `null` for an object of its own.
    await host.connect(key, table, seat ?? undefined, have, language, send, closed);
  } catch {
    closed(4404);
  }
}

async function handle(message: ToWorker): Promise<void> {
  if (message.type === 'start') return start(message);
  if (!host) return;
  switch (message.type) {
    case 'request': {
      const { id, method, path, body } = message;
      post({ type: 'answer', id, text: await host.request(method, path, body) });
      return;
    }
    case 'connect':
      return connect(host, message);
    case 'send':
      return host.receive(message.key, message.text);
    case 'close': {
      host.disconnect(message.key);
      const table = tables.get(message.key);
      if (table !== undefined && tables.delete(message.key)) tending.close(table);
    }
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  handle(data).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    if (data.type === 'request') {
      const failed = { error: { id: 'server.fault', message: reason, rule: null } };
      post({ type: 'answer', id: data.id, text: `500 ${JSON.stringify(failed)}` });
    } else post({ type: 'failed', reason });
  });
};
