/** A live table, on a server or in this page: it keeps order, reconnects, and sends again. */

import { PacedStates } from './paced-states';
import { seatsNow, type Play } from './play';
import { Connection, type ConnectionStatus } from './session/connection.svelte';
import { DefaultChoice } from './session/default-choice.svelte';
import { chatAfter, logAfter } from './session/lines';
import { Questions } from './session/questions';
import { Redos } from './session/redos.svelte';
import { Requests, type Request } from './session/requests';
import { isSameQuestion } from './session/same-question';
import { settings } from './settings.svelte';
import { currentLanguage } from './texts.svelte';
import type { Seating } from './transport';
import type {
  Chat,
  ErrorFacts,
  Hello,
  Outgoing,
  SeatPresence,
  State,
  EventMessage,
} from './types';

/** A message of the server by its type. */
type Message<T extends Outgoing['type']> = Extract<Outgoing, { type: T }>;

/** The answer to what can't be sent. */
const LOST: ErrorFacts = { id: 'network.silent', message: '', rule: null };

export class Session implements Play {
  hello = $state.raw<Hello | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<EventMessage[]>([]);
  chat = $state.raw<Chat[]>([]);
  muted = $state.raw<number[]>([]);
  /** Which people are connected; empty at a table of one person. */
  presence = $state.raw<SeatPresence[]>([]);
  insight = $state.raw<unknown>(null);
  readonly seats = $derived(seatsNow(this.hello?.seats ?? [], this.log));
  /** What a tiger would do now; null until the answer is here. */
  hint = $state.raw<Message<'hint'> | null>(null);
  /** The actions of the hint that the board marks. */
  marks = $state.raw<readonly string[]>([]);
  hinting = $state(false);
  /** The number of the state in which it was asked for. */
  private hintedAt = 0;
  components = $state.raw<unknown>(null);
  /** The last error; shown until the next action. */
  problem = $state.raw<ErrorFacts | null>(null);
  /** Nothing can be saved: the table waits. */
  trouble = $state.raw<ErrorFacts | null>(null);
  busy = $state(false);
  /** States have come that are still to be shown. */
  following = $state(false);
  /** An action that would give something up, and what: the player is asked before it is
   * played. */
  slip = $state.raw<{ action: string; text: string } | null>(null);
  /** The last action of my turn, which is played when I end the turn, and the table as it
   * will be then. No one else knows about it. */
  held = $state.raw<{ action: string; view: unknown } | null>(null);
  /** Whether an action is held back until the turn is ended. */
  holdsBack: (action: string) => boolean = () => false;
  /** Whether to ask for `insight` with every state. */
  wantsInsight = false;

  private readonly states = new PacedStates(
    (state) => this.show(state),
    (state) => this.pause(state),
    () => (this.following = this.states.length > 0),
  );
  private readonly redos = new Redos();
  private readonly byDefault = new DefaultChoice();
  private lastId = 0;
  private wordsRequests: {
    picture: boolean;
    resolve: (words: Message<'words'>) => void;
  }[] = [];
  /** The seat has changed, and the server has not greeted the new one yet. */
  private switching = false;
  private readonly line: Connection = new Connection(
    () => this.seating(),
    (message) => this.receive(message),
    () => this.onLost(),
  );
  private readonly questions = new Questions(
    () => this.nextId(),
    (message) => this.line.send(message),
  );
  private readonly requests = new Requests(
    (message) => this.line.send(message),
    () => this.connection === 'open' && this.line.drop(),
  );
  private readonly clientId = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    private viewSeat: number | null,
  ) {
    this.line.open();
  }

  get connection(): ConnectionStatus {
    return this.line.status;
  }

  get view(): unknown {
    return this.held?.view ?? this.state?.view;
  }
  get seat(): number | null {
    return this.hello?.seat ?? null;
  }
  /** An action that was played for me by default, as long as it can be changed. */
  get defaulted() {
    return this.byDefault.played;
  }
  get options() {
    return this.hello?.options ?? {};
  }
  get actors(): number[] {
    return this.held ? [] : (this.state?.actors ?? []);
  }
  get actions(): string[] {
    return this.held ? [] : (this.state?.actions ?? []);
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
    return this.seat !== null && this.state?.actors.includes(this.seat) === true;
  }
  get mayUndo(): boolean {
    return (this.held !== null || this.state?.undo === true) && !this.busy;
  }
  get mayRedo(): boolean {
    return this.actions.includes(this.redos.next ?? '') && !this.busy;
  }

  /** Whether there is a choice that a hint could help with. */
  get mayHint(): boolean {
    const allowed = this.hello?.terms.hints === true && !this.over;
    return allowed && this.asked && this.actions.length > 1;
  }

  act(action: string): void {
    const text = settings.slips ? this.state?.costly[action] : undefined;
    if (text && !this.busy) this.slip = { action, text };
    else this.choose(action);
  }

  /** Plays an action after all that would give something up, or does not. */
  answerSlip(plays: boolean): void {
    const { slip } = this;
    this.slip = null;
    if (slip && plays) this.choose(slip.action);
  }

  private choose(action: string): void {
    if (this.busy) return;
    this.redos.chosen(action);
    if (settings.endTurn && this.holdsBack(action)) void this.holdBack(action);
    else this.play(action);
  }

  /** Holds an action back if the turn would end with it. */
  private async holdBack(action: string): Promise<void> {
    const { state } = this;
    this.busy = true;
    const found = await this.questions.ask<Message<'preview'> | null>(
      { do: 'preview', action },
      () => null,
    );
    this.updateBusy();
    if (state !== this.state) return;
    if (found?.ends) this.held = { action, view: found.view };
    else this.play(action);
  }

  /** Ends the turn with the action that was held back. */
  endTurn(): void {
    const { held } = this;
    this.held = null;
    if (held) this.play(held.action);
  }

  /** Plays again what was taken back last. */
  redo(): void {
    const action = this.redos.next;
    if (action !== undefined && this.mayRedo) this.choose(action);
  }

  private play(action: string): void {
    // What the player saw when choosing.
    const number = this.state?.number ?? 0;
    this.skip();
    this.request({ do: 'act', number, id: this.nextId(), action });
  }

  /** Plays an action that the player may still change: `reconsider`. */
  actByDefault(action: string): void {
    this.act(action);
    this.byDefault.requested(`${this.clientId}-${this.lastId}`, action);
  }

  /** Takes back what was played by default, to choose again. */
  reconsider(): void {
    this.byDefault.reconsider();
    this.undo();
  }

  undo(): void {
    if (this.held) {
      this.redos.tookBack(this.held.action);
      this.held = null;
      return;
    }
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
    this.requests.clear();
    this.busy = false;
    this.states.clear();
    this.state = null;
    this.slip = null;
    this.held = null;
    this.redos.clear();
    this.insight = null;
    this.clearHint();
    this.log = [];
    this.send({ do: 'sit', seat });
    this.send({ do: 'sync', have: 0 });
  }

  /** Why an action is not possible; null if it is, or without an answer. */
  why(action: string, after: readonly string[] = []): Promise<ErrorFacts | null> {
    return this.questions.ask({ do: 'why', action, after }, (error) => error);
  }

  foresee(actions: readonly string[]): Promise<unknown> {
    return this.questions.ask({ do: 'foresee', actions }, () => null);
  }

  plan(steps: readonly string[]): Promise<unknown> {
    return this.questions.ask({ do: 'plan', steps }, () => null);
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
    this.hintedAt = this.state?.number ?? 0;
    this.hinting = this.send({ do: 'hint' });
  }

  /** Sends a line; the answer says why it was not written, null if it was. Without a
   * connection it is not sent. */
  sendChat(text: string): Promise<ErrorFacts | null> {
    return this.questions.ask({ do: 'chat', text }, (error) => error ?? LOST);
  }

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat);
    this.send({ do: 'mute', seat, on });
  }

  /** Reconnects at once instead of waiting for the next attempt. */
  reconnect(): void {
    this.line.reconnect();
  }

  dropConnection(): void {
    this.line.drop();
  }

  close(): void {
    this.states.clear();
    this.line.close();
  }

  private nextId(): string {
    return `${this.clientId}-${++this.lastId}`;
  }

  private request(request: Request): void {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    this.requests.add(request);
  }

  private send(message: object): boolean {
    return this.line.send(message);
  }

  private seating(): Seating {
    const { table, viewSeat: seat } = this;
    const have = (this.states.newest ?? this.state)?.number ?? 0;
    return { table, seat, have, language: currentLanguage() };
  }

  private onLost(): void {
    this.hinting = false;
    this.questions.giveUp();
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
      case 'trouble':
        return this.onTrouble(message.error);
      case 'chat':
        this.chat = chatAfter(this.chat, message);
        return;
      case 'presence':
        this.presence = message.seats;
        return;
      case 'words':
        // An answer about an earlier state; another one follows.
        if (message.number !== this.state?.number) return;
        for (const { resolve } of this.wordsRequests.splice(0)) resolve(message);
        return;
      case 'why':
        this.questions.answer(message.id, message.error);
        return;
      case 'foresight':
        this.questions.answer(message.id, message.foresight);
        return;
      case 'planned':
        this.questions.answer(message.id, message.plan);
        return;
      case 'preview':
        this.questions.answer(message.id, message);
        return;
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
    this.line.greeted();
    this.trouble = null;
    this.requests.sendAgain();
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
    this.log = logAfter(this.log, state);
    if (state.number !== this.state?.number) {
      // Where several are asked at once, others may answer meanwhile.
      if (this.busy || !isSameQuestion(this.state, state)) this.clearHint();
      this.held = null;
      this.redos.follow(state);
    }
    this.state = state;
    if (this.slip && !(this.slip.action in state.costly)) this.slip = null;
    this.updateBusy();
    if (this.byDefault.undoesMore(state)) this.undo();
    // The answer would be about the newest state.
    if (this.wantsInsight && !this.states.length) this.send({ do: 'insight' });
  }

  private onTable(table: Message<'table'>): void {
    if (!this.hello) return;
    const { seats, status, yours, rematch } = table;
    this.hello = { ...this.hello, seats, status, yours, rematch };
  }

  private onAck(id: string, number = 0): void {
    // A line of the chat is acknowledged like an action.
    if (this.questions.answer(id, null)) return;
    const request = this.requests.answered(id, number);
    if (number && request?.do === 'act') this.redos.played(number, request.action);
    this.byDefault.answered(id, number);
    this.updateBusy();
  }

  /** Busy until the state that the acknowledged requests lead to is here. */
  private updateBusy(): void {
    this.busy = this.requests.isAheadOf(this.state?.number ?? 0);
  }

  private onError(message: Message<'error'>): void {
    if (message.id && this.questions.fail(message.id, message.error)) return;
    if (message.id) this.onAck(message.id);
    else this.hinting = false;
    this.problem = message.error;
  }

  private onTrouble(error: ErrorFacts | null): void {
    this.trouble = error;
    // What was refused meanwhile can be played now.
    if (!error && this.problem?.id === 'database.silent') this.problem = null;
  }

  private onHint(message: Message<'hint'>): void {
    if (message.number < this.hintedAt || !this.hinting) return;
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
