// A game at a table of the server. What is done here is shown at once and sent; what the server says is the truth, and
// what it does not know after a refusal is taken back.

import { Table } from '../engine/table';
import type { TableView } from '../engine/messages';
import { type Due, dueAt, mustPass } from '../game/decisions';
import { winnerOf } from '../game/outcome';
import { pause } from '../game/pause';
import { reviews } from '../game/reviews.svelte';
import { type Player, motion, settings } from '../game/settings.svelte';
import { Sitting } from '../game/sitting.svelte';
import { play as sound } from '../game/sound';
import { type KeptGame, find, keep } from '../game/store';
import { scoreText } from '../game/telling';
import { say } from '../texts/texts.svelte';
import { Clocks, type TimeLeft } from './clocks';
import { recordOf } from './house';
import { gameOf } from './kept';
import { type Pending, isAnswered, isPartOfTurn, isRoll, turnOf } from './pending';
import type { Made, TableEvent } from './protocol';
import { type Of, type Room, isStale } from './room.svelte';

/** Whoever is so many events behind sees no motion until that is made up for. */
const farBehind = 8;

/** Reasons that a record names and the rules do not. */
const reasons: Record<string, string> = {
  resignation: 'online-over-resignation',
  timeout: 'online-over-timeout',
  agreement: 'online-over-agreement',
};

export class OnlineSitting extends Sitting {
  override readonly isShared = true;
  /** How many steps of a turn can still be taken back without asking. */
  private holding = $state(0);
  private ended = $state.raw<Of<'over'> | null>(null);
  private pending: Pending[] = [];
  private isDelivering = false;
  /** How many events of the game the server is known to have. */
  private known = 0;
  /** Grows with everything that somebody else did. */
  private version = 0;
  /** Where something that went on by itself was refused; there it does so no more. */
  private refusedAt = -1;
  private cursor = 0;
  private following: Promise<void> = Promise.resolve();
  private isReplaying = false;
  private readonly clocks: Clocks | null;

  private constructor(
    readonly room: Room,
    made: Made,
    kept: KeptGame,
    table: Table,
    view: TableView,
  ) {
    super(kept, table, view);
    this.clocks = made.clock ? new Clocks(made.clock, made.seats.length) : null;
  }

  /** Sits down at a table that was entered, or looks at it, as it stands. */
  static async join(room: Room, made: Made): Promise<OnlineSitting> {
    const game = gameOf(room, made, await find(room.id));
    const { table, view } = await Table.open({ ...game, events: [], undone: [] });
    const sitting = new OnlineSitting(room, made, game, table, view);
    await sitting.follow();
    room.onevent = () => void sitting.follow();
    return sitting;
  }

  override leave() {
    this.epoch += 1;
    this.room.onevent = () => undefined;
    this.table.close();
  }

  get isWatching(): boolean {
    return this.room.seat === null;
  }

  override get isOver(): boolean {
    return this.ended !== null;
  }

  override get canHelp(): boolean {
    return this.ended !== null || !this.room.hasOthers;
  }

  /** What a seat has left on its clock; null where there is none. */
  timeLeft(seat: number): TimeLeft | null {
    if (!this.room.isPlaying(seat)) return null;
    const over = this.ended?.at;
    return this.clocks?.left(seat, over ?? this.room.now()) ?? null;
  }

  // ── What the server says ──────────────────────────────────────────────────────────────────────────────────────

  /** Takes in what has happened, one event after the other. */
  follow(): Promise<void> {
    this.following = this.following
      .then(() => this.takeAll())
      .catch((error: unknown) => {
        // The server allowed what the engine here refuses: another version, perhaps. Loading anew fetches both.
        const problem = error instanceof Error ? error.message : String(error);
        this.room.problem = say('online-out-of-step', { problem });
      });
    return this.following;
  }

  private async takeAll() {
    const { log } = this.room;
    let isChanged = false;
    let isQuiet = false;
    while (this.cursor < log.length) {
      const noted = log[this.cursor];
      this.cursor += 1;
      if (!noted) break;
      const isBehind = log.length - this.cursor > farBehind || !this.stage || document.hidden;
      const change = await this.take(noted.event, noted.isOwn, isBehind);
      isChanged ||= change;
      isQuiet ||= change && isBehind;
    }
    if (isQuiet) await this.show(this.view);
    if (isChanged && this.stage) void this.goOn();
  }

  /** Takes one event in; whether it changed the game. */
  private async take(event: TableEvent, isOwn: boolean, isQuiet: boolean): Promise<boolean> {
    let turn = this.pending.length > 0 ? undefined : turnOf(this.view);
    const [first] = this.pending;
    switch (event.kind) {
      case 'acted':
        if (this.isOurs(event.seat) && isAnswered(first, event.text, isOwn)) {
          this.pending.shift();
          this.noteHeld();
          if (first?.what.kind === 'act') {
            this.known = first.after ?? this.known;
            this.runClock(first.turn, event.at);
            return false;
          }
        } else await this.rollBack();
        await this.replay(event, isQuiet);
        turn = turnOf(this.view);
        break;
      case 'undone':
        await this.rollBack();
        this.view = await this.table.goTo(event.events);
        await this.show(this.view);
        this.known = this.view.events;
        this.confirmed = 0;
        this.said = say('say-taken-back');
        turn = turnOf(this.view);
        break;
      case 'left':
        this.giveUp(event);
        break;
      case 'over':
        await this.rollBack();
        this.ended = event;
        turn = null;
        break;
      case 'offered':
        if (event.seat !== this.room.seat) this.said = this.offerText(event.what, event.seat);
        break;
      case 'declined':
        this.said = say('online-say-declined', { person: this.nameOf(event.seat) });
        break;
      default:
    }
    if (this.ended) turn = null;
    if (turn !== undefined) this.runClock(turn, event.at);
    return ['acted', 'undone', 'left', 'over'].includes(event.kind);
  }

  /** Whether an event can be what was wanted here: the next game, for instance, is begun by nobody in particular. */
  private isOurs(seat: number | null): boolean {
    return seat === null || seat === this.room.seat;
  }

  /** Only people have to hurry. */
  private runClock(seat: number | null, at: number) {
    const isTimed = this.room.stage !== 'waiting' && this.room.isPlaying(seat);
    this.clocks?.run(isTimed ? seat : null, at);
  }

  /** Shows what somebody did, or how the dice fell. */
  private async replay({ text, seat }: Of<'acted'>, isQuiet: boolean) {
    this.isReplaying = true;
    try {
      if (isQuiet) this.view = await this.table.act(text);
      else if (isRoll(text)) {
        const roller = this.seat;
        sound('dice');
        await this.letTumble(await this.table.act(text), roller);
      } else await this.replayMoves(text, seat);
    } finally {
      this.isReplaying = false;
    }
    this.known = this.view.events;
  }

  private async replayMoves(text: string, seat: number | null) {
    const steps = text.split(',');
    for (const [index, step] of steps.entries()) {
      const move = this.view.moves.find((one) => one.text === step);
      if (!move) {
        await this.act(steps.slice(index).join(','));
        break;
      }
      await this.perform(step, move);
    }
    if (text === 'double' || text === 'take' || text === 'drop')
      this.said = say(`say-${text}`, { seat: this.seatName(seat ?? 0) });
  }

  /** Somebody gave up: where several play on, a computer does so for them. */
  private giveUp({ seat, level }: Of<'left'>) {
    if (level === null || level === undefined) return;
    const player: Player = { kind: 'level', level };
    const players = this.kept.players.map((other, index) => (index === seat ? player : other));
    this.kept = { ...this.kept, players };
  }

  /** Takes back what the server does not know. */
  private async rollBack() {
    this.version += 1;
    this.interrupt();
    if (this.pending.length === 0) return;
    this.pending = [];
    this.noteHeld();
    this.view = await this.table.goTo(this.known);
  }

  protected override interrupt() {
    this.epoch += 1;
    this.due = 'wait';
    this.hands.drop();
    this.rolling = false;
    this.stage?.finish();
  }

  // ── What is done here ─────────────────────────────────────────────────────────────────────────────────────────

  protected override async apply(text: string): Promise<TableView> {
    if (this.isReplaying) return super.apply(text);
    const { version, view: before } = this;
    const isHeld = this.holding > 0 || (!settings.autoConfirm && isPartOfTurn(before, text));
    const view = await super.apply(text);
    // Somebody else came between: what is shown is what there is now.
    if (version !== this.version) return this.table.view();
    const state = isHeld ? 'held' : 'queued';
    this.want({ what: { kind: 'act', text }, after: view.events, turn: turnOf(view), state });
    return view;
  }

  private want(pending: Pending) {
    this.pending.push(pending);
    this.noteHeld();
    void this.deliver();
  }

  private noteHeld() {
    this.holding = this.pending.filter(({ state }) => state === 'held').length;
  }

  /** What was held is sent. */
  private release() {
    for (const one of this.pending) if (one.state === 'held') one.state = 'queued';
    this.noteHeld();
    void this.deliver();
  }

  /** Sends what is wanted, each when the one before is stored. */
  private async deliver() {
    if (this.isDelivering) return;
    this.isDelivering = true;
    for (;;) {
      const next = this.pending.find(({ state }) => state !== 'sent');
      if (next?.state !== 'queued') break;
      next.state = 'sent';
      const answer = await this.room.do(next.what);
      if (answer.isDone) continue;
      await this.follow();
      if (!this.pending.includes(next)) continue;
      if (isStale(answer)) next.state = 'queued';
      else await this.takeBack(answer.message.text);
      if (this.room.line === 'closed') break;
    }
    this.isDelivering = false;
  }

  /** The server refused what was done here: the board goes back to what it knows. */
  private async takeBack(reason: string) {
    await this.rollBack();
    this.refusedAt = this.view.events;
    await this.show(this.view);
    if (reason) this.hands.say({ text: reason }, null);
    void this.goOn();
  }

  /** The server rolls; how the dice fell is told like everything else. */
  protected override throwDice(): Promise<void> {
    this.want({ what: { kind: 'roll' }, after: null, turn: null, state: 'queued' });
    return Promise.resolve();
  }

  protected override next(): Due {
    if (this.isOver || this.stepping) return 'over';
    const due = this.dueNow();
    const isTurn = due === 'move' || due === 'confirm' || (this.isMine && mustPass(this.view));
    if (this.holding > 0 && !isTurn) this.release();
    return due;
  }

  /** Whether it is the own turn. */
  private get isMine(): boolean {
    return this.isPerson(this.seat);
  }

  private dueNow(): Due {
    const { view, players, confirmed } = this;
    const { turn } = view;
    if (!this.hasPeople || this.pending.some(({ what }) => what.kind === 'roll')) return 'wait';
    const never = { autoRoll: false, autoConfirm: settings.autoConfirm, autoFinish: false };
    const wishes = this.refusedAt === view.events ? never : settings;
    // Before anybody has a turn, whoever is first rolls.
    if (turn.kind === 'chance' && turn.seat === null) return wishes.autoRoll ? 'wait' : 'roll';
    // That it is over the server says next.
    if (turn.kind === 'over' && !view.match?.can_go_on) return 'wait';
    return dueAt({ view, players, confirmed, last: this.past.at(-1) }, wishes);
  }

  /** Lets happen by itself what people want done for them; everything else others do. */
  protected override async happen(isCurrent: () => boolean): Promise<boolean> {
    const { view } = this;
    const { turn } = view;
    const isRolled = this.pending.some(({ what }) => what.kind === 'roll');
    if (!this.hasPeople || isRolled || this.refusedAt === view.events) return false;
    if (turn.kind === 'chance' && (turn.seat === null || this.isMine)) {
      await this.throwDice();
      return false;
    }
    if (turn.kind !== 'seat' || !this.isMine) return false;
    if (mustPass(view)) return this.pass(isCurrent);
    // What is left is bearing off.
    const [first] = view.moves;
    if (!first) return false;
    await pause(motion());
    if (isCurrent()) await this.perform(first.text, first, isCurrent);
    return isCurrent();
  }

  override async confirm() {
    if (this.due !== 'confirm') return;
    this.release();
    await super.confirm();
  }

  // ── Taking back, giving up, draws ─────────────────────────────────────────────────────────────────────────────

  /** Steps that nobody knows of are taken back without asking. */
  override get asksToTakeBack(): boolean {
    return this.holding === 0;
  }

  /** The moment before the last thing one decided; null where there is none. */
  private get decided(): number | null {
    const turn = this.past.findLast(({ seat, moves }) => this.isPerson(seat) && moves.length > 0);
    return turn ? turn.ends - turn.moves.length : null;
  }

  override get canUndo(): boolean {
    if (this.isOver || this.stepping || !this.hasPeople) return false;
    return !this.asksToTakeBack || (this.decided !== null && !this.room.offer);
  }

  override get canRedo(): boolean {
    return false;
  }

  /** Takes a step back that nobody knows of, or asks the others. */
  override async undo() {
    if (!this.canUndo) return;
    if (this.asksToTakeBack) return this.askUndo();
    this.interrupt();
    this.pending.pop();
    this.noteHeld();
    await this.show(await this.table.goTo(this.pending.at(-1)?.after ?? this.known));
    this.said = say('say-taken-back');
    await this.goOn();
  }

  private async askUndo() {
    const { decided: events } = this;
    if (events === null) return;
    const { view } = this;
    const isWanted = () => !this.room.offer && this.view === view;
    await this.room.insist({ kind: 'offer', what: 'undo', events }, isWanted);
  }

  override async resign(what: 'game' | 'match' = 'game') {
    await this.room.insist({ kind: 'resign', of: what }, () => !this.isOver);
  }

  // ── In words, and kept ────────────────────────────────────────────────────────────────────────────────────────

  offerText(what: 'draw' | 'undo', seat: number): string {
    const code = what === 'draw' ? 'online-offers-draw' : 'online-offers-undo';
    return say(code, { person: this.nameOf(seat) });
  }

  override get winner(): number | null {
    const ids = this.view.seats.map(({ id }) => id);
    return this.ended ? winnerOf(this.ended.result, ids) : super.winner;
  }

  override get outcome(): string {
    const { winner } = this;
    if (winner === null) return say('over-draw');
    if (winner === this.room.seat) return say('over-you-won');
    return say('online-won', { person: this.nameOf(winner) });
  }

  /** Who gave up: where two play, whoever has not won. */
  private get loser(): number | null {
    const seats = this.players.flatMap((player, seat) => (player ? [seat] : []));
    if (seats.length > 2) return this.room.leavers.at(-1)?.seat ?? null;
    return this.winner === null ? null : (seats.find((seat) => seat !== this.winner) ?? null);
  }

  override get reason(): string {
    if (!this.ended) return super.reason;
    const code = reasons[this.ended.reason];
    const { loser } = this;
    const person = loser === null ? '' : this.room.names[loser] || this.nameOf(loser);
    const why = code ? say(code, { person }) : (this.view.verdict?.reason.text ?? '');
    const { match } = this.view;
    const score = match ? say('match-stands', { score: scoreText(match.score) }) : '';
    return [why, score].filter(Boolean).join(' · ');
  }

  protected override ending(): NonNullable<KeptGame['end']> {
    const { result = 'draw', reason = '' } = this.ended ?? {};
    const resigned = reason === 'resignation' ? this.loser : null;
    return { result, reason, resigned };
  }

  protected override async finish() {
    if (this.isWatching) {
      this.said = this.outcome;
      return;
    }
    await this.end();
    await this.keepRecord();
    if (!this.stepping) void reviews.want(this.kept);
  }

  /** Keeps the record with what proves its dice; without a server it is fetched another time. */
  async keepRecord(): Promise<void> {
    if (this.kept.record) return;
    try {
      this.kept = { ...this.kept, record: await recordOf(this.room.id) };
    } catch {
      return;
    }
    await keep(this.kept);
  }

  /** A game that was only watched is kept once somebody wants to look at it again. */
  async keepWatched(): Promise<void> {
    if (!this.kept.end) this.kept = { ...this.kept, end: this.ending() };
    await keep(this.kept);
  }

  protected override async remember() {
    if (!this.isWatching) return super.remember();
    this.past = await this.table.past();
    if (!this.stepping) this.kept = { ...this.kept, ...(await this.table.events()) };
  }

  override async record(): Promise<string> {
    try {
      return await recordOf(this.room.id);
    } catch {
      return super.record();
    }
  }
}
