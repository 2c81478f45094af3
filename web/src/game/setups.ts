// A position as somebody would set it up.

import type { Setup, TableView } from '../engine/messages';
import { standing } from './pieces';

/** The position that is shown. */
export function setupOf(view: TableView): Setup {
  const left = view.dice.flatMap(({ number, is_used }) => (is_used ? [] : [number]));
  return {
    pieces: standing(view.pieces),
    turn: view.turn.kind === 'over' ? 0 : view.turn.seat,
    numbers: view.turn.kind === 'seat' ? left : [],
    removals: view.moves.some(({ kind }) => kind === 'remove') ? 1 : 0,
    away: awayFrom(view),
  };
}

/** Seats that the rules have a place for, but nobody plays in: they have no piece anywhere. Of two sides none is away. */
function awayFrom({ seats, pieces }: TableView): number[] {
  if (seats.length < 3) return [];
  const hasPieces = (seat: number) => pieces.some((pile) => pile.seat === seat);
  return seats.flatMap(({ seat, is_seated }) => (is_seated && !hasPieces(seat) ? [seat] : []));
}
