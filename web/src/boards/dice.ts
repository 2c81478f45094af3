// How dice lie, and how they tumble.

import type { Die, TableView } from '../engine/messages';

/** Dice tumble this long at most, in milliseconds. */
export const TUMBLE = 600;

export interface LyingDie {
  x: number;
  y: number;
  size: number;
  /** How far it is turned, in degrees. */
  turn: number;
}

/** Dice in a row around 0, 0, a little askew; four are smaller than two. */
export function lyingDice(count: number, edge: number): LyingDie[] {
  const size = count > 2 ? edge * 0.84 : edge;
  const step = size * (count > 2 ? 1.24 : 1.36);
  const turns = [-7, 9, 4, -8];
  return Array.from({ length: count }, (_, index) => ({
    x: (index - (count - 1) / 2) * step,
    y: (index % 2 ? 1 : -1) * size * 0.025,
    size,
    turn: turns[index % turns.length] ?? 0,
  }));
}

/** How a die comes rolling in; the first comes from farther away than the last. */
export function rollIn(index: number, size: number): Keyframe[] {
  const far = size * (2.6 + index * 0.5);
  return [
    {
      transform: `translate(${-far}px, ${far * 0.35}px) rotate(-${420 + index * 90}deg)`,
      opacity: 0,
    },
    {
      transform: `translate(${-far * 0.6}px, ${-far * 0.05}px) rotate(-280deg)`,
      opacity: 1,
      offset: 0.25,
    },
    { transform: `translate(${size * 0.08}px, 0) rotate(8deg)`, offset: 0.82 },
    { transform: 'none' },
  ];
}

/** The dice on the board: those that wait to be rolled show what fell last, played ones go with their turn. */
export function diceToShow(view: TableView, toRoll: number, rolling: boolean): Die[] {
  if (toRoll > 0) {
    const face = (index: number): number => view.dice[index]?.number ?? 6 - index;
    return Array.from({ length: toRoll }, (_, index) => ({ number: face(index), is_used: false }));
  }
  return view.turn.kind === 'seat' || rolling ? view.dice : [];
}
