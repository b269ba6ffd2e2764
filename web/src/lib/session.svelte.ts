/** A live table over a WebSocket: it keeps order, reconnects, and sends again. */

import { PacedStates } from './paced-states';
import type { Play } from './play';
import { settings } from './settings.svelte';
import { currentLanguage } from './texts.svelte';
import type { Chat, ErrorFacts, Hello, Outgoing, State, EventMessage } from './types';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** Delays between attempts to reconnect, in ms; the last one repeats. */
const RETRY_DELAYS = [200, 500, 1000, 2000, 4000, 8000];
/** Close codes from here on are final: 4000 + an HTTP status. */
const REFUSED = 4400;
const RESTART = 1012;
/** The longest log and chat that are kept. */
const MAX_LINES = 500;
/** A connection that does not answer for this long is replaced, in ms. */
const ANSWER_TIMEOUT = 8000;

/** A message of the server by its type. */
type Message<T extends Outgoing['type']> = Extract<Outgoing, { type: T }>;

type Request = { id: string; number: number } & (
  { do: 'act'; action: string } | { do: 'undo' }
);

export class Session implements Play {
  hello = $state.raw<Hello | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<EventMessage[]>([]);
  chat = $state.raw<Chat[]>([]);
  muted = $state.raw<number[]>([]);
  insight = $state.raw<unknown>(null);
  /** What a tiger would do now; null until the answer is here. */
  hint = $state.raw<Message<'hint'> | null>(null);
  /** The actions of the hint that the board marks. */
  marks = $state.raw<readonly string[]>([]);
  hinting = $state(false);
  components = $state.raw<unknown>(null);
  connection = $state<Connection>('connecting');
  /** The last error; shown until the next action. */
  problem = $state.raw<ErrorFacts | null>(null);
  busy = $state(false);
  /** States have come that are still to be shown. */
  following = $state(false);
  /** An action that was played for me by default, as long as it can be changed. */
  defaulted = $state.raw<{ action: string; number: number } | null>(null);
  /** Whether to ask for `insight` with every state. */
  wantsInsight = false;

  private readonly states = new PacedStates(
    (state) => this.show(state),
    (state) => this.pause(state),
    () => (this.following = this.states.length > 0),
  );
  /** The player wants to answer again what was answered by default. */
  private reconsidering = false;
  private defaultRequest: { id: string; action: string } | null = null;
  private socket: WebSocket | null = null;
  private attempts = 0;
  private retryTimer = 0;
  private lastId = 0;
  /** Requests without an answer. They are sent again after a reconnect; the server
   * executes each id once. */
  private pending = new Map<string, Request>();
  /** The number of the state that the last acknowledged request leads to. */
  private expectedNumber = 0;
  private wordsRequests: {
    picture: boolean;
    resolve: (words: Message<'words'>) => void;
  }[] = [];
  private whyRequests = new Map<string, (error: ErrorFacts | null) => void>();
  private foresights = new Map<string, (foresight: unknown) => void>();
  /** The seat has changed, and the server has not greeted the new one yet. */
  private switching = false;
  private readonly clientId = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    private viewSeat: number | null,
  ) {
    this.connect();
  }

  get view(): unknown {
    return this.state?.view;
  }
  get seat(): number | null {
    return this.hello?.seat ?? null;
  }
  get seats() {
    return this.hello?.seats ?? [];
  }
  get options() {
    return this.hello?.options ?? {};
  }
  get actors(): number[] {
    return this.state?.actors ?? [];
  }
  get actions(): string[] {
    return this.state?.actions ?? [];
  }
  get fresh(): EventMessage[] {
    return this.state?.events ?? [];
  }
  get over(): boolean {
    return this.state?.over ?? false;
  }
  get result() {
    return this.state?.result ?? null;
  }
  /** Whether this seat can act now. */
  get asked(): boolean {
    return this.seat !== null && this.actors.includes(this.seat);
  }

  /** Whether there is a choice that a hint could help with. */
  get mayHint(): boolean {
    const allowed = this.hello?.terms.hints === true && !this.over;
    return allowed && this.asked && this.actions.length > 1;
  }

  act(action: string): void {
    // What the player saw when choosing.
    const number = this.state?.number ?? 0;
    this.skip();
    this.request({ do: 'act', number, id: this.nextId(), action });
  }

  /** Plays an action that the player may still change: `reconsider`. */
  actByDefault(action: string): void {
    this.act(action);
    this.defaultRequest = { id: `${this.clientId}-${this.lastId}`, action };
  }

  /** Takes back what was played by default, to choose again. */
  reconsider(): void {
    this.reconsidering = true;
    this.undo();
  }

  undo(): void {
    this.skip();
    this.request({ do: 'undo', number: this.state?.number ?? 0, id: this.nextId() });
  }

  /** Shows at once all that has happened. */
  skip(): void {
    this.states.skip();
  }

  /** A board is busy showing this state: the next one waits for it. */
  hold(until: Promise<unknown>): void {
    this.states.hold(until);
  }

  /** Switches to the view of another seat of mine, or to that of a spectator. */
  switchSeat(seat: number | null): void {
    this.viewSeat = seat;
    this.switching = true;
    this.expectedNumber = 0;
    this.pending.clear();
    this.busy = false;
    this.states.clear();
    this.state = null;
    this.insight = null;
    this.clearHint();
    this.log = [];
    this.send({ do: 'sit', seat });
    this.send({ do: 'sync', have: 0 });
  }

  why(action: string): Promise<ErrorFacts | null> {
    const id = this.nextId();
    return new Promise((resolve) => {
      this.whyRequests.set(id, resolve);
      if (!this.send({ do: 'why', id, action })) this.answerWhy(id, null);
    });
  }

  foresee(actions: readonly string[]): Promise<unknown> {
    const id = this.nextId();
    return new Promise((resolve) => {
      this.foresights.set(id, resolve);
      if (!this.send({ do: 'foresee', id, actions })) this.onForesight(id, null);
    });
  }

  words(picture = false): Promise<Message<'words'>> {
    this.skip();
    return new Promise((resolve) => {
      this.wordsRequests.push({ picture, resolve });
      this.send({ do: 'words', picture });
    });
  }

  /** Asks the server what a tiger would do now. */
  askHint(): void {
    if (this.hinting || this.hint) return;
    this.problem = null;
    this.skip();
    this.hinting = this.send({ do: 'hint' });
  }

  /** Returns whether the line could be sent. */
  sendChat(text: string): boolean {
    return this.send({ do: 'chat', text });
  }

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat);
    this.send({ do: 'mute', seat, on });
  }

  /** Reconnects at once instead of waiting for the next attempt. */
  reconnect(): void {
    if (this.connection === 'lost') this.connect();
  }

  /** Gives up the connection: a socket notices a lost network only after minutes. */
  dropConnection(): void {
    if (this.connection === 'closed') return;
    this.socket?.close();
    this.onClose(0);
  }

  close(): void {
    clearTimeout(this.retryTimer);
    this.states.clear();
    this.connection = 'closed';
    this.socket?.close();
    this.socket = null;
  }

  private nextId(): string {
    return `${this.clientId}-${++this.lastId}`;
  }

  private request(request: Request): void {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    this.pending.set(request.id, request);
    this.send(request);
    // Without an answer the connection may be dead.
    setTimeout(
      () =>
        this.pending.has(request.id) && this.connection === 'open' && this.dropConnection(),
      ANSWER_TIMEOUT,
    );
  }

  private send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    clearTimeout(this.retryTimer);
    this.socket?.close();
    if (this.connection !== 'lost') this.connection = 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seat = this.viewSeat === null ? '' : `&seat=${this.viewSeat}`;
    const have = `&have=${(this.states.newest ?? this.state)?.number ?? 0}`;
    const path = `/api/tables/${encodeURIComponent(this.table)}/play`;
    const socket = new WebSocket(
      `${scheme}://${location.host}${path}?lang=${currentLanguage()}${seat}${have}`,
    );
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as Outgoing);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.onClose(event.code);
    };
  }

  private onClose(code: number): void {
    this.socket = null;
    this.hinting = false;
    for (const id of [...this.whyRequests.keys()]) this.answerWhy(id, null);
    for (const id of [...this.foresights.keys()]) this.onForesight(id, null);
    if (this.connection === 'closed') return;
    clearTimeout(this.retryTimer);
    if (code >= REFUSED) {
      this.connection = 'closed';
      return;
    }
    this.connection = 'lost';
    const delay = code === RESTART ? 0 : Math.min(this.attempts, RETRY_DELAYS.length - 1);
    this.attempts += 1;
    this.retryTimer = window.setTimeout(() => this.connect(), RETRY_DELAYS[delay]);
  }

  private receive(message: Outgoing): void {
    switch (message.type) {
      case 'hello':
        return this.onHello(message);
      case 'state':
        return this.onState(message);
      case 'table':
        return this.onTable(message);
      case 'ack':
        return this.onAck(message.id, message.number);
      case 'error':
        return this.onError(message);
      case 'chat':
        if (!this.chat.some((line) => line.id === message.id)) {
          this.chat = [...this.chat, message].slice(-MAX_LINES);
        }
        return;
      case 'words':
        // An answer about an earlier state; another one follows.
        if (message.number !== this.state?.number) return;
        for (const { resolve } of this.wordsRequests.splice(0)) resolve(message);
        return;
      case 'why':
        return this.answerWhy(message.id, message.error);
      case 'foresight':
        return this.onForesight(message.id, message.foresight);
      case 'insight':
        return this.onInsight(message);
      case 'hint':
        return this.onHint(message);
    }
  }

  private onHello(hello: Hello): void {
    if (hello.seat !== this.viewSeat) return;
    this.switching = false;
    this.hello = hello;
    this.muted = hello.muted;
    this.connection = 'open';
    this.attempts = 0;
    for (const request of this.pending.values()) this.send(request);
    for (const { picture } of this.wordsRequests.slice(-1))
      this.send({ do: 'words', picture });
  }

  private onState(state: State): void {
    // This state was meant for the seat before.
    if (!this.switching) this.states.push(state);
  }

  /** How long a state is shown before the next. Nobody waits for what leads to the answer
   * to an own action, in another tab, or while a clock runs. */
  private pause(state: State): number {
    if (!state.events.length || this.busy || document.hidden) return 0;
    return state.clocks || state.window !== null ? 0 : settings.pause;
  }

  private show(state: State): void {
    const undone = new Set(state.undone);
    const last = this.log.at(-1)?.number ?? 0;
    const kept = this.log.filter((line) => !undone.has(line.number));
    // After `sync` all events come again: skip those we have.
    const news = state.events.filter((line) => line.number > last || undone.size > 0);
    this.log = [...kept, ...news].slice(-MAX_LINES);
    if (state.number !== this.state?.number) this.clearHint();
    this.state = state;
    this.updateBusy();
    this.checkDefault(state);
    // The answer would be about the newest state.
    if (this.wantsInsight && !this.states.length) this.send({ do: 'insight' });
  }

  /** An undo that takes back what was played by default takes back the choice before, too,
   * unless the player wants to answer differently. */
  private checkDefault(state: State): void {
    const { defaulted } = this;
    if (!defaulted || state.number === defaulted.number) return;
    this.defaulted = null;
    const again = state.undone.includes(defaulted.number) && !this.reconsidering;
    this.reconsidering = false;
    if (again && state.undo) this.undo();
  }

  private onTable(table: Message<'table'>): void {
    if (!this.hello) return;
    const { seats, status, yours, rematch } = table;
    this.hello = { ...this.hello, seats, status, yours, rematch };
  }

  private onAck(id: string, number = 0): void {
    this.pending.delete(id);
    if (this.defaultRequest?.id === id) {
      this.defaulted = number ? { action: this.defaultRequest.action, number } : null;
      this.defaultRequest = null;
    }
    this.expectedNumber = Math.max(this.expectedNumber, number);
    this.updateBusy();
  }

  /** Busy until the state that the acknowledged requests lead to is here. */
  private updateBusy(): void {
    this.busy = this.pending.size > 0 || (this.state?.number ?? 0) < this.expectedNumber;
  }

  private onError(message: Message<'error'>): void {
    if (message.id && this.whyRequests.has(message.id)) {
      return this.answerWhy(message.id, message.error);
    }
    if (message.id && this.foresights.has(message.id)) {
      return this.onForesight(message.id, null);
    }
    if (message.id) this.onAck(message.id);
    else this.hinting = false;
    this.problem = message.error;
  }

  private answerWhy(id: string, error: ErrorFacts | null): void {
    this.whyRequests.get(id)?.(error);
    this.whyRequests.delete(id);
  }

  private onForesight(id: string, foresight: unknown): void {
    this.foresights.get(id)?.(foresight);
    this.foresights.delete(id);
  }

  private onHint(message: Message<'hint'>): void {
    if (message.number !== this.state?.number || !this.hinting) return;
    this.hint = message;
    this.hinting = false;
  }

  private clearHint(): void {
    this.hint = null;
    this.marks = [];
    this.hinting = false;
  }

  private onInsight(message: Message<'insight'>): void {
    if (message.number === this.state?.number) this.insight = message.insight;
  }
}
