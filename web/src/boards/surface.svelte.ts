// What lies on a board while pieces are dragged and slide: the pieces of the view, less those in the hand or under way.

import type { Pile, TableView } from '../engine/messages';
import { countOn, moved, spotAt } from './geometry';
import { afterMotion, capturedOn, Flights, type Motion, type Taken } from './motion.svelte';
import type { Scene, XY } from './scene';

export interface Setting {
  scene: Scene;
  view: TableView;
  /** How long a move takes, in milliseconds; 0 for no motion. */
  speed: number;
  /** The radius of a piece that lies alone. */
  radius: number;
}

interface Held {
  from: string;
  seat: number | null;
  number: number | null;
  at: XY;
}

export class Surface {
  readonly flights = new Flights();
  /** The piece in the hand. */
  held = $state.raw<Held | null>(null);
  #last: TableView | null = null;
  readonly #setting: () => Setting;
  /** Every new view puts this right, whatever was going on. */
  #pieces: Pile[] = $derived.by(() => this.#setting().view.pieces);

  constructor(setting: () => Setting) {
    this.#setting = setting;
  }

  /** A new view says where everything is: what was under way to somewhere has arrived. */
  follow(view: TableView): void {
    if (view !== this.#last) this.flights.finish();
    this.#last = view;
  }

  /** What is drawn as lying on the board. */
  get pieces(): Pile[] {
    const { held } = this;
    return held ? moved(this.#pieces, held.seat, held.from, null, held.number) : this.#pieces;
  }

  /** Takes the piece on a place into the hand; says whether there was one. */
  lift(from: string): boolean {
    this.flights.finish();
    const { view, scene } = this.#setting();
    const mover = view.turn.kind === 'seat' ? view.turn.seat : null;
    const piles = this.#pieces.filter((pile) => pile.place === from);
    const pile = piles.find((other) => other.seat === mover) ?? piles.at(-1);
    if (!pile) return false;
    const at = scene.spots.get(from)?.piece(0, 1) ?? { x: 0, y: 0 };
    this.held = { from, seat: pile.seat, number: pile.numbers.at(-1) ?? null, at };
    return true;
  }

  carry(at: XY): void {
    if (this.held) this.held = { ...this.held, at };
  }

  /** The target that the piece in the hand would be put down on. */
  over(targets: { place: string; centre: XY }[]): string | null {
    if (!this.held) return null;
    const place = spotAt(this.#setting().scene, this.held.at, targets);
    return targets.some((target) => target.place === place) ? place : null;
  }

  /** Puts the piece down and says where. On a target it stays until the next view; elsewhere it goes back. */
  drop(at: XY, targets: { place: string; centre: XY }[]): string | null {
    const { held } = this;
    if (!held) return null;
    const to = spotAt(this.#setting().scene, at, targets);
    this.held = null;
    if (to !== null && targets.some((target) => target.place === to)) {
      this.#pieces = moved(this.#pieces, held.seat, held.from, to, held.number);
    } else {
      void this.#goBack({ ...held, at });
    }
    return to;
  }

  /** Lets go of the piece where it is: it goes back. */
  release(): void {
    const { held } = this;
    this.held = null;
    if (held) void this.#goBack(held);
  }

  async #goBack({ from, seat, number, at }: Held): Promise<void> {
    const { scene, speed } = this.#setting();
    const spot = scene.spots.get(from);
    const without = moved(this.#pieces, seat, from, null, number);
    const whole = this.#pieces;
    if (!spot || speed <= 0) return;
    this.#pieces = without;
    const end = spot.piece(countOn(without, from), countOn(whole, from), number ?? undefined);
    await this.#send(seat, number, from, [at, end], speed * 0.8);
    if (this.#pieces === without) this.#pieces = whole;
    this.flights.land();
  }

  /** Slides one piece of what is shown along its way; captured pieces leave when it has arrived. */
  async animate(motion: Motion): Promise<void> {
    const { path, seat, captures = [] } = motion;
    const { scene, view, speed } = this.#setting();
    const [from, to] = [path[0], path.at(-1)];
    const before = this.#pieces;
    const lies = before.some((pile) => pile.place === from && pile.seat === seat);
    if (from === undefined || to === undefined || (path.length > 1 && !lies)) return;
    const after = afterMotion(before, scene, motion);
    if (speed > 0) {
      const taken = capturedOn(before, scene, seat, path.length === 1 ? path : captures);
      if (path.length > 1) await this.#slide(scene.way(path, { ...view, pieces: before }), motion);
      if (taken.length > 0 && this.#setting().view === view) await this.#leave(taken);
    }
    // A view that came meanwhile knows better.
    if (this.#setting().view === view) this.#pieces = after;
    this.flights.land();
  }

  async #slide(points: XY[], { path, seat, piece = null }: Motion): Promise<void> {
    const { view, speed } = this.#setting();
    const [from, to] = [path[0] as string, path.at(-1) as string];
    const number =
      piece ??
      this.#pieces.find((pile) => pile.place === from && pile.seat === seat)?.numbers.at(-1) ??
      null;
    this.#pieces = moved(this.#pieces, seat, from, null, number);
    await this.#send(seat, number, from, points, speed);
    if (this.#setting().view === view) this.#pieces = moved(this.#pieces, seat, null, to, number);
    this.flights.land();
  }

  async #leave(taken: Taken[]): Promise<void> {
    const { scene, speed } = this.#setting();
    for (const { seat, place, number } of taken)
      this.#pieces = moved(this.#pieces, seat, place, null, number);
    await Promise.all(
      taken.map(({ seat, number, place, at }) => {
        const home = seat === null ? null : (scene.backTo?.(seat) ?? null);
        const end =
          home === null ? null : scene.spots.get(home)?.target(countOn(this.#pieces, home));
        return this.#send(seat, number, place, end ? [at, end] : [at], speed, !end);
      }),
    );
  }

  #send(
    seat: number | null,
    number: number | null,
    place: string,
    points: XY[],
    duration: number,
    fades = false,
  ): Promise<void> {
    const { scene, radius } = this.#setting();
    const spot = scene.spots.get(place);
    const size = spot && !spot.onEdge ? spot.radius(1) : radius;
    return this.flights.send({ seat, number, points, duration, fades, radius: size });
  }
}
