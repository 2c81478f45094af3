// What every move of a position is worth: looked at ahead, then played out again and again, until somebody says stop.

import { thinker } from '../engine/engine';
import type { Exposure, LineView } from '../engine/messages';
import { settings } from './settings.svelte';
import type { Study } from './study.svelte';

/** How many lines are compared at most. */
const most = 8;

/** How often each line is played out, time after time; the same dice come again, so that what was seen stays. */
const rounds = [36, 144, 576, 2304];

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
        else if (!hasDice) this.show(lines);
      });
      if (!isSame()) return;
      this.show(thought.lines);
    }
  }

  private show(lines: LineView[]) {
    this.lines = lines;
    this.study.help.best = { is_over: false, lines };
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
    const whole = rounds.reduce((sum, trials) => sum + trials, 0);
    let done = 0;
    for (const rollouts of rounds) {
      const thought = await thinker().think(
        game,
        { lines: most, seed: 1, ply: 1, rollouts },
        (so) => {
          if (isSame()) this.note(so.lines, rollouts, done / whole, rollouts / whole);
          else thinker().stop();
        },
      );
      if (!isSame()) return;
      done += rollouts;
      this.note(thought.lines, rollouts, done / whole, 0);
    }
    this.state = 'still';
  }

  /** Shows lines as far as this round has played them out; those it has not are known from the last one. */
  private note(lines: LineView[], rollouts: number, done: number, share: number) {
    const known = (line: LineView) => this.lines.find(({ action }) => action === line.action);
    const best = lines.map((line) => {
      const before = known(line);
      return before && before.trials > line.trials ? before : line;
    });
    const played = lines.reduce((sum, { trials }) => sum + Math.min(trials, rollouts), 0);
    this.progress = done + (share * played) / Math.max(1, lines.length * rollouts);
    const others = this.lines.filter(({ action }) => !lines.some((line) => line.action === action));
    this.show([...best.sort(byValue), ...others]);
  }

  stop() {
    if (this.state === 'rolling') this.state = 'still';
    thinker().stop();
  }
}

function byValue(a: LineView, b: LineView): number {
  return (b.value ?? 0) - (a.value ?? 0);
}
