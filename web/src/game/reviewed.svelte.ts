// A game that is studied: which decision is looked at, which of its lines, and what lies on the board then.

import { thinker } from '../engine/engine';
import type { LineView, MoveView, ReviewView, TableView } from '../engine/messages';
import { Table } from '../engine/table';
import { reviews } from './reviews.svelte';
import { type OneGame, type Step, isOfGame, mistakesOf, nextMistake, stepsOf } from './steps';
import type { KeptGame } from './store';

const nothing: ReviewView = { decisions: [], rolls: [], seats: [], chances: [], games: [] };

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
  /** The game, or those of a match. */
  games = $state.raw<OneGame[]>([]);
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
    reviewed.games = await gamesOf(game.events, table);
    await reviewed.turnTo(reviewed.all[0]?.starts ?? 0);
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
  /** The index of the game that is looked at. */
  readonly game = $derived(
    Math.max(
      0,
      this.games.findIndex((one) => isOfGame(one, this.at)),
    ),
  );
  readonly past = $derived(this.games[this.game]?.past ?? []);
  /** The steps of all games, and of the one that is looked at. */
  readonly all = $derived(this.games.flatMap((one, game) => stepsOf(one, this.review, game)));
  readonly steps = $derived(this.all.filter(({ game }) => game === this.game));
  readonly index = $derived(
    Math.max(
      0,
      this.all.findLastIndex(({ starts }) => starts <= this.at),
    ),
  );
  readonly step: Step | null = $derived(this.all[this.index] ?? null);
  /** The chances and the rolls of the game that is looked at. */
  readonly chances = $derived(this.review.chances.filter(({ events }) => this.isNow(events)));
  readonly rolls = $derived(this.review.rolls.filter(({ event }) => this.isNow(event)));

  private isNow(events: number): boolean {
    const one = this.games[this.game];
    return one !== undefined && isOfGame(one, events);
  }

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
    const [worst] = mistakesOf(this.all, seat);
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
    const here = this.all.findLastIndex(({ starts }) => starts <= this.target);
    const step = this.all[Math.min(this.all.length - 1, Math.max(0, here + steps))];
    if (step) await this.look(step.starts);
  }

  /** Goes to the first or the last decision of the game that is looked at. */
  async toEdge(direction: 1 | -1) {
    const step = this.steps.at(direction === 1 ? -1 : 0);
    if (step) await this.look(step.starts);
  }

  /** Looks at the first decision of a game of a match. */
  async toGame(game: number) {
    const step = this.all.find((one) => one.game === game);
    if (step) await this.look(step.starts);
  }

  /** Goes to the next mistake, or the one before. */
  async toMistake(direction: 1 | -1) {
    const step = nextMistake(this.all, this.target, direction);
    if (step) await this.look(step.starts);
  }

  /** Shows a line on the board, and looks how it goes on. */
  async show(line: LineView) {
    this.hasChosen = true;
    const moment = ++this.moments;
    const view = await this.play(textsOf(line));
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
    const roll = steps > 0 && goesOn?.roll ? [goesOn.roll] : [];
    const later = (goesOn?.moves ?? []).slice(0, steps).map(({ text }) => text);
    const view = await this.play([...textsOf(line), ...roll, ...later]);
    if (moment !== this.moments) return;
    this.view = view;
    this.walk = { ...walk, steps };
  }

  /** The position after some moves from the decision that is looked at. */
  private async play(texts: string[]) {
    const events = [...this.kept.events.slice(0, this.at), ...texts];
    const { table, view } = await Table.open({ ...this.kept, events, undone: [] });
    this.trial?.close();
    this.trial = table;
    return view;
  }

  /** How play goes on: as the engine said, as it went on in the game, or with the dice that fell then. */
  private async goingOn(line: LineView): Promise<GoingOn | null> {
    if (line.goes_on.length > 0) return { roll: null, moves: line.goes_on };
    const { step } = this;
    const { rules, start, events, match } = this.kept;
    const roll = step ? events[step.ends] : undefined;
    if (!step || !roll?.startsWith('r')) return null;
    const next = this.past.find(({ begins }) => begins === step.ends);
    if (line.action === step.decision?.played.action && next) return { roll, moves: next.moves };
    const played = [...events.slice(0, this.at), ...textsOf(line), roll];
    try {
      const thought = await thinker().think(
        { rules, start, events: played, ...(match ? { match } : {}) },
        { lines: 1, seed: 1 },
      );
      return { roll, moves: thought.lines[0]?.moves ?? [] };
    } catch {
      // These dice end the game, or cannot be rolled there.
      return null;
    }
  }
}

/** What a line does to the table; rolling instead of doubling does nothing yet. */
function textsOf({ action, moves }: LineView): string[] {
  if (action === 'roll') return [];
  return moves.length > 0 ? moves.map(({ text }) => text) : [action];
}

/** The games of a match, or the single one: those between `next`. Each has its turns while the table stands at its end. */
async function gamesOf(events: string[], table: Table): Promise<OneGame[]> {
  const games: OneGame[] = [];
  const ends = [...events.keys()].filter((index) => events[index] === 'next');
  for (const end of [...ends, events.length]) {
    const last = games.at(-1);
    await table.goTo(end);
    games.push({ begins: last ? last.ends + 1 : 0, ends: end, past: await table.past() });
  }
  return games;
}
