// The clocks of a table, told from its events: a seat's time runs while it is its turn.

import type { ClockSetting } from './protocol';

/** What a seat has left, in milliseconds. */
export interface TimeLeft {
  /** Of the time for this move, which costs nothing. */
  move: number;
  /** How much of it there is for every move. */
  ofMove: number;
  /** Of the reserve behind it. */
  reserve: number;
  isRunning: boolean;
}

export class Clocks {
  private readonly reserves: number[];
  private readonly move: number;
  private running: { seat: number; since: number } | null = null;

  constructor({ reserve, move }: ClockSetting, seats: number) {
    this.reserves = Array.from({ length: seats }, () => reserve * 1000);
    this.move = move * 1000;
  }

  /** From this moment on it is the turn of a seat, or of nobody. */
  run(seat: number | null, at: number) {
    if (this.running?.seat === seat) return;
    if (this.running) {
      const { seat: before } = this.running;
      this.reserves[before] = this.left(before, at).reserve;
    }
    this.running = seat === null ? null : { seat, since: at };
  }

  /** What a seat has left at a moment. */
  left(seat: number, at: number): TimeLeft {
    const reserve = this.reserves[seat] ?? 0;
    const ofMove = this.move;
    if (this.running?.seat !== seat) return { move: ofMove, ofMove, reserve, isRunning: false };
    const used = Math.max(0, at - this.running.since);
    const beyond = Math.max(0, used - this.move);
    return {
      move: Math.max(0, this.move - used),
      ofMove,
      reserve: Math.max(0, reserve - beyond),
      isRunning: true,
    };
  }
}

/** Seconds as a clock shows them: 4:05, and tenths where few are left and running out. */
export function clockText(time: number, isRunning = false): string {
  const tenths = Math.ceil(time / 100);
  if (isRunning && tenths < 100) return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  const seconds = Math.ceil(time / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}
