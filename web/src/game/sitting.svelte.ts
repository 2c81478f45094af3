// A game at the table: who acts when, what is shown, what a hand has picked up. It knows no rule: everything is asked of
// the engine.

import { Refused } from '../engine/client';
import { engine, thinker } from '../engine/engine';
import type {
  BoardView,
  Journey,
  Message,
  MoveView,
  PastTurn,
  TableView,
  Thinking,
} from '../engine/messages';
import { say, texts } from '../texts/texts.svelte';
import { type Player, motion, settings } from './settings.svelte';
import { play as sound } from './sound';
import { type KeptGame, keep } from './store';

/** What the board can do for a sitting. */
export interface Stage {
  animate(move: { path: string[]; seat: number; captures?: string[] }): Promise<void>;
  shake(place: string): void;
  flourish(seat: number): void;
  finish(): void;
}

/** What has to happen next. */
export type Due = 'roll' | 'move' | 'confirm' | 'wait' | 'over';

/** How long a refusal stays in sight, in milliseconds. */
const refusalTime = 4000;

/** Dice tumble no longer than this, in milliseconds. */
const longestTumble = 650;

/** Two clicks within this time are a double click, in milliseconds. */
const doubleClick = 350;

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

export class Sitting {
  view = $state.raw() as TableView;
  past = $state.raw<PastTurn[]>([]);
  due = $state<Due>('wait');
  /** The place whose piece is picked up. */
  selected = $state<string | null>(null);
  /** The die to be played first, by its place in the row. */
  die = $state<number | null>(null);
  rolling = $state(false);
  thinking = $state(false);
  /** Somebody looks for a hint. */
  looking = $state(false);
  /** What was refused and why, for a while. */
  refusal = $state.raw<{ text: string; place: string | null } | null>(null);
  /** What was said last, for screen readers. */
  said = $state('');
  hint = $state.raw<Thinking | null>(null);
  /** The chance of each seat to win, while that is shown. */
  chances = $state.raw<number[] | null>(null);
  best = $state.raw<Thinking | null>(null);
  resigned = $state<number | null>(null);
  /** The event that is looked at, where a finished game is stepped through. */
  stepping = $state(false);
  stage: Stage | null = null;
  /** The game as it is kept. */
  kept: KeptGame;

  /** Grows whenever what goes on by itself must end: undo, leaving. */
  private epoch = 0;
  private refusals = 0;
  private hands = 0;
  private pickedAt = 0;

  private constructor(
    kept: KeptGame,
    private readonly table: number,
    readonly board: BoardView,
    view: TableView,
  ) {
    this.kept = kept;
    this.view = view;
    this.resigned = kept.end?.resigned ?? null;
  }

  /** Sits down to a game that was kept, or is new. */
  static async open(game: KeptGame): Promise<Sitting> {
    const { rules, start, events, undone } = game;
    const from = start ? { start } : {};
    const opened = await engine().ask({ ask: 'open', rules, events, undone, ...from });
    const sitting = new Sitting(game, opened.table, opened.board, opened.view);
    await sitting.remember();
    return sitting;
  }

  /** Leaves the table; the game is kept. */
  leave() {
    this.epoch += 1;
    thinker().stop();
    void engine().ask({ ask: 'close', table: this.table });
  }

  get players(): (Player | null)[] {
    return this.kept.players;
  }

  isPerson(seat: number | null): boolean {
    return seat !== null && this.players[seat]?.kind === 'person';
  }

  get hasPeople(): boolean {
    return this.players.some((player) => player?.kind === 'person');
  }

  /** The seat that acts, or that the dice are rolled for. */
  get seat(): number | null {
    const { turn } = this.view;
    return turn.kind === 'over' ? null : turn.seat;
  }

  get isOver(): boolean {
    return this.resigned !== null || this.view.turn.kind === 'over';
  }

  seatName(seat: number): string {
    return this.view.seats[seat]?.name.text ?? '';
  }

  placeName(id: string): string {
    return this.board.places.find((place) => place.id === id)?.name.text ?? id;
  }

  private get game() {
    return { rules: this.kept.rules, start: this.kept.start, events: this.kept.events };
  }

  /** Asks for what is shown anew, after the language changed. */
  async refresh() {
    this.view = await engine().ask({ ask: 'view', table: this.table });
    this.past = await engine().ask({ ask: 'past', table: this.table });
  }

  // ── What goes on by itself ────────────────────────────────────────────────────────────────────────────────────

  /** Lets happen what nobody at the screen decides, until a person does or the game is over. */
  async goOn(): Promise<void> {
    const epoch = ++this.epoch;
    const isCurrent = () => epoch === this.epoch;
    this.selected = null;
    while (isCurrent()) {
      const due = this.next();
      this.due = due;
      if (due !== 'wait') {
        if (due === 'over') await this.end();
        break;
      }
      if (!(await this.happen(isCurrent))) break;
    }
    if (isCurrent()) void this.judge();
  }

  /** What has to happen next. */
  private next(): Due {
    if (this.isOver || this.stepping) return 'over';
    if (this.needsConfirming()) return 'confirm';
    const { turn } = this.view;
    if (turn.kind === 'chance') {
      return this.isPerson(turn.seat) && !settings.autoRoll ? 'roll' : 'wait';
    }
    if (!this.isPerson(this.seat) || this.mustPass() || this.finishesByItself()) return 'wait';
    return 'move';
  }

  /** A turn of several actions is over when its player says so. */
  private confirmed = 0;

  private needsConfirming(): boolean {
    const last = this.past.at(-1);
    if (settings.autoConfirm || !last || !this.isPerson(last.seat)) return false;
    const hasChoice = last.dice.length > 1 && last.moves.some(({ kind }) => kind !== 'pass');
    const isOver = this.view.turn.kind !== 'seat' || this.view.turn.seat !== last.seat;
    return hasChoice && isOver && last.ends > this.confirmed && last.ends === this.view.events;
  }

  private mustPass(): boolean {
    const [only, ...others] = this.view.moves;
    return only?.kind === 'pass' && others.length === 0;
  }

  /** Whether the rest is bearing off, and people want that done for them. */
  private finishesByItself(): boolean {
    if (!settings.autoFinish || this.view.rules.family !== 'nardi') return false;
    const { moves } = this.view;
    return moves.length > 0 && moves.every(({ kind }) => kind === 'finish');
  }

  /** Lets one thing happen; false if something else came between. */
  private async happen(isCurrent: () => boolean): Promise<boolean> {
    const { turn } = this.view;
    if (turn.kind === 'chance') {
      await this.throwDice(isCurrent);
      return isCurrent();
    }
    if (this.mustPass()) return this.pass(isCurrent);
    return this.think(isCurrent);
  }

  private async throwDice(isCurrent: () => boolean) {
    const seat = this.seat;
    sound('dice');
    const view = await engine().ask({ ask: 'roll', table: this.table, seed: this.kept.seed });
    if (!isCurrent()) return;
    this.die = null;
    this.rolling = motion() > 0;
    await this.show(view);
    if (this.rolling) await Promise.race([pause(longestTumble), this.rest()]);
    this.rolling = false;
    const dice = view.dice.map(({ number }) => texts.number(number));
    const name = seat === null ? '' : this.seatName(seat);
    this.said = say('say-rolled', { seat: name, dice: texts.list(dice) });
  }

  private settle: () => void = () => undefined;

  /** Waits for the dice to come to rest. */
  private rest(): Promise<void> {
    return new Promise((resolve) => (this.settle = resolve));
  }

  /** The dice have come to rest, by themselves or by a click. */
  settled() {
    this.settle();
  }

  private async pass(isCurrent: () => boolean): Promise<boolean> {
    const seat = this.seat ?? 0;
    this.said = this.view.task?.text ?? say('say-passed', { seat: this.seatName(seat) });
    // A person has to read why; a computer that passes only must be seen.
    await pause(this.isPerson(seat) ? Math.max(900, 6 * motion()) : 3 * motion());
    const [only] = this.view.moves;
    if (!isCurrent() || !only) return false;
    await this.show(await engine().ask({ ask: 'act', table: this.table, text: only.text }));
    return isCurrent();
  }

  private async think(isCurrent: () => boolean): Promise<boolean> {
    const player = this.players[this.seat ?? 0];
    const level = player?.kind === 'level' ? player.level : 10;
    this.thinking = true;
    const begun = performance.now();
    const thought = await thinker().think(this.game, { level, seed: this.kept.seed });
    this.thinking = false;
    // Nobody likes an opponent who answers before one has looked.
    const rest = 2 * motion() - (performance.now() - begun);
    if (rest > 0) await pause(rest);
    const [line] = thought.lines;
    if (!isCurrent() || !line) return false;
    for (const move of line.moves) {
      await this.perform(move.text, move);
      if (!isCurrent()) return false;
    }
    return true;
  }

  // ── What happens on the board ─────────────────────────────────────────────────────────────────────────────────

  /** Plays one action that is known to be legal, with its motion. */
  private async perform(text: string, move: MoveView | undefined) {
    const seat = this.seat ?? 0;
    if (move && move.path.length > 1 && motion() > 0) {
      await this.stage?.animate({ path: move.path, seat, captures: move.captures });
    }
    const view = await engine().ask({ ask: 'act', table: this.table, text });
    sound('wood');
    await this.show(view);
    if (move) this.said = this.tell(seat, move);
  }

  /** What a move is in words. */
  tell(seat: number, move: MoveView): string {
    const name = this.seatName(seat);
    const to = move.to ? this.placeName(move.to) : '';
    const from = move.from ? this.placeName(move.from) : '';
    if (move.kind === 'pass') return say('say-passed', { seat: name });
    const codes = {
      enter: 'say-placed',
      remove: 'say-removed',
      finish: 'say-finished',
      move: 'say-moved',
    };
    const text = say(codes[move.kind], { seat: name, from, to });
    return move.captures.length > 0 ? say('say-captured', { move: text }) : text;
  }

  private async show(view: TableView) {
    this.view = view;
    this.hint = null;
    this.best = null;
    this.refusal = null;
    await this.remember();
  }

  /** Notes what happened and keeps it. */
  private async remember() {
    const [past, events] = await Promise.all([
      engine().ask({ ask: 'past', table: this.table }),
      engine().ask({ ask: 'events', table: this.table }),
    ]);
    this.past = past;
    if (this.stepping) return;
    const { seat } = this;
    this.kept = {
      ...this.kept,
      start: events.start,
      events: events.events,
      undone: events.undone,
      changed: Date.now(),
      turns: past.length,
      toAct: seat === null ? null : (this.view.seats[seat]?.id ?? null),
    };
    await keep(this.kept);
  }

  private async end() {
    if (this.stepping) return;
    const { verdict } = this.view;
    if (!this.kept.end) {
      const resigned = this.resigned;
      const end =
        resigned === null
          ? { result: verdict?.result ?? 'draw', reason: verdict?.reason.code ?? '', resigned }
          : { result: this.winnerAfter(resigned), reason: 'resignation', resigned };
      this.kept = { ...this.kept, end, changed: Date.now() };
      await keep(this.kept);
      sound('win');
      const winner = this.winner;
      if (winner !== null) this.stage?.flourish(winner);
    }
    this.said = this.outcome;
  }

  /** The result when a seat gives up: with two the other one wins; with more the others share it. */
  private winnerAfter(resigned: number): string {
    const others = this.view.seats.filter(({ seat, is_seated }) => is_seated && seat !== resigned);
    return others.length === 1 ? (others[0]?.id ?? 'draw') : 'draw';
  }

  /** The seat that won; null in a draw. */
  get winner(): number | null {
    if (this.resigned !== null) {
      const others = this.view.seats.filter(
        ({ seat, is_seated }) => is_seated && seat !== this.resigned,
      );
      return others.length === 1 ? (others[0]?.seat ?? null) : null;
    }
    const result = this.view.verdict?.result;
    if (!result) return null;
    const byName = this.view.seats.find(({ id }) => id === result);
    if (byName) return byName.seat;
    return /^\d+$/.test(result) ? Number(result[0]) : null;
  }

  /** How it ended, in a sentence. */
  get outcome(): string {
    if (this.resigned !== null) return say('over-resigned', { seat: this.seatName(this.resigned) });
    const { winner } = this;
    if (winner === null) return say('over-draw');
    const people = this.players.filter((player) => player?.kind === 'person').length;
    if (people === 1) {
      if (this.isPerson(winner)) return say('over-you-won');
      return say('over-you-lost', { seat: this.seatName(winner) });
    }
    return say('over-won', { seat: this.seatName(winner) });
  }

  get reason(): string {
    return this.resigned === null ? (this.view.verdict?.reason.text ?? '') : '';
  }

  // ── What a person does ────────────────────────────────────────────────────────────────────────────────────────

  /** Rolls, or ends the turn, whatever is due. */
  async roll() {
    if (this.due === 'confirm') return this.confirm();
    if (this.due !== 'roll') return;
    const epoch = ++this.epoch;
    this.due = 'wait';
    await this.throwDice(() => epoch === this.epoch);
    if (epoch === this.epoch) await this.goOn();
  }

  /** A click on a die: it is rolled, played first, or ends the turn. */
  pickDie(index: number) {
    if (this.due === 'move') this.die = this.die === index ? null : index;
    else void this.roll();
  }

  async confirm() {
    if (this.due !== 'confirm') return;
    this.confirmed = this.view.events;
    await this.goOn();
  }

  /** Where the piece that is picked up can go. */
  get journeys(): Journey[] {
    return this.selected === null ? [] : this.journeysFrom(this.selected);
  }

  /** Where a piece of this place can go, by the die that was chosen to be first. */
  journeysFrom(place: string): Journey[] {
    const first = this.die === null ? null : (this.view.dice[this.die]?.number ?? null);
    const found = this.view.journeys.filter(({ from }) => from === place);
    const by = found.filter(({ numbers }) => numbers[0] === first);
    return first !== null && by.length > 0 ? by : found;
  }

  /** Places whose pieces can be picked up. */
  get movable(): string[] {
    if (this.due !== 'move') return [];
    return [...new Set(this.view.journeys.flatMap(({ from }) => (from === null ? [] : [from])))];
  }

  /** Pieces that can be taken off. */
  get removable(): string[] {
    if (this.due !== 'move') return [];
    return this.view.journeys.flatMap(({ from, to }) => (from === null ? [to] : []));
  }

  /** The hand that pieces are placed from, if that is all there is to do. */
  get hand(): string | null {
    const [only, ...others] = this.movable;
    const place = this.board.places.find(({ id }) => id === only);
    return only && others.length === 0 && place?.kind === 'hand' ? only : null;
  }

  /** A place was clicked, tapped or entered. */
  async touch(place: string) {
    if (this.due !== 'move') return;
    const removal = this.view.journeys.find(({ from, to }) => from === null && to === place);
    if (removal) return this.travel(removal);
    // Where pieces are placed, a click on a point places one; elsewhere a piece is picked up first.
    const origin = this.selected ?? this.placingHand(place);
    if (origin !== null && origin !== place) {
      const journey = this.journeysFrom(origin).find(({ to }) => to === place);
      if (journey) return this.travel(journey);
    }
    if (this.selected === place) {
      const isDouble = performance.now() - this.pickedAt < doubleClick;
      this.selected = null;
      if (isDouble) await this.hurry(place);
    } else if (this.movable.includes(place)) await this.pick(place);
    else {
      const isPiece = this.selected === null && !this.isEmpty(place);
      await this.refuse(this.selected, isPiece ? null : place, place);
    }
  }

  /** Picks a piece up. One that has only one way to go with the only die goes; one that can only leave the board leaves. */
  private async pick(place: string) {
    const journeys = this.journeysFrom(place);
    const [first] = journeys;
    const leaves = ({ to }: Journey) =>
      this.board.places.some(({ id, kind }) => id === to && kind === 'goal');
    const isOnly = this.view.dice.length === 1 && journeys.every(({ to }) => to === first?.to);
    const isLeaving = this.view.rules.family === 'nardi' && journeys.every(leaves);
    if (first && (isOnly || isLeaving)) return this.travel(first);
    this.selected = place;
    this.pickedAt = performance.now();
  }

  /** The hand or base a piece would come from to this place, where it needs no picking up. */
  private placingHand(place: string): string | null {
    const hands = this.board.places.filter(
      ({ kind, id }) => kind === 'hand' && this.movable.includes(id),
    );
    const reaches = hands.find(({ id }) => this.journeysFrom(id).some(({ to }) => to === place));
    if (reaches && this.isEmpty(place)) return reaches.id;
    return this.hand;
  }

  private isEmpty(place: string): boolean {
    return !this.view.pieces.some((pile) => pile.place === place);
  }

  /** Double click: the piece goes by the highest number it can. */
  async hurry(place: string) {
    if (this.due !== 'move') return;
    const journeys = this.journeysFrom(place).filter(({ steps }) => steps.length === 1);
    const [best] = journeys.sort((a, b) => (b.numbers[0] ?? 0) - (a.numbers[0] ?? 0));
    if (best) await this.travel(best);
  }

  /** A piece was dragged from place to place. */
  async drag(from: string, to: string | null) {
    if (this.due !== 'move') return;
    this.selected = null;
    if (to === null || to === from) return;
    const journey = this.journeysFrom(from).find((journey) => journey.to === to);
    if (journey) await this.travel(journey, true);
    else await this.refuse(from, to, to);
  }

  /** Plays what a hand has chosen. */
  private async travel(journey: Journey, byHand = false) {
    const hands = ++this.hands;
    this.selected = null;
    this.die = null;
    this.due = 'wait';
    // What a hand has put down lies there already: the steps between are not shown again.
    const isDone = byHand ? await this.put(journey) : await this.walk(journey, hands);
    if (!isDone) return;
    await this.goOn();
  }

  private async walk(journey: Journey, hands: number): Promise<boolean> {
    for (const text of journey.steps) {
      const move = this.view.moves.find((move) => move.text === text);
      await this.perform(text, move);
      if (hands !== this.hands) return false;
    }
    return true;
  }

  private async put(journey: Journey): Promise<boolean> {
    const seat = this.seat ?? 0;
    const move = this.view.moves.find(({ text }) => text === journey.steps[0]);
    let view = this.view;
    for (const text of journey.steps) {
      view = await engine().ask({ ask: 'act', table: this.table, text });
    }
    sound('wood');
    await this.show(view);
    if (move) this.said = this.tell(seat, { ...move, to: journey.to, captures: journey.captures });
    return true;
  }

  /** An action or a whole turn in notation. */
  async type(text: string): Promise<boolean> {
    if (this.due !== 'move') return false;
    // Nobody's pieces can be taken until it is clear who is next.
    this.due = 'wait';
    try {
      await this.show(
        await engine().ask({ ask: 'act', table: this.table, text: text.trim().toLowerCase() }),
      );
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.due = 'move';
      this.say(error.reason, null);
      return false;
    }
    sound('wood');
    await this.goOn();
    return true;
  }

  /** Says why something cannot be done, next to where it was tried. */
  async refuse(from: string | null, to: string | null, place: string) {
    const tried = from === null && to === null ? { from: place } : {};
    const reason = await engine().ask({
      ask: 'why-not',
      table: this.table,
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
      ...tried,
    });
    this.stage?.shake(place);
    if (reason) this.say(reason, place);
  }

  private say(reason: Message, place: string | null) {
    const refusals = ++this.refusals;
    this.refusal = { text: reason.text, place };
    this.said = reason.text;
    void pause(refusalTime).then(() => {
      if (refusals === this.refusals) this.refusal = null;
    });
  }

  /** Whether there is something to take back. */
  get canUndo(): boolean {
    return this.hasPeople && !this.stepping && this.view.can_undo > 0;
  }

  get canRedo(): boolean {
    return !this.stepping && this.view.can_redo > 0;
  }

  /** Takes back to the last decision of a person; the dice to come stay the same. */
  async undo() {
    if (!this.canUndo) return;
    await this.interrupt();
    const begun = this.view.events;
    this.resigned = null;
    let view = this.view;
    while (view.can_undo > 0) {
      view = await engine().ask({ ask: 'go-to', table: this.table, events: view.events - 1 });
      if (this.isDecision(view)) break;
    }
    // Back to dice that only a computer rolled would leave nothing to decide.
    if (!this.isDecision(view)) {
      view = await engine().ask({ ask: 'go-to', table: this.table, events: begun });
    }
    await this.resume(view);
    this.said = say('say-taken-back');
  }

  /** Plays again what was taken back, up to the next decision of a person. */
  async redo() {
    if (!this.canRedo) return;
    await this.interrupt();
    let view = this.view;
    while (view.can_redo > 0) {
      view = await engine().ask({ ask: 'go-to', table: this.table, events: view.events + 1 });
      if (this.isDecision(view)) break;
    }
    await this.resume(view);
  }

  /** Whether a person decides in this position. */
  private isDecision({ turn, moves }: TableView): boolean {
    const [only, ...others] = moves;
    const isPass = only?.kind === 'pass' && others.length === 0;
    return turn.kind === 'seat' && this.isPerson(turn.seat) && !isPass;
  }

  private async interrupt() {
    this.epoch += 1;
    this.due = 'wait';
    this.hands += 1;
    this.thinking = false;
    this.rolling = false;
    thinker().stop();
    this.stage?.finish();
  }

  private async resume(view: TableView) {
    this.kept = { ...this.kept, end: null };
    this.confirmed = 0;
    await this.show(view);
    await this.goOn();
  }

  async resign() {
    const acting = this.seat;
    const seat = this.isPerson(acting)
      ? acting
      : this.players.findIndex((player) => player?.kind === 'person');
    if (seat === null || seat < 0 || this.isOver) return;
    await this.interrupt();
    this.resigned = seat;
    await this.goOn();
  }

  // ── Help ──────────────────────────────────────────────────────────────────────────────────────────────────────

  async askHint() {
    if (this.due !== 'move') return;
    const events = this.view.events;
    this.looking = true;
    const thought = await thinker().think(this.game, { lines: 1, seed: 1 });
    this.looking = false;
    if (this.view.events !== events) return;
    this.hint = thought;
    const [move] = thought.lines[0]?.moves ?? [];
    if (move) this.said = say('say-hint', { move: this.tell(this.seat ?? 0, move) });
  }

  /** Asks what the position is worth, as far as that is shown. */
  async judge() {
    const events = this.view.events;
    const isSame = () => this.view.events === events;
    if (settings.evaluation && !this.isOver) {
      const worth = await thinker().evaluate(this.game);
      if (isSame()) this.chances = worth.wins;
    } else this.chances = null;
    if (settings.bestMoves && this.due === 'move') {
      const best = await thinker().think(this.game, { lines: 5, seed: 1 });
      if (isSame()) this.best = best;
    } else this.best = null;
  }

  // ── Stepping through, records ─────────────────────────────────────────────────────────────────────────────────

  async stepTo(events: number) {
    this.stepping = true;
    this.view = await engine().ask({
      ask: 'go-to',
      table: this.table,
      events: Math.max(0, events),
    });
    this.chances = null;
  }

  /** The record of the game as a text. */
  async record(): Promise<string> {
    const seated = this.view.seats.filter(({ is_seated }) => is_seated);
    const header = ({ id, seat }: { id: string; seat: number }): [string, string] => {
      const player = this.players[seat];
      const name = player?.kind === 'level' ? `level:${player.level}` : 'human';
      return [id.charAt(0).toUpperCase() + id.slice(1), name];
    };
    const date: [string, string] = ['Date', new Date(this.kept.created).toISOString().slice(0, 10)];
    const { end, events } = this.kept;
    const { table } = this;
    if (this.stepping) await engine().ask({ ask: 'go-to', table, events: events.length });
    const ended: { end?: [string, string] } =
      end?.reason === 'resignation' ? { end: [end.result, end.reason] } : {};
    const headers = [...seated.map(header), date];
    const text = await engine().ask({ ask: 'record', table, headers, ...ended });
    if (this.stepping) await this.stepTo(this.view.events);
    return text;
  }
}
