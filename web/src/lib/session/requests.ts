/** Actions and undos that were sent and are not answered yet. */

export type Request = { id: string; number: number } & (
  { do: 'act'; action: string } | { do: 'undo' }
);

/** A connection that does not answer for this long is replaced, in ms. */
const ANSWER_TIMEOUT = 8000;

export class Requests {
  private readonly pending = new Map<string, Request>();
  /** The number of the state that the last acknowledged request leads to. */
  private expectedNumber = 0;

  /**
   * @param send sends a message.
   * @param silent is called if a request has no answer after a while.
   */
  constructor(
    private readonly send: (message: object) => void,
    private readonly silent: () => void,
  ) {}

  add(request: Request): void {
    this.pending.set(request.id, request);
    this.send(request);
    setTimeout(() => this.pending.has(request.id) && this.silent(), ANSWER_TIMEOUT);
  }

  /** After a reconnect; the table executes each id once. */
  sendAgain(): void {
    for (const request of this.pending.values()) this.send(request);
  }

  /** A request was answered; with a number, it is the entry of the log with it. */
  answered(id: string, number: number): Request | undefined {
    const request = this.pending.get(id);
    this.pending.delete(id);
    this.expectedNumber = Math.max(this.expectedNumber, number);
    return request;
  }

  /** Whether the state with this number is not yet the one that the requests lead to. */
  isAheadOf(number: number): boolean {
    return this.pending.size > 0 || number < this.expectedNumber;
  }

  clear(): void {
    this.pending.clear();
    this.expectedNumber = 0;
  }
}
