// A game that is studied: which decision is looked at, which of its lines, and what lies on the board then.

import { thinker } from '../engine/engine';
import type { LineView, MoveView, PastTurn, ReviewView, TableView } from '../engine/messages';
import { Table } from '../engine/table';
import { reviews } from './reviews.svelte';
import { type Step, mistakesOf, nextMistake, stepsOf } from './steps';
import type { KeptGame } from './store';

const nothing: ReviewView = { decisions: [], rolls: [], seats: [], chances: [] };

/** How play goes on after a line. */
export interface GoingOn {
  /** The dice that are rolled first, in notation; none where nothing is rolled. */
  roll: string | null;
  moves: MoveView[];
}

/** A line that is walked along. */
interface Walk {
  line: LineView;
  goesOn: GoingOn | null;
  /** How many of the moves after it are played, too; 0 for the line itself. */
  steps: number;
}

export class ReviewedGame {
  past = $state.raw<PastTurn[]>([]);
  view = $state.raw() as TableView;
  /** How many events there are before the decision that is looked at. */
  at = $state(0);
  walk = $state.raw<Walk | null>(null);
  /** Whether somebody has chosen what is looked at. */
  hasChosen = $state(false);
  /** The table that lines are tried on. */
  private trial: Table | null = null;
  private moments = 0;
  /** Where it goes to, while the engine answers. */
  private target = 0;

  private constructor(
    readonly kept: KeptGame,
    private readonly table: Table,
    view: TableView,
  ) {
    this.view = view;
  }

  static async open(game: KeptGame): Promise<ReviewedGame> {
    const { table, view } = await Table.open({ ...game, undone: [] });
    const reviewed = new ReviewedGame(game, table, view);
    reviewed.past = await table.past();
    await reviewed.turnTo(reviewed.steps[0]?.starts ?? 0);
    return reviewed;
  }

  close() {
    this.moments += 1;
    this.trial?.close();
    this.table.close();
  }

  get board() {
    return this.table.board;
  }

  readonly reviewing = $derived.by(() => reviews.of(this.kept.id));
  readonly review = $derived(this.reviewing?.review ?? nothing);
  readonly steps = $derived(stepsOf(this.past, this.review));
  readonly index = $derived(
    Math.max(
      0,
      this.steps.findLastIndex(({ starts }) => starts <= this.at),
    ),
  );
  readonly step: Step | null = $derived(this.steps[this.index] ?? null);

  /** Asks anew for what is shown, after the language changed. */
  async refresh() {
    await this.turnTo(this.target);
  }

  /** Looks at the position before a decision. */
  async look(starts: number) {
    this.hasChosen = true;
    await this.turnTo(starts);
  }

  /** Begins with the worst mistake of a seat, unless somebody has chosen something else. */
  async beginWithWorst(seat: number) {
    const [worst] = mistakesOf(this.steps, seat);
    if (worst && !this.hasChosen) await this.turnTo(worst.starts);
  }

  private async turnTo(starts: number) {
    const moment = ++this.moments;
    this.target = starts;
    const view = await this.table.goTo(starts);
    if (moment !== this.moments) return;
    // All at once, so that no arrow of one decision is seen on the board of another.
    this.at = starts;
    this.walk = null;
    this.view = view;
  }

  /** Goes so many decisions on, or back. */
  async go(steps: number) {
    const here = this.steps.findLastIndex(({ starts }) => starts <= this.target);
    const step = this.steps[Math.min(this.steps.length - 1, Math.max(0, here + steps))];
    if (step) await this.look(step.starts);
  }

  /** Goes to the next mistake, or the one before. */
  async toMistake(direction: 1 | -1) {
    const step = nextMistake(this.steps, this.target, direction);
    if (step) await this.look(step.starts);
  }

  /** Shows a line on the board, and looks how it goes on. */
  async show(line: LineView) {
    this.hasChosen = true;
    const moment = ++this.moments;
    const view = await this.play(line.moves);
    if (moment !== this.moments) return;
    this.view = view;
    this.walk = { line, goesOn: null, steps: 0 };
    const goesOn = await this.goingOn(line);
    if (moment === this.moments) this.walk = { line, goesOn, steps: 0 };
  }

  /** Goes along the line that is shown; before its beginning is the decision itself. */
  async along(steps: number) {
    const { walk } = this;
    if (!walk) return;
    const wanted = walk.steps + steps;
    if (wanted < 0) return this.look(this.at);
    await this.walkTo(Math.min(wanted, walk.goesOn?.moves.length ?? 0));
  }

  /** Shows the line with so many of the moves after it. */
  async walkTo(steps: number) {
    const { walk } = this;
    if (!walk) return;
    const moment = ++this.moments;
    const { line, goesOn } = walk;
    const later = goesOn?.moves.slice(0, steps) ?? [];
    const view = await this.play(line.moves, steps > 0 ? goesOn?.roll : null, later);
    if (moment !== this.moments) return;
    this.view = view;
    this.walk = { ...walk, steps };
  }

  /** The position after some moves from the decision that is looked at. */
  private async play(moves: MoveView[], roll: string | null = null, later: MoveView[] = []) {
    const { rules, start, events } = this.kept;
    const texts = [...moves.map(({ text }) => text), ...(roll ? [roll] : [])];
    const played = [...events.slice(0, this.at), ...texts, ...later.map(({ text }) => text)];
    const { table, view } = await Table.open({ rules, start, events: played, undone: [] });
    this.trial?.close();
    this.trial = table;
    return view;
  }

  /** How play goes on: as the engine said, as it went on in the game, or with the dice that fell then. */
  private async goingOn(line: LineView): Promise<GoingOn | null> {
    if (line.goes_on.length > 0) return { roll: null, moves: line.goes_on };
    const { step } = this;
    const { rules, start, events } = this.kept;
    const roll = step ? events[step.ends] : undefined;
    if (!step || !roll?.startsWith('r')) return null;
    const next = this.past.find(({ begins }) => begins === step.ends);
    if (line.action === step.decision?.played.action && next) return { roll, moves: next.moves };
    const played = [...events.slice(0, this.at), ...line.moves.map(({ text }) => text), roll];
    try {
      const thought = await thinker().think(
        { rules, start, events: played },
        { lines: 1, seed: 1 },
      );
      return { roll, moves: thought.lines[0]?.moves ?? [] };
    } catch {
      // These dice end the game, or cannot be rolled there.
      return null;
    }
  }
}
