// A game at the table: who acts when, and what goes on by itself. It knows no rule: everything is asked of the engine.

import { thinker } from '../engine/engine';
import type { TableView, Thinking } from '../engine/messages';
import { Table } from '../engine/table';
import { say } from '../texts/texts.svelte';
import { type Due, dueAt, mayDouble, mustPass, peopleOf } from './decisions';
import { Hands } from './hands.svelte';
import { Help } from './help.svelte';
import { pause } from './pause';
import { reviews } from './reviews.svelte';
import { motion, settings } from './settings.svelte';
import { ShownGame } from './shown.svelte';
import { play as sound } from './sound';
import type { KeptGame } from './store';
import { backToDecision, onToDecision } from './takingBack';
import { tellRoll } from './telling';
import { Tutor } from './tutor.svelte';

/** Dice tumble no longer than this, in milliseconds. */
const longestTumble = 650;

export class Sitting extends ShownGame {
  due = $state<Due>('wait');
  rolling = $state(false);
  thinking = $state(false);
  readonly hands = new Hands(this);
  readonly help = new Help(this);
  readonly tutor = new Tutor(this);
  /** Others play at screens of their own. */
  readonly isShared: boolean = false;

  /** Grows whenever what goes on by itself must end: undo, leaving. */
  protected epoch = 0;
  /** Up to which event turns were confirmed. */
  protected confirmed = 0;
  private settle: () => void = () => undefined;

  /** Sits down to a game that was kept, or is new. */
  static async open(game: KeptGame): Promise<Sitting> {
    const { table, view } = await Table.open(game);
    const sitting = new Sitting(game, table, view);
    await sitting.remember();
    return sitting;
  }

  /** Leaves the table; the game is kept. */
  leave() {
    this.epoch += 1;
    thinker().stop();
    this.table.close();
  }

  // ── What goes on by itself ────────────────────────────────────────────────────────────────────────────────────

  /** Lets happen what nobody at the screen decides, until a person does or the game is over. */
  async goOn(): Promise<void> {
    const epoch = ++this.epoch;
    const isCurrent = () => epoch === this.epoch;
    this.hands.selected = null;
    while (isCurrent()) {
      const due = this.next();
      if (due !== 'confirm' && this.tutor.isAsked && !(await this.tutor.judge(isCurrent))) {
        if (isCurrent()) this.due = 'warned';
        break;
      }
      this.due = due;
      if (due !== 'wait') {
        if (due === 'over') await this.finish();
        break;
      }
      if (!(await this.happen(isCurrent))) break;
    }
    if (isCurrent()) void this.judge();
  }

  /** Asks what the position is worth. */
  protected judge(): Promise<void> {
    return this.help.judge();
  }

  /** The game is over: it is kept, and reviewed while nobody waits for anything. */
  protected async finish() {
    await this.end();
    if (!this.stepping) void reviews.want(this.kept);
  }

  /** What has to happen next. */
  protected next(): Due {
    if (this.isOver || this.stepping) return 'over';
    const { view, players, confirmed } = this;
    return dueAt({ view, players, confirmed, last: this.past.at(-1) }, settings);
  }

  /** Lets one thing happen; false if something else came between. */
  protected async happen(isCurrent: () => boolean): Promise<boolean> {
    const { turn } = this.view;
    if (turn.kind === 'over') return this.beginNext(isCurrent);
    if (turn.kind === 'chance') {
      if (mayDouble(this.view, turn.seat) && !this.isPerson(turn.seat)) {
        const [line] = (await this.consider()).lines;
        if (!isCurrent()) return false;
        if (line?.action === 'double') {
          await this.turnCube('double');
          return isCurrent();
        }
      }
      await this.throwDice(isCurrent);
      return isCurrent();
    }
    return mustPass(this.view) ? this.pass(isCurrent) : this.think(isCurrent);
  }

  protected async throwDice(isCurrent: () => boolean) {
    const { seat } = this;
    sound('dice');
    const view = await this.table.roll(this.kept.seed);
    if (isCurrent()) await this.letTumble(view, seat);
  }

  /** Shows dice that have fallen. */
  protected async letTumble(view: TableView, seat: number | null) {
    this.hands.die = null;
    this.rolling = motion() > 0;
    await this.show(view);
    if (this.rolling) await Promise.race([pause(longestTumble), this.rest()]);
    this.rolling = false;
    this.said = tellRoll(view, seat);
  }

  /** Waits for the dice to come to rest. */
  private rest(): Promise<void> {
    return new Promise((resolve) => (this.settle = resolve));
  }

  /** The dice have come to rest, by themselves or by a click. */
  settled() {
    this.settle();
  }

  protected async pass(isCurrent: () => boolean): Promise<boolean> {
    const seat = this.seat ?? 0;
    this.said = this.view.task?.text ?? say('say-passed', { seat: this.seatName(seat) });
    // A person has to read why; a computer that passes only must be seen.
    await pause(this.isPerson(seat) ? Math.max(900, 6 * motion()) : 3 * motion());
    const [only] = this.view.moves;
    if (!isCurrent() || !only) return false;
    await this.show(await this.apply(only.text));
    return isCurrent();
  }

  /** What the computer thinks in whose turn it is. */
  private async consider(): Promise<Thinking> {
    const player = this.players[this.seat ?? 0];
    const level = player?.kind === 'level' ? player.level : 10;
    this.thinking = true;
    const thought = await thinker().think(this.game, { level, seed: this.kept.seed });
    this.thinking = false;
    return thought;
  }

  private async think(isCurrent: () => boolean): Promise<boolean> {
    const begun = performance.now();
    const thought = await this.consider();
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

  protected override async show(view: TableView) {
    this.help.clear();
    this.hands.refusal = null;
    await super.show(view);
  }

  // ── What a person does, besides moving ────────────────────────────────────────────────────────────────────────

  /** Rolls, or ends the turn, whatever is due. */
  async roll() {
    if (this.due === 'confirm') return this.confirm();
    if (this.due === 'next') return this.nextGame();
    if (this.due !== 'roll') return;
    const epoch = ++this.epoch;
    this.due = 'wait';
    await this.throwDice(() => epoch === this.epoch);
    if (epoch === this.epoch) await this.goOn();
  }

  /** Doubles, or answers a double. */
  private async turnCube(step: 'double' | 'take' | 'drop') {
    const { seat } = this;
    await this.act(step);
    this.said = say(`say-${step}`, { seat: this.seatName(seat ?? 0) });
  }

  /** Offers a double instead of rolling. */
  async double() {
    if (this.due !== 'roll' || !mayDouble(this.view, this.seat)) return;
    this.due = 'wait';
    await this.turnCube('double');
    await this.goOn();
  }

  /** Answers a double. */
  async answer(step: 'take' | 'drop') {
    if (this.due !== 'answer') return;
    this.due = 'wait';
    await this.turnCube(step);
    await this.goOn();
  }

  /** Begins the next game of a match. */
  async nextGame() {
    if (this.due !== 'next') return;
    this.due = 'wait';
    await this.act('next');
    await this.goOn();
  }

  /** Nobody at the screen plays: the next game begins once one has seen how the last ended. */
  private async beginNext(isCurrent: () => boolean): Promise<boolean> {
    this.said = this.reason;
    await pause(8 * motion());
    if (!isCurrent()) return false;
    await this.act('next');
    return isCurrent();
  }

  async confirm() {
    if (this.due !== 'confirm') return;
    this.confirmed = this.view.events;
    this.due = 'wait';
    await this.goOn();
  }

  /** Whether the computer may help. */
  get canHelp(): boolean {
    return true;
  }

  /** Whether there is something to take back. */
  get canUndo(): boolean {
    return this.hasPeople && !this.stepping && this.view.can_undo > 0;
  }

  /** Whether taking back is for others to allow. */
  get asksToTakeBack(): boolean {
    return false;
  }

  get canRedo(): boolean {
    return !this.stepping && this.view.can_redo > 0;
  }

  /** Takes back to the last decision of a person; the dice to come stay the same. */
  async undo() {
    if (!this.canUndo) return;
    this.interrupt();
    this.resigned = null;
    await this.resume(await backToDecision(this.table, this.view, this.players));
    this.said = say('say-taken-back');
  }

  /** Takes back to a moment. */
  async backTo(events: number) {
    this.interrupt();
    await this.resume(await this.table.goTo(events));
    this.said = say('say-taken-back');
  }

  /** Plays again what was taken back, up to the next decision of a person. */
  async redo() {
    if (!this.canRedo) return;
    this.interrupt();
    await this.resume(await onToDecision(this.table, this.view, this.players));
  }

  protected interrupt() {
    this.epoch += 1;
    this.due = 'wait';
    this.hands.drop();
    this.thinking = false;
    this.rolling = false;
    thinker().stop();
    this.stage?.finish();
  }

  private async resume(view: TableView) {
    const { review: _, ...kept } = this.kept;
    this.kept = { ...kept, end: null };
    void reviews.forget(kept.id);
    this.confirmed = 0;
    await this.show(view);
    this.tutor.letStand();
    await this.goOn();
  }

  /** Gives up the game; of a match the one that is played, or all of it. */
  async resign(what: 'game' | 'match' = 'game') {
    const seat = this.isPerson(this.seat) ? this.seat : (peopleOf(this.players)[0] ?? null);
    if (seat === null || this.isOver) return;
    this.interrupt();
    if (this.view.match && what === 'game') {
      await this.act(`${this.view.seats[seat]?.id}-resigns`);
      this.said = say('say-resign', { seat: this.seatName(seat) });
    } else this.resigned = seat;
    await this.goOn();
  }

  override async stepTo(events: number) {
    await super.stepTo(events);
    this.help.chances = null;
  }
}
