// Setting up a position: pieces are put and taken, a seat is to act, and the engine says what is wrong.

import type {
  BoardView,
  Kit,
  Message,
  Pile,
  RollChance,
  Standing,
  TableView,
} from '../engine/messages';
import { type Tool, move, put, take } from './pieces';
import { setupOf } from './setups';
import type { Study } from './study.svelte';

export class Editor {
  pieces = $state.raw<Standing[]>([]);
  tool = $state.raw<Tool>({ kind: 'piece', seat: 0 });
  turn = $state<number | null>(0);
  /** Whether the seat to act takes a piece off first. */
  removes = $state(false);
  problems = $state.raw<Message[]>([]);
  /** What is still to be played of the dice that lay there, as long as the turn stays. */
  private numbers: number[] = [];
  private away: number[] = [];
  private changes = 0;

  private constructor(
    private readonly study: Study,
    readonly kit: Kit,
  ) {
    this.take(study.view);
    this.tool = { kind: 'piece', seat: this.turn ?? 0 };
  }

  static async begin(study: Study): Promise<Editor> {
    return new Editor(study, await study.kit());
  }

  get board(): BoardView {
    return this.study.board;
  }

  /** What is seen on the board: the position as far as it goes. */
  get view(): TableView {
    const { view } = this.study;
    if (this.problems.length === 0) return view;
    const pieces: Pile[] = this.pieces.map((one) => ({ ...one, numbers: [] }));
    return { ...view, pieces, dice: [], moves: [], journeys: [] };
  }

  /** Takes over what lies on the table. */
  private take(view: TableView) {
    const { pieces, turn, numbers, removals, away } = setupOf(view);
    this.pieces = pieces;
    this.turn = turn;
    this.numbers = numbers;
    this.removes = removals > 0;
    this.away = away;
  }

  /** A place was clicked, tapped or entered. */
  touch(place: string) {
    const { tool, pieces } = this;
    if (tool.kind === 'take') return this.change(take(pieces, place));
    return this.change(put(this.board, this.kit, pieces, place, tool.seat));
  }

  takeFrom(place: string) {
    return this.change(take(this.pieces, place));
  }

  drag(from: string, to: string | null) {
    return this.change(move(this.board, this.kit, this.pieces, from, to));
  }

  async setTurn(turn: number) {
    this.turn = turn;
    this.numbers = [];
    await this.change(this.pieces);
  }

  async setRemoves(removes: boolean) {
    this.removes = removes;
    await this.change(this.pieces);
  }

  /** Takes everything off the board; where there are hands or bases, into them. */
  clear() {
    this.numbers = [];
    this.removes = false;
    const homes = this.board.places.filter(({ kind }) => kind === 'hand');
    const count = this.kit.pieces;
    const isSeated = (seat: number | null) => seat !== null && this.study.players[seat] !== null;
    const home = homes.filter(({ seat }) => isSeated(seat));
    return this.change(home.map(({ id, seat }) => ({ place: id, seat, count })));
  }

  async roll() {
    await this.study.roll();
    this.take(this.study.view);
  }

  async letFall(roll: RollChance) {
    await this.study.letFall(roll);
    this.take(this.study.view);
  }

  /** Asks whether it can be so, and takes over what the engine makes of it. */
  private async change(pieces: Standing[]) {
    const changes = ++this.changes;
    this.pieces = pieces;
    const { turn, numbers, removes } = this;
    const setup = { pieces, turn, numbers, removals: removes ? 1 : 0, away: this.away };
    const { view, problems } = await this.study.setUp(setup);
    if (changes !== this.changes) return;
    this.problems = problems;
    if (view) this.take(view);
  }
}
