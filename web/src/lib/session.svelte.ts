/** A live table over its WebSocket: the server's words come in, actions go out. */

import type { Play } from './play';
import { currentLanguage } from './texts.svelte';
import type { Chat, ErrorFacts, Finding, Hello, Outgoing, State, Told } from './types';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/** How long to wait before each new try, in ms; the last one again and again. */
const WAITS = [200, 500, 1000, 2000, 4000, 8000];
/** Close codes after which trying again is of no use: 4000 + an HTTP status. */
const REFUSED = 4400;
const RESTART = 1012;
const LINES = 500;
/** How long an answer may take before the connection is made anew, in ms. */
const PATIENCE = 8000;

/** A message of the server by its type. */
type Sent<T extends Outgoing['type']> = Extract<Outgoing, { type: T }>;

type Request = { id: string; number: number } & (
  { do: 'act'; action: string } | { do: 'undo' }
);

export class Session implements Play {
  hello = $state.raw<Hello | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<Chat[]>([]);
  muted = $state.raw<number[]>([]);
  insight = $state.raw<unknown>(null);
  /** What a tiger would do now; null until it is asked for and answered. */
  hint = $state.raw<Finding[] | null>(null);
  hinting = $state(false);
  components = $state.raw<unknown>(null);
  link = $state<Link>('connecting');
  /** What was refused last; shown until something else is done. */
  problem = $state.raw<ErrorFacts | null>(null);
  busy = $state(false);
  /** Asked for with every state, where the board wants it. */
  wantsInsight = false;

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private ids = 0;
  /** Sent and not yet acknowledged: sent again after a lost connection, counts once. */
  private waiting = new Map<string, Request>();
  /** The number of the state to which the last of them led; it comes after the answer. */
  private due = 0;
  private asking: ((words: Sent<'words'>) => void)[] = [];
  private doubting = new Map<string, (error: ErrorFacts | null) => void>();
  /** Eyes have been changed, and the first word for the new ones has not come. */
  private sitting = false;
  private readonly mark = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    private eyes: number | null,
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
  get actors(): number[] {
    return this.state?.actors ?? [];
  }
  get actions(): string[] {
    return this.state?.actions ?? [];
  }
  get fresh(): Told[] {
    return this.state?.events ?? [];
  }
  get over(): boolean {
    return this.state?.over ?? false;
  }
  get result() {
    return this.state?.result ?? null;
  }
  /** Whether the seat whose eyes these are must answer. */
  get asked(): boolean {
    return this.seat !== null && this.actors.includes(this.seat);
  }

  /** Whether there is a choice with which a tiger could help. */
  get mayHint(): boolean {
    const allowed = this.hello?.terms.hints === true && !this.over;
    return allowed && this.asked && this.actions.length > 1;
  }

  act(action: string): void {
    this.request({ do: 'act', number: this.state?.number ?? 0, id: this.id(), action });
  }

  undo(): void {
    this.request({ do: 'undo', number: this.state?.number ?? 0, id: this.id() });
  }

  /** Look with the eyes of another seat of mine, or as a spectator. */
  sit(seat: number | null): void {
    this.eyes = seat;
    this.sitting = true;
    this.due = 0;
    this.waiting.clear();
    this.busy = false;
    this.state = null;
    this.insight = null;
    this.forgetHint();
    this.log = [];
    this.send({ do: 'sit', seat });
    this.send({ do: 'sync', have: 0 });
  }

  why(action: string): Promise<ErrorFacts | null> {
    const id = this.id();
    return new Promise((tell) => {
      this.doubting.set(id, tell);
      if (!this.send({ do: 'why', id, action })) this.believe(id, null);
    });
  }

  words(): Promise<Sent<'words'>> {
    return new Promise((tell) => {
      this.asking.push(tell);
      this.send({ do: 'words' });
    });
  }

  /** Have a tiger think about what is asked now. */
  askHint(): void {
    if (this.hinting || this.hint) return;
    this.problem = null;
    this.hinting = this.send({ do: 'hint' });
  }

  /** Whether it could be sent. */
  say(text: string): boolean {
    return this.send({ do: 'chat', text });
  }

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat);
    this.send({ do: 'mute', seat, on });
  }

  /** Try again now, and not when the next wait is over. */
  hurry(): void {
    if (this.link === 'lost') this.connect();
  }

  /** The network is gone: whoever waits for the socket to notice waits for minutes. */
  cut(): void {
    if (this.link === 'closed') return;
    this.socket?.close();
    this.lost(0);
  }

  close(): void {
    clearTimeout(this.timer);
    this.link = 'closed';
    this.socket?.close();
    this.socket = null;
  }

  private id(): string {
    return `${this.mark}-${++this.ids}`;
  }

  private request(request: Request): void {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    this.waiting.set(request.id, request);
    this.send(request);
    // No answer for so long: the connection may be dead without knowing it.
    setTimeout(
      () => this.waiting.has(request.id) && this.link === 'open' && this.cut(),
      PATIENCE,
    );
  }

  private send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    if (this.link !== 'lost') this.link = 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seat = this.eyes === null ? '' : `&seat=${this.eyes}`;
    const have = this.state ? `&have=${this.state.number}` : '&have=0';
    const path = `/api/tables/${encodeURIComponent(this.table)}/play`;
    const socket = new WebSocket(
      `${scheme}://${location.host}${path}?lang=${currentLanguage()}${seat}${have}`,
    );
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as Outgoing);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    this.socket = null;
    this.hinting = false;
    for (const id of [...this.doubting.keys()]) this.believe(id, null);
    if (this.link === 'closed') return;
    clearTimeout(this.timer);
    if (code >= REFUSED) {
      this.link = 'closed';
      return;
    }
    this.link = 'lost';
    const wait = code === RESTART ? 0 : Math.min(this.tries, WAITS.length - 1);
    this.tries += 1;
    this.timer = window.setTimeout(() => this.connect(), WAITS[wait]);
  }

  private receive(message: Outgoing): void {
    switch (message.type) {
      case 'hello':
        return this.greeted(message);
      case 'state':
        return this.moved(message);
      case 'table':
        return this.changed(message);
      case 'ack':
        return this.settled(message.id, message.number);
      case 'error':
        return this.refused(message);
      case 'chat':
        if (!this.chat.some((line) => line.id === message.id)) {
          this.chat = [...this.chat, message].slice(-LINES);
        }
        return;
      case 'words':
        // An answer about an earlier state: another one is under way.
        if (message.number !== this.state?.number) return;
        for (const tell of this.asking.splice(0)) tell(message);
        return;
      case 'why':
        return this.believe(message.id, message.error);
      case 'insight':
        return this.learnt(message);
      case 'hint':
        return this.hinted(message);
    }
  }

  private greeted(hello: Hello): void {
    if (hello.seat !== this.eyes) return;
    this.sitting = false;
    this.hello = hello;
    this.muted = hello.muted;
    this.link = 'open';
    this.tries = 0;
    for (const request of this.waiting.values()) this.send(request);
    if (this.asking.length) this.send({ do: 'words' });
  }

  private moved(state: State): void {
    // What was on its way to the seat that sat here before is not for these eyes.
    if (this.sitting) return;
    const undone = new Set(state.undone);
    const last = this.log.at(-1)?.number ?? 0;
    const kept = this.log.filter((line) => !undone.has(line.number));
    // After `sync` the whole story comes again: what is known is not told twice.
    const news = state.events.filter((line) => line.number > last || undone.size > 0);
    this.log = [...kept, ...news].slice(-LINES);
    if (state.number !== this.state?.number) this.forgetHint();
    this.state = state;
    this.free();
    if (this.wantsInsight) this.send({ do: 'insight' });
  }

  private changed(table: Sent<'table'>): void {
    if (!this.hello) return;
    const { seats, status, yours, rematch } = table;
    this.hello = { ...this.hello, seats, status, yours, rematch };
  }

  private settled(id: string, number = 0): void {
    this.waiting.delete(id);
    this.due = Math.max(this.due, number);
    this.free();
  }

  /** Busy until the state has come to which the acknowledged requests have led. */
  private free(): void {
    this.busy = this.waiting.size > 0 || (this.state?.number ?? 0) < this.due;
  }

  private refused(message: Sent<'error'>): void {
    if (message.id && this.doubting.has(message.id)) {
      return this.believe(message.id, message.error);
    }
    if (message.id) this.settled(message.id);
    else this.hinting = false;
    this.problem = message.error;
  }

  private believe(id: string, error: ErrorFacts | null): void {
    this.doubting.get(id)?.(error);
    this.doubting.delete(id);
  }

  private hinted(message: Sent<'hint'>): void {
    if (message.number !== this.state?.number || !this.hinting) return;
    this.hint = message.findings;
    this.hinting = false;
  }

  private forgetHint(): void {
    this.hint = null;
    this.hinting = false;
  }

  private learnt(message: Sent<'insight'>): void {
    if (message.number === this.state?.number) this.insight = message.insight;
  }
}
