/** The tables of this browser in IndexedDB. A promise is kept when the data is written. */

const NAME = 'meowple';
const VERSION = 1;

/** What a request finds. */
function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

/** The end of a transaction: only then its data is written. */
function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
}

/** A browser that forbids storage throws at once, or has no IndexedDB at all. */
async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables');
    request.result.createObjectStore('log');
  };
  return done(request);
}

/** All entries of a table after a number. */
const after = (id: string, number: number): IDBKeyRange =>
  IDBKeyRange.bound([id, number], [id, Infinity], true);

export interface Store {
  tables(): Promise<string>;
  table(id: string): Promise<string>;
  entries(id: string, number: number): Promise<string>;
  put(id: string, row: string): Promise<void>;
  append(id: string, number: number, entry: string, row: string): Promise<boolean>;
  add(tables: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A table of `add`: its row, and entries of its log by their numbers. */
interface Added {
  id: string;
  row: string;
  log: [number, string][];
}

const listed = (texts: string[]): string => `[${texts.join(',')}]`;

class DatabaseStore implements Store {
  constructor(private readonly database: IDBDatabase) {
    // Another tab has a newer version: it must not wait for this one.
    database.onversionchange = () => database.close();
  }

  private change(): IDBTransaction {
    return this.database.transaction(['tables', 'log'], 'readwrite', {
      durability: 'strict',
    });
  }

  async tables(): Promise<string> {
    const found = this.database.transaction('tables').objectStore('tables').getAll();
    return listed((await done(found)) as string[]);
  }

  async table(id: string): Promise<string> {
    const found = this.database.transaction('tables').objectStore('tables').get(id);
    return ((await done(found)) as string | undefined) ?? '';
  }

  async entries(id: string, number: number): Promise<string> {
    const log = this.database.transaction('log').objectStore('log');
    return listed((await done(log.getAll(after(id, number)))) as string[]);
  }

  async put(id: string, row: string): Promise<void> {
    const change = this.change();
    change.objectStore('tables').put(row, id);
    await written(change);
  }

  async append(id: string, number: number, entry: string, row: string): Promise<boolean> {
    const change = this.change();
    const log = change.objectStore('log');
    if ((await done(log.count([id, number]))) > 0) return false;
    log.add(entry, [id, number]);
    change.objectStore('tables').put(row, id);
    await written(change);
    return true;
  }

  async add(tables: string): Promise<void> {
    const change = this.change();
    for (const { id, row, log } of JSON.parse(tables) as Added[]) {
      change.objectStore('tables').put(row, id);
      for (const [number, entry] of log) change.objectStore('log').put(entry, [id, number]);
    }
    await written(change);
  }

  async remove(id: string): Promise<void> {
    const change = this.change();
    change.objectStore('tables').delete(id);
    change.objectStore('log').delete(after(id, -1));
    await written(change);
  }
}

/** Tables that last until the page is closed. */
class MemoryStore implements Store {
  readonly rows = new Map<string, string>();
  readonly logs = new Map<string, Map<number, string>>();

  tables(): Promise<string> {
    return Promise.resolve(listed([...this.rows.values()]));
  }
  table(id: string): Promise<string> {
    return Promise.resolve(this.rows.get(id) ?? '');
  }
  entries(id: string, number: number): Promise<string> {
    const log = [...(this.logs.get(id) ?? [])].filter(([at]) => at > number);
    return Promise.resolve(listed(log.sort(([a], [b]) => a - b).map(([, entry]) => entry)));
  }
  put(id: string, row: string): Promise<void> {
    this.rows.set(id, row);
    return Promise.resolve();
  }
  append(id: string, number: number, entry: string, row: string): Promise<boolean> {
    const log = this.logs.get(id) ?? new Map<number, string>();
    if (log.has(number)) return Promise.resolve(false);
    this.logs.set(id, log.set(number, entry));
    this.rows.set(id, row);
    return Promise.resolve(true);
  }
  add(tables: string): Promise<void> {
    for (const { id, row, log } of JSON.parse(tables) as Added[]) {
      this.rows.set(id, row);
      this.logs.set(id, new Map([...(this.logs.get(id) ?? []), ...log]));
    }
    return Promise.resolve();
  }
  remove(id: string): Promise<void> {
    this.rows.delete(id);
    this.logs.delete(id);
    return Promise.resolve();
  }
}

/** Stores in the database. When that fails, `onfailure` is called once, and from then on
 * everything is kept in memory, so that the game can go on. */
export class SafeStore implements Store {
  private held: Promise<Store>;
  private failed = false;

  constructor(private readonly onfailure: (reason: 'full' | 'forbidden') => void) {
    this.held = open().then<Store, Store>(
      (database) => new DatabaseStore(database),
      () => this.fail('forbidden'),
    );
  }

  private fail(reason: 'full' | 'forbidden'): MemoryStore {
    this.failed = true;
    this.onfailure(reason);
    return new MemoryStore();
  }

  /** Copies what can be read into memory, and goes on there. */
  private async toMemory(reason: 'full' | 'forbidden', before: Store): Promise<Store> {
    const memory = this.fail(reason);
    const rows = JSON.parse(await before.tables().catch(() => '[]')) as { id: string }[];
    for (const row of rows) {
      memory.rows.set(row.id, JSON.stringify(row));
      const log = JSON.parse(await before.entries(row.id, 0)) as { number: number }[];
      memory.logs.set(row.id, new Map(log.map((one) => [one.number, JSON.stringify(one)])));
    }
    return memory;
  }

  private async run<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const store = await this.held;
    try {
      return await work(store);
    } catch (error) {
      if (this.failed) return work(await this.held);
      const full = error instanceof DOMException && error.name === 'QuotaExceededError';
      this.held = this.toMemory(full ? 'full' : 'forbidden', store);
      return work(await this.held);
    }
  }

  tables(): Promise<string> {
    return this.run((store) => store.tables());
  }
  table(id: string): Promise<string> {
    return this.run((store) => store.table(id));
  }
  entries(id: string, number: number): Promise<string> {
    return this.run((store) => store.entries(id, number));
  }
  put(id: string, row: string): Promise<void> {
    return this.run((store) => store.put(id, row));
  }
  append(id: string, number: number, entry: string, row: string): Promise<boolean> {
    return this.run((store) => store.append(id, number, entry, row));
  }
  add(tables: string): Promise<void> {
    return this.run((store) => store.add(tables));
  }
  remove(id: string): Promise<void> {
    return this.run((store) => store.remove(id));
  }
}
