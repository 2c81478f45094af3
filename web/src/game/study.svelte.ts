// A position that is analysed: people play for every seat, back and forth, and nothing is kept.

import type {
  LineView,
  Placed,
  RollChance,
  RulesSource,
  Setup,
  TableView,
} from '../engine/messages';
import { Table } from '../engine/table';
import { Analysis } from './analysis.svelte';
import type { Due } from './decisions';
import { newSeed } from './seed';
import { setupOf } from './setups';
import { Sitting } from './sitting.svelte';
import type { KeptGame } from './store';

/** What is analysed: a position, or a game up to some point. */
export interface Studied {
  rules: RulesSource;
  start: string;
  events: string[];
}

export class Study extends Sitting {
  readonly analysis = new Analysis(this);
  /** How the dice can fall; nothing unless they are due. */
  rolls = $state.raw<RollChance[]>([]);

  static async study({ rules, start, events }: Studied): Promise<Study> {
    const { table, view } = await Table.open({ rules, start, events, undone: [] });
    const study = new Study(gameOf({ rules, start, events }, view), table, view);
    study.stepping = true;
    await study.remember();
    return study;
  }

  override leave() {
    this.analysis.leave();
    super.leave();
  }

  /** Everybody at the board is whoever looks at it, so all that can be due is a roll or a move. */
  protected override next(): Due {
    const { kind } = this.view.turn;
    return kind === 'over' ? 'over' : kind === 'chance' ? 'roll' : 'move';
  }

  protected override async judge() {
    this.rolls = this.due === 'roll' ? await this.table.rolls() : [];
    await this.analysis.begin();
  }

  /** Notes what happened; a study is not kept. */
  protected override async remember() {
    this.past = await this.table.past();
    await this.note();
  }

  private async note() {
    this.kept = { ...this.kept, ...(await this.table.events()) };
  }

  /** Looks at another moment; the moves after it stay in sight until something else is played. */
  override async stepTo(events: number) {
    this.view = await this.table.goTo(Math.min(events, this.length));
    this.help.clear();
    await this.note();
    await this.goOn();
  }

  /** How many events there are, those after this moment included. */
  get length(): number {
    return Math.max(this.view.events + this.view.can_redo, 0);
  }

  /** Whatever has fallen before, the next roll is a new one. */
  override async roll() {
    this.kept = { ...this.kept, seed: newSeed() };
    await super.roll();
  }

  /** Lets the dice fall as they were chosen. */
  async letFall({ text }: RollChance) {
    await this.show(await this.table.act(text));
    await this.goOn();
  }

  /** Whether the dice lie as they fell, so that others could lie there. */
  get canChangeDice(): boolean {
    const { dice, turn } = this.view;
    return turn.kind === 'seat' && dice.length > 0 && dice.every(({ is_used }) => !is_used);
  }

  /** Takes the dice away: back to before they fell, or the same position without them. */
  async changeDice() {
    if (!this.canChangeDice) return;
    const isRoll = this.kept.events.at(-1)?.startsWith('r');
    if (isRoll) await this.stepTo(this.view.events - 1);
    else await this.setUp({ ...setupOf(this.view), numbers: [] });
  }

  /** Plays a line that was compared, move by move. */
  async playLine({ action, moves }: LineView) {
    if (this.due !== 'move') return;
    this.due = 'wait';
    this.help.hint = null;
    const { events } = this.view;
    for (const [index, move] of moves.entries()) {
      if (this.view.events !== events + index) return;
      await this.perform(move.text, move);
    }
    if (moves.length === 0) await this.act(action);
    await this.goOn();
  }

  exposures() {
    return this.table.exposures();
  }

  kit() {
    return this.table.kit();
  }

  /** Begins anew from a position that was set up, or says what is wrong with it. */
  async setUp(setup: Setup): Promise<Placed> {
    const placed = await this.table.setUp(setup);
    if (placed.view) {
      await this.show(placed.view);
      await this.goOn();
    }
    return placed;
  }
}

/** A study as the table sees it: a game of people. */
function gameOf({ rules, start, events }: Studied, view: TableView): KeptGame {
  const now = Date.now();
  return {
    id: 'study',
    rules,
    family: view.rules.family,
    name: view.rules.name,
    start,
    events,
    undone: [],
    players: view.seats.map(({ is_seated }) => (is_seated ? { kind: 'person' } : null)),
    seed: newSeed(),
    created: now,
    changed: now,
    end: null,
    turns: 0,
    toAct: null,
  };
}
