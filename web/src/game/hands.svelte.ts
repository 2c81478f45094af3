// What a person's hands do at the table: pick up, put down, drag, choose a die, type a move.

import { Refused } from '../engine/client';
import type { Journey, Message } from '../engine/messages';
import { pause } from './pause';
import {
  goesAtOnce,
  handFor,
  isEmpty,
  journeysFrom,
  movableIn,
  onlyHand,
  removableIn,
} from './reach';
import type { Sitting } from './sitting.svelte';

/** How long a refusal stays in sight, in milliseconds. */
const refusalTime = 4000;

/** Two clicks within this time are a double click, in milliseconds. */
const doubleClick = 350;

export class Hands {
  /** The place whose piece is picked up. */
  selected = $state<string | null>(null);
  /** The die to be played first, by its place in the row. */
  die = $state<number | null>(null);
  /** What was refused and why, for a while. */
  refusal = $state.raw<{ text: string; place: string | null } | null>(null);

  private refusals = 0;
  private travels = 0;
  private pickedAt = 0;

  constructor(private readonly sitting: Sitting) {}

  /** Lets go of everything, also of what is on its way. */
  drop() {
    this.travels += 1;
  }

  private get canMove(): boolean {
    return this.sitting.due === 'move';
  }

  /** Where the piece that is picked up can go. */
  get journeys(): Journey[] {
    return this.selected === null ? [] : this.journeysFrom(this.selected);
  }

  /** Where a piece of this place can go, by the die that was chosen to be first. */
  journeysFrom(place: string): Journey[] {
    return journeysFrom(this.sitting.view, place, this.die);
  }

  /** Places whose pieces can be picked up. */
  get movable(): string[] {
    return this.canMove ? movableIn(this.sitting.view) : [];
  }

  /** Pieces that can be taken off. */
  get removable(): string[] {
    return this.canMove ? removableIn(this.sitting.view) : [];
  }

  /** Whether all there is to do is to place pieces out of one's hand. */
  get isPlacing(): boolean {
    return this.canMove && onlyHand(this.sitting.board, this.sitting.view) !== null;
  }

  /** A click on a die: it is rolled, played first, or ends the turn. */
  pickDie(index: number) {
    if (this.canMove) this.die = this.die === index ? null : index;
    else void this.sitting.roll();
  }

  /** A place was clicked, tapped or entered. */
  async touch(place: string) {
    if (!this.canMove) return;
    const { board, view } = this.sitting;
    const removal = view.journeys.find(({ from, to }) => from === null && to === place);
    if (removal) return this.travel(removal);
    // Where pieces are placed, a click on a point places one; elsewhere a piece is picked up first.
    const origin = this.selected ?? handFor(board, view, place, this.die);
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
      const isPiece = this.selected === null && !isEmpty(view, place);
      await this.refuse(this.selected, isPiece ? null : place, place);
    }
  }

  /** Picks a piece up, or lets it go where it has no choice. */
  private async pick(place: string) {
    const journeys = this.journeysFrom(place);
    const [first] = journeys;
    const { board, view } = this.sitting;
    if (first && goesAtOnce(board, view, journeys)) return this.travel(first);
    this.selected = place;
    this.pickedAt = performance.now();
  }

  /** Double click: the piece goes by the highest number it can. */
  async hurry(place: string) {
    if (!this.canMove) return;
    const journeys = this.journeysFrom(place).filter(({ steps }) => steps.length === 1);
    const [best] = journeys.sort((a, b) => (b.numbers[0] ?? 0) - (a.numbers[0] ?? 0));
    if (best) await this.travel(best);
  }

  /** A piece was dragged from place to place. */
  async drag(from: string, to: string | null) {
    if (!this.canMove) return;
    this.selected = null;
    if (to === null || to === from) return;
    const journey = this.journeysFrom(from).find((journey) => journey.to === to);
    if (journey) await this.travel(journey, true);
    else await this.refuse(from, to, to);
  }

  /** Plays what a hand has chosen. */
  private async travel(journey: Journey, byHand = false) {
    const travels = ++this.travels;
    this.selected = null;
    this.die = null;
    this.sitting.due = 'wait';
    // What a hand has put down lies there already: the steps between are not shown again.
    const isDone = byHand
      ? await this.sitting.put(journey)
      : await this.sitting.walk(journey, () => travels === this.travels);
    if (isDone) await this.sitting.goOn();
  }

  /** An action or a whole turn in notation. */
  async type(text: string): Promise<boolean> {
    // Whoever gives up does so by the menu, and for nobody else.
    if (!this.canMove || text.includes('-resigns')) return false;
    // Nobody's pieces can be taken until it is clear who is next.
    this.sitting.due = 'wait';
    try {
      await this.sitting.act(text.trim().toLowerCase());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.sitting.due = 'move';
      this.say(error.reason, null);
      return false;
    }
    await this.sitting.goOn();
    return true;
  }

  /** Says why something cannot be done, next to where it was tried. */
  async refuse(from: string | null, to: string | null, place: string) {
    const reason = await this.sitting.whyNot(from === null && to === null ? place : from, to);
    this.sitting.stage?.shake(place);
    if (reason) this.say(reason, place);
  }

  /** Says why something was refused, for a while. */
  say(reason: Pick<Message, 'text'>, place: string | null) {
    const refusals = ++this.refusals;
    this.refusal = { text: reason.text, place };
    this.sitting.said = reason.text;
    void pause(refusalTime).then(() => {
      if (refusals === this.refusals) this.refusal = null;
    });
  }
}
