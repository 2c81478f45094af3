// A game as it is shown, spoken of and kept.

import type {
  BoardView,
  Journey,
  Message,
  MoveView,
  PastTurn,
  TableView,
} from '../engine/messages';
import type { Table } from '../engine/table';
import { say } from '../texts/texts.svelte';
import { playerName } from './choices';
import { isPerson, peopleOf } from './decisions';
import { headersOf } from './headers';
import { outcomeOf, survivor, winnerOf } from './outcome';
import { type Player, motion } from './settings.svelte';
import { play as sound } from './sound';
import { type KeptGame, keep } from './store';
import { scoreText, seatName, tell } from './telling';

/** What the board can do for a game. */
export interface Stage {
  animate(move: { path: string[]; seat: number; captures?: string[] }): Promise<void>;
  shake(place: string): void;
  flourish(seat: number): void;
  finish(): void;
}

export class ShownGame {
  view = $state.raw() as TableView;
  past = $state.raw<PastTurn[]>([]);
  /** What was said last, for screen readers. */
  said = $state('');
  resigned = $state<number | null>(null);
  /** A finished game is stepped through. */
  stepping = $state(false);
  stage: Stage | null = null;

  protected constructor(
    /** The game as it is kept. */
    public kept: KeptGame,
    protected readonly table: Table,
    view: TableView,
  ) {
    this.view = view;
    this.resigned = kept.end?.resigned ?? null;
  }

  get board(): BoardView {
    return this.table.board;
  }

  get players(): (Player | null)[] {
    return this.kept.players;
  }

  isPerson(seat: number | null): boolean {
    return isPerson(this.players, seat);
  }

  get hasPeople(): boolean {
    return peopleOf(this.players).length > 0;
  }

  /** The seat that acts, or that the dice are rolled for. */
  get seat(): number | null {
    const { turn } = this.view;
    return turn.kind === 'over' ? null : turn.seat;
  }

  /** Whether all is over; a match goes on after its games. */
  get isOver(): boolean {
    const { turn, match } = this.view;
    return this.resigned !== null || (turn.kind === 'over' && !match?.can_go_on);
  }

  seatName(seat: number): string {
    return seatName(this.view, seat);
  }

  /** Who sits in a seat, where that is known; else the seat. */
  nameOf(seat: number): string {
    const player = this.players[seat];
    if (player?.kind === 'level') return playerName(player);
    return this.kept.names?.[seat] ?? this.seatName(seat);
  }

  /** The game as thinkers need it. */
  get game() {
    const { rules, start, events, match } = this.kept;
    return { rules, start, events, ...(match ? { match } : {}) };
  }

  /** Asks for what is shown anew, after the language changed. */
  async refresh() {
    this.view = await this.table.view();
    this.past = await this.table.past();
  }

  /** Plays one action that is known to be legal, with its motion, unless something else comes between. */
  protected async perform(
    text: string,
    move: MoveView | undefined,
    isCurrent: () => boolean = () => true,
  ) {
    const seat = this.seat ?? 0;
    if (move && move.path.length > 1 && motion() > 0) {
      await this.stage?.animate({ path: move.path, seat, captures: move.captures });
      if (!isCurrent()) return;
    }
    await this.act(text);
    if (move) this.said = tell(this.board, this.view, seat, move);
  }

  /** Plays an action or a whole turn at once. */
  async act(text: string) {
    const view = await this.apply(text);
    sound('wood');
    await this.show(view);
  }

  /** Lets an action happen on the table. */
  protected apply(text: string): Promise<TableView> {
    return this.table.act(text);
  }

  /** Plays a journey step by step; false if something else came between. */
  async walk({ steps }: Journey, isCurrent: () => boolean): Promise<boolean> {
    for (const text of steps) {
      await this.perform(
        text,
        this.view.moves.find((move) => move.text === text),
        isCurrent,
      );
      if (!isCurrent()) return false;
    }
    return true;
  }

  /** Plays a journey whose piece lies at its end already. */
  async put({ steps, to, captures }: Journey): Promise<boolean> {
    const seat = this.seat ?? 0;
    const move = this.view.moves.find(({ text }) => text === steps[0]);
    let { view } = this;
    for (const text of steps) view = await this.apply(text);
    sound('wood');
    await this.show(view);
    if (move) this.said = tell(this.board, view, seat, { ...move, to, captures });
    return true;
  }

  whyNot(from: string | null, to: string | null): Promise<Message | null> {
    return this.table.whyNot(from, to);
  }

  protected async show(view: TableView) {
    this.view = view;
    await this.remember();
  }

  /** Notes what happened and keeps it. */
  protected async remember() {
    const [past, noted] = await Promise.all([this.table.past(), this.table.events()]);
    this.past = past;
    if (this.stepping) return;
    const { seat } = this;
    const toAct = seat === null ? null : (this.view.seats[seat]?.id ?? null);
    const score = this.view.match ? { score: this.view.match.score } : {};
    this.kept = {
      ...this.kept,
      ...noted,
      ...score,
      changed: Date.now(),
      turns: past.length,
      toAct,
    };
    await keep(this.kept);
  }

  protected async end() {
    if (this.stepping) return;
    if (!this.kept.end) {
      this.kept = { ...this.kept, end: this.ending(), changed: Date.now() };
      await keep(this.kept);
      sound('win');
      if (this.winner !== null) this.stage?.flourish(this.winner);
    }
    this.said = this.outcome;
  }

  protected ending(): NonNullable<KeptGame['end']> {
    const { resigned, view } = this;
    const { result = 'draw', reason } = view.verdict ?? {};
    const won = view.match?.winner ?? null;
    const named = won === null ? result : (view.seats[won]?.id ?? result);
    if (resigned === null) return { result: named, reason: reason?.code ?? '', resigned };
    // With two the other one wins; with more the others share it.
    const winner = survivor(view.seats, resigned)?.id ?? 'draw';
    return { result: winner, reason: 'resignation', resigned };
  }

  /** The seat that won; null in a draw. */
  get winner(): number | null {
    const { seats, verdict, match } = this.view;
    if (this.resigned !== null) return survivor(seats, this.resigned)?.seat ?? null;
    if (match) return match.winner;
    const ids = seats.map(({ id }) => id);
    return verdict ? winnerOf(verdict.result, ids) : null;
  }

  /** How it ended, in a sentence. */
  get outcome(): string {
    const { code, seat } = outcomeOf(this.winner, this.resigned, this.players);
    return say(code, seat === null ? {} : { seat: this.seatName(seat) });
  }

  /** Why the game ended, and how the match stands. */
  get reason(): string {
    const why = this.resigned === null ? (this.view.verdict?.reason.text ?? '') : '';
    const { match } = this.view;
    if (!match) return why;
    return [why, say('match-stands', { score: scoreText(match.score) })]
      .filter(Boolean)
      .join(' · ');
  }

  // ── Stepping through, records ─────────────────────────────────────────────────────────────────────────────────

  async stepTo(events: number) {
    this.stepping = true;
    this.view = await this.table.goTo(events);
  }

  /** The record of the game as a text. */
  async record(): Promise<string> {
    const { end, events, record } = this.kept;
    if (record && end) return record;
    if (this.stepping) await this.table.goTo(events.length);
    const ended: [string, string] | null =
      end?.reason === 'resignation' ? [end.result, end.reason] : null;
    const text = await this.table.record(headersOf(this.view.seats, this.kept), ended);
    if (this.stepping) await this.stepTo(this.view.events);
    return text;
  }
}
