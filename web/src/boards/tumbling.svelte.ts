// Dice that tumble: other faces are seen until they come to rest, or a hand cuts it short.

import { TUMBLE } from './dice';

/** How long a face is seen while a die tumbles, in milliseconds. */
const FACE = 70;

/** Another face than the last one. */
const anotherFace = (last: number): number => 1 + ((last + Math.floor(Math.random() * 5)) % 6);

export class Tumbling {
  /** What is seen instead of what was rolled; nothing once the dice have come to rest. */
  faces = $state.raw<number[] | null>(null);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #settled: () => void = () => {};

  /** Lets dice tumble. Returns what stops it without a word. */
  start(count: number, settled: () => void): () => void {
    this.#stop();
    this.#settled = settled;
    let faces = Array.from({ length: count }, () => anotherFace(0));
    const change = (): void => {
      faces = faces.map(anotherFace);
      this.faces = faces;
    };
    change();
    this.#timers = [setInterval(change, FACE), setTimeout(() => this.settle(), TUMBLE)];
    return () => this.#stop();
  }

  /** Brings the dice to rest at once. */
  settle(): void {
    this.#stop();
    this.#settled();
  }

  #stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.faces = null;
  }
}
