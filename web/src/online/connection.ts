// The line to a table on a server. It comes back by itself when it is cut, hears every event once and in order, and
// delivers what a person wants once: what was not acknowledged is sent again under the same id.

import type { FromServer, Intention, Said, TableEvent, ToServer, Welcome } from './protocol';
import { randomHex } from './secrets';

/** How things stand: `lost` is tried again by itself, `closed` is not. */
export type Line = 'connecting' | 'open' | 'lost' | 'closed';

/** What became of an intention. */
export type Answer = { isDone: true; seq: number } | { isDone: false; message: Said };

/** Whoever hears what comes in. */
export interface Listener {
  /** Who says hello, asked anew for every connection. */
  hello(): { token?: string; language: string };
  welcome(welcome: Welcome): void;
  /** Something happened; whether it is what was wanted here. */
  event(event: TableEvent, isOwn: boolean): void;
  present(seats: number[], watchers: number): void;
  line(line: Line): void;
  /** The server did not understand something. */
  error(message: Said): void;
}

/** Waiting times, in milliseconds. */
export interface Patience {
  /** Before the first attempt to come back; it doubles with each. */
  first: number;
  longest: number;
  /** For an answer, before the line counts as cut. */
  answer: number;
  /** After so long without a word the line is made anew: nobody can tell whether it is still there. */
  silence: number;
  /** Whoever has sent too much waits so long. */
  often: number;
}

const usual: Patience = {
  first: 300,
  longest: 15_000,
  answer: 8000,
  silence: 120_000,
  often: 700,
};

/** A line that was heard from within this time is there, in milliseconds. */
const recent = 15_000;

interface Intended {
  id: string;
  what: Intention;
  /** The last event that was known when it was sent first. */
  expected: number | null;
  /** The last event it led to, once that is known. */
  done: number | null;
  resolve(answer: Answer): void;
}

/** The intention was not the server's to refuse: nobody waits for it any more. */
const gone: Said = { code: 'online-closed', text: '' };

export class Connection {
  /** The number of the last event that is known. */
  seq = 0;
  private socket: WebSocket | null = null;
  /** The one before, until the present one is there. */
  private former: WebSocket | null = null;
  private heardAt = 0;
  private isGreeted = false;
  private isClosed = false;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  /** What makes ids different from those of every other page, and of this one before it was loaded anew. */
  private readonly session = `${Date.now().toString(36)}-${randomHex(4)}`;
  private count = 0;
  /** What is wanted, in order; the first one is on its way, the others wait. */
  private queue: Intended[] = [];

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly patience: Patience = usual,
  ) {}

  /** Opens the line; afterwards it stays open until it is closed. */
  open() {
    clearTimeout(this.retry);
    if (this.isClosed || this.socket) return;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.isGreeted = false;
    if (!this.former) this.listener.line('connecting');
    const isCurrent = () => this.socket === socket;
    socket.addEventListener('open', () => {
      if (isCurrent()) this.greet();
    });
    socket.addEventListener('message', ({ data }) => {
      if (isCurrent() && typeof data === 'string') this.hear(data);
    });
    socket.addEventListener('close', () => {
      if (isCurrent()) this.lose();
    });
    this.expectWithin(this.patience.answer);
  }

  /** Ends it for good. */
  close() {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearTimeout(this.watchdog);
    this.hangUp();
    const { queue } = this;
    this.queue = [];
    for (const { resolve } of queue) resolve({ isDone: false, message: gone });
    this.listener.line('closed');
  }

  /** Tries at once, instead of after a while; a line that nothing was heard on for a while is made anew. */
  hurry() {
    this.attempts = 0;
    if (!this.socket) this.open();
    else if (this.isGreeted && Date.now() - this.heardAt > recent) this.renew();
  }

  /** Makes the line anew beside the old one, which ends when the new one is there. */
  private renew() {
    this.former?.close();
    this.former = this.socket;
    this.socket = null;
    this.open();
  }

  private hangUp() {
    const { socket, former } = this;
    this.socket = null;
    this.former = null;
    socket?.close();
    former?.close();
  }

  /** The network says that it is gone. */
  cut() {
    if (this.socket) this.lose();
  }

  /** Wants something; it is sent when everything that was wanted before has been answered. */
  do(what: Intention): Promise<Answer> {
    if (this.isClosed) return Promise.resolve({ isDone: false, message: gone });
    return new Promise((resolve) => {
      this.count += 1;
      const id = `${this.session}-${this.count}`;
      this.queue.push({ id, what, expected: null, done: null, resolve });
      if (this.queue.length === 1) this.send();
    });
  }

  private say(message: ToServer) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Says hello, and from where on to tell. */
  private greet() {
    this.say({ type: 'hello', version: 1, after: this.seq, ...this.listener.hello() });
    this.expectWithin(this.patience.answer);
  }

  /** Sends the first of what is wanted; the same again if it was sent before. */
  private send() {
    const [first] = this.queue;
    if (!first || !this.isGreeted || first.done !== null) return;
    first.expected ??= this.seq;
    this.say({ type: 'do', id: first.id, expected: first.expected, what: first.what });
    this.expectWithin(this.patience.answer);
  }

  private lose() {
    this.isGreeted = false;
    clearTimeout(this.watchdog);
    this.hangUp();
    if (this.isClosed) return;
    this.listener.line('lost');
    const { first, longest } = this.patience;
    const delay = Math.min(longest, first * 2 ** this.attempts);
    this.attempts += 1;
    // Many who were cut off at once do not come back at once.
    this.retry = setTimeout(() => this.open(), delay * (0.5 + Math.random()));
  }

  /** Something must be heard within this time, or the line is cut. */
  private expectWithin(time: number) {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.lose(), time);
  }

  /** The other side is there. */
  private calm() {
    clearTimeout(this.watchdog);
    this.heardAt = Date.now();
    if (!this.isGreeted) return this.expectWithin(this.patience.answer);
    const waits = this.queue.length > 0 && this.queue[0]?.done === null;
    if (waits) this.expectWithin(this.patience.answer);
    else this.watchdog = setTimeout(() => this.renew(), this.patience.silence);
  }

  private hear(text: string) {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      // Nothing a server of tables says; a proxy may have put itself between.
      return this.lose();
    }
    this.take(message);
    if (this.socket) this.calm();
  }

  private take(message: FromServer) {
    switch (message.type) {
      case 'welcome':
        return this.arrive(message);
      case 'event':
        return this.learn(message.event);
      case 'done':
        return this.done(message.id, message.seq);
      case 'refused':
        for (const event of message.missed) this.learn(event);
        return this.settle(message.id, { isDone: false, message: message.message });
      case 'present':
        return this.listener.present(message.seats, message.watchers);
      case 'error':
        return this.complain(message.message);
    }
  }

  private complain(message: Said) {
    // It was not looked at; the same again does no harm.
    if (message.code === 'socket-too-often') setTimeout(() => this.send(), this.patience.often);
    else this.listener.error(message);
  }

  private arrive(welcome: Welcome) {
    this.isGreeted = true;
    this.attempts = 0;
    this.former?.close();
    this.former = null;
    this.listener.welcome(welcome);
    for (const event of welcome.events) this.learn(event);
    this.listener.present(welcome.present, welcome.watchers);
    this.listener.line('open');
    this.send();
  }

  /** Takes an event in, if it is the next one; asks for what is missing where there is a gap. */
  private learn(event: TableEvent) {
    if (event.seq <= this.seq) return;
    if (event.seq > this.seq + 1) return this.renew();
    this.seq = event.seq;
    const [first] = this.queue;
    this.listener.event(event, event.seq <= (first?.done ?? 0));
    if (first && first.done !== null && first.done <= this.seq) this.finish(first, first.done);
  }

  private done(id: string, seq: number) {
    const [first] = this.queue;
    if (first?.id !== id) return;
    first.done = seq;
    // What it led to is told next; whatever is wanted then is wanted knowing it.
    if (seq <= this.seq) this.finish(first, seq);
  }

  private finish({ id }: Intended, seq: number) {
    this.settle(id, { isDone: true, seq });
  }

  private settle(id: string, answer: Answer) {
    const [first] = this.queue;
    if (first?.id !== id) return;
    this.queue.shift();
    first.resolve(answer);
    this.send();
  }
}
