// Pieces that are put on a board and taken off by hand, before anybody asks whether they can be there.

import type { BoardView, Kit, Pile, Standing } from '../engine/messages';

/** What a hand holds that sets up a position: a piece of a seat, a marker that is nobody's, or nothing, to take with. */
export type Tool = { kind: 'piece'; seat: number | null } | { kind: 'take' };

type Pieces = Standing[];

export function standing(piles: Pile[]): Pieces {
  return piles.map(({ place, seat, count }) => ({ place, seat, count }));
}

/** One piece more or less of a seat on a place. */
function changed(pieces: Pieces, place: string, seat: number | null, by: 1 | -1): Pieces {
  const isThere = (one: Standing) => one.place === place && one.seat === seat;
  if (!pieces.some(isThere)) return by > 0 ? [...pieces, { place, seat, count: 1 }] : pieces;
  const next = pieces.map((one) => (isThere(one) ? { ...one, count: one.count + by } : one));
  return next.filter(({ count }) => count > 0);
}

function countOf(pieces: Pieces, seat: number | null): number {
  return pieces.reduce((sum, one) => sum + (one.seat === seat ? one.count : 0), 0);
}

/** Where a seat's pieces wait or end: those that are not in play are taken from there first. */
function spare(board: BoardView, pieces: Pieces, seat: number | null, except: string) {
  const kinds = ['hand', 'goal'];
  const places = board.places.filter(({ kind, id }) => kinds.includes(kind) && id !== except);
  const order = ({ place }: Standing) =>
    kinds.indexOf(places.find(({ id }) => id === place)?.kind ?? '');
  const found = pieces.filter((one) => one.seat === seat && order(one) >= 0);
  return found.sort((a, b) => order(a) - order(b))[0];
}

/** Takes the top piece off a place. */
export function take(pieces: Pieces, place: string): Pieces {
  const top = pieces.findLast((one) => one.place === place);
  return top ? changed(pieces, place, top.seat, -1) : pieces;
}

/** Puts a piece on a place. On a point the others make room; where none stand together a second touch takes it off. */
export function put(
  board: BoardView,
  kit: Kit,
  pieces: Pieces,
  place: string,
  seat: number | null,
): Pieces {
  const isPoint = board.places.find(({ id }) => id === place)?.kind === 'point';
  const there = pieces.some((one) => one.place === place && one.seat === seat);
  if (isPoint && there && !kit.has_stacks) return take(pieces, place);
  let next = isPoint
    ? pieces.filter((one) => one.place !== place || one.seat === seat)
    : [...pieces];
  if (seat !== null && countOf(next, seat) >= kit.pieces) {
    const from = spare(board, next, seat, place);
    if (from) next = changed(next, from.place, seat, -1);
  }
  return changed(next, place, seat, 1);
}

/** Moves the top piece from place to place; off the board where it was dropped nowhere. */
export function move(
  board: BoardView,
  kit: Kit,
  pieces: Pieces,
  from: string,
  to: string | null,
): Pieces {
  const top = pieces.findLast((one) => one.place === from);
  if (!top || from === to) return pieces;
  const lifted = changed(pieces, from, top.seat, -1);
  const isTaken = to !== null && lifted.some((one) => one.place === to && one.seat === top.seat);
  if (to === null || (isTaken && !kit.has_stacks && isPointOf(board, to))) return lifted;
  return put(board, kit, lifted, to, top.seat);
}

function isPointOf({ places }: BoardView, place: string): boolean {
  return places.some(({ id, kind }) => id === place && kind === 'point');
}

/** How many pieces of a seat are not in play yet, or any more. */
export function left(board: BoardView, kit: Kit, pieces: Pieces, seat: number): number {
  const onBoard = pieces.filter((one) => {
    const kind = board.places.find(({ id }) => id === one.place)?.kind;
    return one.seat === seat && kind !== 'hand' && kind !== 'goal';
  });
  return kit.pieces - countOf(onBoard, seat);
}
