/** How a session reaches its table: over a WebSocket, or in a worker of this page. */

export interface TransportEvents {
  onmessage(text: string): void;
  onclose(code: number): void;
}

export interface Transport {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

/** What a session tells when it connects. */
export interface Seating {
  table: string;
  seat: number | null;
  /** The number of the last state that it has. */
  have: number;
  language: string;
}

/** Whether a table is one of this browser's own. */
export const isLocalTable = (table: string): boolean => table.startsWith('local-');

export function connect(seating: Seating, events: TransportEvents): Transport {
  return isLocalTable(seating.table)
    ? new WorkerTransport(seating, events)
    : new SocketTransport(seating, events);
}

class SocketTransport implements Transport {
  private readonly socket: WebSocket;

  constructor({ table, seat, have, language }: Seating, events: TransportEvents) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const viewer = seat === null ? '' : `&seat=${seat}`;
    const path = `/api/tables/${encodeURIComponent(table)}/play`;
    this.socket = new WebSocket(
      `${scheme}://${location.host}${path}?lang=${language}${viewer}&have=${have}`,
    );
    this.socket.onmessage = ({ data }) => events.onmessage(String(data));
    this.socket.onclose = ({ code }) => events.onclose(code);
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }
  send(text: string): void {
    this.socket.send(text);
  }
  close(): void {
    this.socket.close();
  }
}

type LocalHost = (typeof import('./local/host.svelte'))['localHost'];

class WorkerTransport implements Transport {
  private host: LocalHost | null = null;
  private key = 0;
  private closed = false;

  constructor(seating: Seating, events: TransportEvents) {
    this.open(seating, events).catch(() => events.onclose(0));
  }

  private async open(seating: Seating, events: TransportEvents): Promise<void> {
    const { table, seat, have, language } = seating;
    const { localHost } = await import('./local/host.svelte');
    const key = await localHost.connect(table, seat, have, language, events);
    if (this.closed) return localHost.close(key);
    this.key = key;
    this.host = localHost;
  }

  get isOpen(): boolean {
    return this.host !== null;
  }
  send(text: string): void {
    this.host?.send(this.key, text);
  }
  close(): void {
    this.closed = true;
    this.host?.close(this.key);
    this.host = null;
  }
}
