// A table on the server as it is known here: who sits where, what is offered, how it stands. It is the fold of the
// table's events; the game itself is followed by an `OnlineSitting`.

import { settings } from '../game/settings.svelte';
import { say, texts } from '../texts/texts.svelte';
import { type Answer, Connection, type Line } from './connection';
import { mayExist, socketOf } from './house';
import type {
  Happened,
  Intention,
  Made,
  Offered,
  Said,
  SeatKind,
  TableEvent,
  Welcome,
} from './protocol';
import { type OwnSeat, findSeat, forgetSeat, keepSeat } from './seats';
import { newContribution, newToken } from './secrets';

/** What is offered, by whom, and who has agreed so far. */
export interface Offer {
  seat: number;
  what: Offered;
  /** How many events the game would have again. */
  events: number | null;
  agreed: number[];
}

/** An event, and whether it is what was wanted here. */
export interface Noted {
  event: TableEvent;
  isOwn: boolean;
}

export type Of<K extends Happened['kind']> = Extract<TableEvent, { kind: K }>;

/** Things that are wanted although something else has happened meanwhile are tried so often. */
const tries = 5;

export class Room {
  made = $state.raw<Made | null>(null);
  /** Who sits in each seat, by name; null where nobody does yet. */
  names = $state.raw<(string | null)[]>([]);
  stage = $state<'waiting' | 'playing' | 'over' | 'closed'>('waiting');
  offer = $state.raw<Offer | null>(null);
  /** Those who gave up or ran out of time. */
  leavers = $state.raw<Of<'left'>[]>([]);
  over = $state.raw<Of<'over'> | null>(null);
  /** Who would play again. */
  again = $state.raw<number[]>([]);
  moved = $state.raw<Of<'moved'> | null>(null);
  /** The own seat; null for those who watch. */
  seat = $state<number | null>(null);
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  line = $state<Line>('connecting');
  /** The table was found. */
  isKnown = $state(false);
  /** The game was over long ago: all that is left is its record. */
  isRecord = $state(false);
  /** There is no such table. */
  isMissing = $state(false);
  /** What the server refused last, in words. */
  problem = $state('');
  /** The link or the token led to no seat. */
  isTokenWrong = $state(false);
  /** Every event so far, for whoever follows the game. */
  readonly log: Noted[] = [];
  /** Told of every event. */
  onevent: () => void = () => undefined;

  own: OwnSeat | null = null;
  private isSitting = false;
  /** What was added to the dice from here: by it one knows oneself. */
  private contribution = '';
  /** The server does not know the token yet. */
  private isNew = false;
  private readonly connection: Connection;
  /** The server's clock when this page's showed `heard`. */
  private clock = { now: Date.now(), heard: performance.now() };

  private constructor(readonly id: string) {
    this.connection = new Connection(socketOf(id), {
      hello: () => ({
        language: texts.language,
        ...(this.own && !this.isNew ? { token: this.own.token } : {}),
      }),
      welcome: (welcome) => this.greeted(welcome),
      event: (event, isOwn) => this.take(event, isOwn),
      present: (seats, watchers) => {
        this.present = seats;
        this.watchers = watchers;
      },
      line: (line) => void this.hearLine(line),
      error: (said) => void this.complain(said),
    });
  }

  /** Goes to a table: to the seat one has there, or to look at it. */
  static async enter(id: string): Promise<Room> {
    const room = new Room(id);
    room.own = (await findSeat(id)) ?? null;
    addEventListener('online', room.hurry);
    addEventListener('offline', room.cut);
    document.addEventListener('visibilitychange', room.look);
    room.connection.open();
    return room;
  }

  leave() {
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.look);
    this.connection.close();
  }

  private readonly hurry = () => this.connection.hurry();
  private readonly cut = () => this.connection.cut();
  private readonly look = () => {
    if (document.visibilityState === 'visible') this.connection.hurry();
  };

  private async hearLine(line: Line) {
    this.line = line;
    if (line === 'lost' && !this.isKnown && !(await mayExist(this.id))) this.miss();
  }

  /** There is no such table. */
  private miss() {
    this.isMissing = true;
    this.connection.close();
  }

  private async complain({ code, text }: Said) {
    if (code === 'host-no-table') this.miss();
    else if (code === 'host-table-is-record') {
      this.isRecord = true;
      this.connection.close();
    } else if (code === 'host-wrong-token') {
      // Whoever is about to sit down is not known before that.
      if (this.isSitting) this.isNew = true;
      else await this.loseSeat();
    } else if (code !== 'socket-stopping') this.problem = text;
  }

  private async loseSeat() {
    this.isTokenWrong = true;
    this.own = null;
    await forgetSeat(this.id);
  }

  /** The server's clock, in milliseconds since 1970. */
  now(): number {
    return this.clock.now + performance.now() - this.clock.heard;
  }

  // ── What happens ──────────────────────────────────────────────────────────────────────────────────────────────

  private greeted({ seat, now }: Welcome) {
    this.clock = { now, heard: performance.now() };
    this.seat = seat;
    this.isKnown = true;
    // The events of the welcome come next, and they tell whether somebody else has the seat.
    queueMicrotask(() => void this.settleIn());
  }

  /** Sits down in the seat that is kept for one's token, unless one sits there. */
  private async settleIn() {
    const { own, seat } = this;
    if (!own || this.isSitting || this.names[own.seat] === undefined) return;
    if (this.names[own.seat] === null) await this.sit(own.seat, settings.name, own.token);
    else if (seat === null && !this.isNew) await this.loseSeat();
  }

  private take(event: TableEvent, isOwn: boolean) {
    this.log.push({ event, isOwn });
    this.fold(event);
    this.onevent();
  }

  private fold(event: TableEvent) {
    switch (event.kind) {
      case 'made':
        this.made = event;
        this.names = event.seats.map(() => null);
        break;
      case 'sat':
        this.names = this.names.map((name, seat) => (seat === event.seat ? event.name : name));
        if (event.contribution === this.contribution) this.seat = event.seat;
        break;
      case 'began':
        this.stage = 'playing';
        break;
      case 'offered':
        this.offer = { ...event, events: event.events ?? null, agreed: [event.seat] };
        break;
      case 'agreed':
        if (this.offer) this.offer = { ...this.offer, agreed: [...this.offer.agreed, event.seat] };
        break;
      case 'declined':
      case 'undone':
        this.offer = null;
        break;
      case 'left':
        this.offer = null;
        this.leavers = [...this.leavers, event];
        break;
      case 'over':
        // Without a game there is nothing to look at.
        this.stage = this.stage === 'waiting' ? 'closed' : 'over';
        this.offer = null;
        this.over = event;
        break;
      case 'again':
        this.again = [...this.again, event.seat];
        break;
      case 'moved':
        this.moved = event;
        break;
      case 'acted':
        // Whoever plays on has answered.
        this.offer = null;
        break;
    }
  }

  // ── What people want ──────────────────────────────────────────────────────────────────────────────────────────

  do(what: Intention): Promise<Answer> {
    return this.connection.do(what);
  }

  /** Wants something whatever else has happened meanwhile, as long as it still makes sense. */
  async insist(what: Intention, isWanted: () => boolean = () => true): Promise<boolean> {
    let answer = await this.do(what);
    for (let count = 1; count < tries && isStale(answer) && isWanted(); count += 1) {
      answer = await this.do(what);
    }
    if (!answer.isDone && !isStale(answer)) this.problem = answer.message.text;
    return answer.isDone;
  }

  /** Sits down, and remembers the seat. */
  async sit(seat: number, name: string, token = newToken()): Promise<boolean> {
    const said = name.trim() || say('online-guest');
    this.problem = '';
    // What was shown first counts: a server that shows another one later is found out.
    const commitment = this.own?.commitment ?? this.made?.commitment;
    const own = { table: this.id, seat, token, ...(commitment ? { commitment } : {}) };
    // Kept before it is wanted: an answer that is lost on its way must not cost the seat.
    await keepSeat(own);
    this.own = own;
    this.contribution = newContribution();
    const wants: Intention = {
      kind: 'sit',
      seat,
      name: said,
      token,
      contribution: this.contribution,
    };
    this.isSitting = true;
    const isDone = await this.insist(wants, () => this.names[seat] === null);
    [this.isSitting, this.isNew] = [false, false];
    if (isDone) this.seat = seat;
    else if (this.line !== 'closed') {
      this.own = null;
      await forgetSeat(this.id);
    }
    return isDone;
  }

  /** Keeps the seat of the table that follows this one; returns its address. */
  async follow({ table, seats }: Of<'moved'>): Promise<string> {
    const seat = this.own ? seats[this.own.seat] : null;
    if (this.own && seat !== null && seat !== undefined) {
      await keepSeat({ table, seat, token: this.own.token });
    }
    return `#/online/${table}`;
  }

  offerDraw(): Promise<boolean> {
    return this.insist({ kind: 'offer', what: 'draw' }, () => !this.offer);
  }

  answer(yes: boolean): Promise<boolean> {
    const { offer } = this;
    const isSame = () => this.offer?.seat === offer?.seat && this.offer?.what === offer?.what;
    return this.insist({ kind: 'answer', yes }, isSame);
  }

  /** Takes back a table that nobody else sits at. */
  close(): Promise<boolean> {
    return this.insist({ kind: 'withdraw' }, () => this.stage === 'waiting');
  }

  playAgain(): Promise<boolean> {
    return this.insist({ kind: 'again' }, () => !this.moved);
  }

  // ── Who is there ──────────────────────────────────────────────────────────────────────────────────────────────

  /** Seats that wait for somebody. */
  get free(): number[] {
    return (this.made?.seats ?? []).flatMap((kind, seat) =>
      kind?.kind === 'person' && this.names[seat] === null ? [seat] : [],
    );
  }

  /** Whether somebody plays in a seat, and has not given up. */
  isPlaying(seat: number | null): boolean {
    if (seat === null || this.leavers.some((leaver) => leaver.seat === seat)) return false;
    return this.kindOf(seat)?.kind === 'person';
  }

  kindOf(seat: number): SeatKind {
    return this.made?.seats[seat] ?? null;
  }

  /** Whether somebody else plays: then nobody may be helped by a computer. */
  get hasOthers(): boolean {
    return (this.made?.seats ?? []).some(
      (kind, seat) => kind?.kind === 'person' && seat !== this.seat,
    );
  }
}

export function isStale(answer: Answer): boolean {
  return !answer.isDone && answer.message.code === 'table-stale';
}

/** Why something was refused; empty where it was not. */
export function reasonOf(answer: Answer): Said | null {
  return answer.isDone ? null : answer.message;
}
