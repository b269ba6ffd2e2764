/** The connection to a table. It reconnects by itself until it is refused or closed. */

import { connect, type Seating, type Transport } from '../transport';
import type { Outgoing } from '../types';

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'closed';

/** Delays between attempts to reconnect, in ms; the last one repeats. */
const RETRY_DELAYS = [200, 500, 1000, 2000, 4000, 8000];
/** Close codes from here on are final: 4000 + an HTTP status. */
const REFUSED = 4400;
const RESTART = 1012;
/** The database did not answer: try again. */
const UNAVAILABLE = 4503;

export class Connection {
  status = $state<ConnectionStatus>('connecting');
  private transport: Transport | null = null;
  private attempts = 0;
  private retryTimer = 0;

  /**
   * @param seating who connects, and what is known already.
   * @param receive takes a message.
   * @param lost is called whenever the connection has gone.
   */
  constructor(
    private readonly seating: () => Seating,
    private readonly receive: (message: Outgoing) => void,
    private readonly lost: () => void,
  ) {}

  open(): void {
    clearTimeout(this.retryTimer);
    this.transport?.close();
    if (this.status !== 'lost') this.status = 'connecting';
    const transport: Transport = connect(this.seating(), {
      onmessage: (text) => {
        if (transport === this.transport) this.receive(JSON.parse(text) as Outgoing);
      },
      onclose: (code) => {
        if (transport === this.transport) this.onClose(code);
      },
    });
    this.transport = transport;
  }

  /** The table has greeted us. */
  greeted(): void {
    this.status = 'open';
    this.attempts = 0;
  }

  /** Sends a message; false without a connection. */
  send(message: object): boolean {
    if (!this.transport?.isOpen) return false;
    this.transport.send(JSON.stringify(message));
    return true;
  }

  /** Reconnects at once instead of waiting for the next attempt. */
  reconnect(): void {
    if (this.status === 'lost') this.open();
  }

  /** Gives up the connection: a socket notices a lost network only after minutes. */
  drop(): void {
    if (this.status === 'closed') return;
    this.transport?.close();
    this.onClose(0);
  }

  close(): void {
    clearTimeout(this.retryTimer);
    this.status = 'closed';
    this.transport?.close();
    this.transport = null;
  }

  private onClose(code: number): void {
    this.transport = null;
    this.lost();
    if (this.status === 'closed') return;
    clearTimeout(this.retryTimer);
    if (code >= REFUSED && code !== UNAVAILABLE) {
      this.status = 'closed';
      return;
    }
    this.status = 'lost';
    const delay = code === RESTART ? 0 : Math.min(this.attempts, RETRY_DELAYS.length - 1);
    this.attempts += 1;
    this.retryTimer = window.setTimeout(() => this.open(), RETRY_DELAYS[delay]);
  }
}
