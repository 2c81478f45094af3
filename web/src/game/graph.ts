// What the graph of a review shows: chances over the turns of a game, and the luck of its rolls.

import type { ChancePoint, PastTurn, RollView } from '../engine/messages';

/** Where a moment lies on the axis of turns: after the third turn is 3, in the middle of the fourth is between 3 and 4. */
export function placeOf(events: number, past: PastTurn[]): number {
  const turn = past.findIndex(({ ends }) => events <= ends);
  const found = past[turn];
  if (!found) return past.length;
  const length = Math.max(1, found.ends - found.begins);
  return turn + Math.max(0, events - found.begins) / length;
}

/** The chances as columns: where, and for each seat how much. */
export function chanceColumns(
  points: ChancePoint[],
  past: PastTurn[],
  seats: number[],
): { places: number[]; wins: number[][] } {
  return {
    places: points.map(({ events }) => placeOf(events, past)),
    wins: seats.map((seat) => points.map(({ wins }) => wins[seat] ?? 0)),
  };
}

/** The luck of a turn. */
export interface Luck {
  /** The index of the turn. */
  turn: number;
  /** In points, as the one who looks sees it: what the others roll well is bad luck. */
  points: number;
}

/** The luck of the rolls, turn by turn, as a seat sees it. Where more than two play, only its own rolls count. */
export function luckOf(rolls: RollView[], past: PastTurn[], own: number, isPair: boolean): Luck[] {
  const byTurn = new Map<number, number>();
  for (const { event, seat, luck } of rolls) {
    if (seat !== own && !isPair) continue;
    const turn = past.findIndex(({ begins, ends }) => begins <= event && event < ends);
    if (turn < 0) continue;
    byTurn.set(turn, (byTurn.get(turn) ?? 0) + (seat === own ? luck : -luck));
  }
  return [...byTurn].map(([turn, points]) => ({ turn, points }));
}

/** The chance of a seat after a turn, if it is known. */
export function chanceAfter(points: ChancePoint[], ends: number, seat: number): number | null {
  return points.findLast(({ events }) => events <= ends)?.wins[seat] ?? null;
}
