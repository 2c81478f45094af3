// What every move of a position is worth: looked at ahead, then played out again and again, until somebody says stop.

import { thinker } from '../engine/engine';
import type { Exposure, LineView } from '../engine/messages';
import { settings } from './settings.svelte';
import type { Study } from './study.svelte';

/** How many lines are compared at most. */
const most = 8;

/**
 * How often each line is played out, round after round: a few times first, so that there is something to see. The dice of
 * a round begin as those of the last.
 */
const rounds = [4, 16, 64, 288, 1296];

export class Analysis {
  /** The moves, best first. */
  lines = $state.raw<LineView[]>([]);
  /** What goes on. */
  state = $state<'still' | 'looking' | 'rolling'>('still');
  /** How much of the playing out is done, from 0 to 1. */
  progress = $state(0);
  /** What each piece threatens and risks, where pieces send each other home. */
  exposures = $state.raw<Exposure[]>([]);

  /** Grows with every position. */
  private epoch = 0;

  constructor(private readonly study: Study) {}

  leave() {
    this.epoch += 1;
    thinker().stop();
  }

  /** Looks at the position as it is now. */
  async begin() {
    const epoch = ++this.epoch;
    const isSame = () => epoch === this.epoch;
    thinker().stop();
    this.state = 'still';
    this.progress = 0;
    this.lines = [];
    const { study } = this;
    const { game, due } = study;
    if (due === 'over') {
      this.exposures = [];
      study.help.chances = null;
      return;
    }
    this.state = 'looking';
    this.exposures = await study.exposures();
    const worth = await thinker().evaluate(game);
    if (!isSame()) return;
    study.help.chances = worth.wins;
    if (due === 'move') await this.look(isSame);
    if (!isSame()) return;
    this.state = 'still';
    if (settings.rollouts) await this.rollOut();
  }

  private async look(isSame: () => boolean) {
    const { game, view } = this.study;
    // With dice every move is looked at equally far, so that the values can be compared; without, as far as there is time.
    const hasDice = view.dice.length > 0;
    for (const how of hasDice ? [{ ply: 1 }, { ply: 2 }] : [{}]) {
      const thought = await thinker().think(game, { lines: most, seed: 1, ...how }, ({ lines }) => {
        if (!isSame()) thinker().stop();
        else if (!hasDice) this.show(inOrder(lines));
      });
      if (!isSame()) return;
      this.show(inOrder(thought.lines));
    }
  }

  private show(lines: LineView[]) {
    this.lines = lines;
    this.study.help.best = { is_over: false, lines, cube: null };
  }

  /** Whether there is something to play out: several moves, and dice. */
  get canRollOut(): boolean {
    const { due, view } = this.study;
    return due === 'move' && view.dice.length > 0 && this.lines.length > 1;
  }

  /** Plays the best moves out, more often with every round. */
  async rollOut() {
    if (!this.canRollOut) return;
    const epoch = this.epoch;
    const isSame = () => epoch === this.epoch && this.state === 'rolling';
    this.state = 'rolling';
    const { game } = this.study;
    for (const [round, rollouts] of rounds.entries()) {
      // Every round has an equal share, so that the first ones are seen to go on.
      const note = (lines: LineView[]) => {
        const played = lines.reduce((sum, { trials }) => sum + trials, 0) / lines.length;
        this.progress = (round + played / rollouts) / rounds.length;
        this.show(this.surest(lines));
      };
      const how = { lines: most, seed: 1, ply: 1, rollouts };
      const { lines } = await thinker().think(game, how, (so) => {
        if (!isSame()) thinker().stop();
        else if (so.lines.length > 0) note(so.lines);
      });
      if (!isSame()) return;
      note(lines);
    }
    this.state = 'still';
  }

  /** Lines as far as this round has played them out, or as they are known from the last one, best first. */
  private surest(lines: LineView[]): LineView[] {
    const surer = (line: LineView) => {
      const before = this.lines.find(({ action }) => action === line.action);
      return before && before.trials > line.trials ? before : line;
    };
    return inOrder(lines.map(surer));
  }

  stop() {
    if (this.state === 'rolling') this.state = 'still';
    thinker().stop();
  }
}

/** Best first; a search that goes on may have looked at some of them further than at others. */
function inOrder(lines: LineView[]): LineView[] {
  return [...lines].sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
}
