// The tutor at the table: before a bad move stands, it says what it costs and why, and offers to take it back.

import { thinker } from '../engine/engine';
import type { TutorView } from '../engine/messages';
import { say, texts } from '../texts/texts.svelte';
import { hasTurnEnded } from './decisions';
import { settings } from './settings.svelte';
import type { Sitting } from './sitting.svelte';

export class Tutor {
  /** What is wrong with the turn that is about to stand. */
  warning = $state.raw<TutorView | null>(null);
  /** Up to which event everything stands. */
  private stands = 0;

  constructor(private readonly sitting: Sitting) {}

  /** Lets everything stand that was played up to now. */
  letStand() {
    this.stands = this.sitting.view.events;
    this.warning = null;
  }

  /** The turn that a person has just ended and that does not stand yet. */
  private get turn() {
    const { view, past, players, resigned, stepping, canHelp } = this.sitting;
    const last = past.at(-1);
    const isOff = !settings.tutor || !canHelp || resigned !== null || stepping;
    if (isOff || !last || last.ends <= this.stands) return null;
    return hasTurnEnded(view, last, players) ? last : null;
  }

  /** Whether there is something to judge before the game goes on. */
  get isAsked(): boolean {
    return this.turn !== null;
  }

  /** Judges the turn that was played; whether it may stand. */
  async judge(isCurrent: () => boolean): Promise<boolean> {
    const { turn } = this;
    if (!turn) return true;
    const { game } = this.sitting;
    const before = game.events.slice(0, turn.ends - turn.moves.length);
    const text = turn.moves.map((move) => move.text).join(',');
    const warning = await thinker().warn({ ...game, events: before }, text);
    if (!isCurrent()) return false;
    if (!warning) {
      this.letStand();
      return true;
    }
    this.warning = warning;
    this.sitting.said = this.words.join(' ');
    return false;
  }

  /** What it costs, and why. */
  get words(): string[] {
    if (!this.warning) return [];
    const { loss, mark, notes } = this.warning;
    const cost = say('table-tutor-costs', {
      mark: say(`review-mark-${mark}`),
      loss: texts.number(loss, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    });
    return [cost, ...notes.map((note) => note.text)];
  }

  /** Plays on all the same. */
  async keep() {
    if (!this.warning) return;
    this.letStand();
    await this.sitting.goOn();
  }

  /** Takes the whole turn back. */
  async takeBack() {
    const { turn } = this;
    if (!this.warning || !turn) return;
    await this.sitting.backTo(turn.ends - turn.moves.length);
  }
}
