// Hands on the board: a press becomes a click, or a drag once it has gone far enough.

/** How far a pointer goes before a press becomes a drag, in CSS pixels. */
const THRESHOLD = 6;
/** A piece is held this far above a finger, so that it can be seen. */
const ABOVE_FINGER = 30;

export interface HandEvents {
  /** Whether the piece on this place can be taken. */
  canLift(place: string): boolean;
  lift(place: string): void;
  drag(x: number, y: number): void;
  drop(place: string, x: number, y: number): void;
  cancel(): void;
}

/** Follows one pointer at a time from press to release. */
export class Hand {
  #press: { pointer: number; place: string; x: number; y: number; above: number } | null = null;
  #drags = false;
  /** The click that the browser sends after a drag is none. */
  #swallowsClick = false;

  constructor(readonly events: HandEvents) {}

  down(event: PointerEvent, place: string): void {
    this.#swallowsClick = false;
    if (!event.isPrimary || event.button !== 0 || !this.events.canLift(place)) return;
    const above = event.pointerType === 'mouse' ? 0 : ABOVE_FINGER;
    this.#press = { pointer: event.pointerId, place, x: event.clientX, y: event.clientY, above };
    this.#drags = false;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    if (!this.#drags) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < THRESHOLD) return;
      this.#drags = true;
      this.events.lift(press.place);
    }
    this.events.drag(event.clientX, event.clientY - press.above);
  }

  up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    this.#press = null;
    if (!this.#drags) return;
    this.#drags = false;
    this.#swallowsClick = true;
    this.events.drop(press.place, event.clientX, event.clientY - press.above);
  }

  cancel(event: PointerEvent): void {
    if (this.#press?.pointer !== event.pointerId) return;
    this.#press = null;
    if (this.#drags) this.events.cancel();
    this.#drags = false;
  }

  /** Whether a click is one, and not the end of a drag. */
  isClick(): boolean {
    const is = !this.#swallowsClick;
    this.#swallowsClick = false;
    return is;
  }
}
