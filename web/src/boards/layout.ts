// What the boards of Ludo and Mill lay out alike.

import type { TableView } from '../engine/messages';
import { countOn, distance } from './geometry';
import type { Look, Spot, XY } from './scene';

/** The radius of the corners of the frame around both. */
export const CORNER = 24;

export interface Box extends XY {
  width: number;
  height: number;
}

/** Moves a point of a surface of this size to where it is seen when the board is turned round or mirrored. */
export function seen(size: { width: number; height: number }, look: Look): (at: XY) => XY {
  const isFlipped = look.turned !== look.mirrored;
  return ({ x, y }) => ({
    x: isFlipped ? size.width - x : x,
    y: look.turned ? size.height - y : y,
  });
}

/** The smallest distance between two of these points; 1 where there are fewer than two. */
export function nearest(points: XY[]): number {
  let least = Infinity;
  points.forEach((a, index) => {
    for (const b of points.slice(index + 1)) least = Math.min(least, distance(a, b));
  });
  return Number.isFinite(least) && least > 0 ? least : 1;
}

/** From the piece that leaves, over the middle of every place, to where it comes to lie. */
export function wayAlong(path: string[], spots: Map<string, Spot>, view: TableView): XY[] {
  return path.flatMap((id, index) => {
    const spot = spots.get(id);
    if (!spot) return [];
    const count = countOn(view.pieces, id);
    if (index > 0 || count === 0) return [spot.target(count)];
    return [spot.piece(...topOf(id, count, view))];
  });
}

/** The piece that is taken from a place: the last one of whoever acts, as its index, the count and its number. */
function topOf(place: string, count: number, view: TableView): [number, number, number?] {
  const piles = view.pieces.filter((pile) => pile.place === place);
  const seat = view.turn.kind === 'over' ? null : view.turn.seat;
  const own = piles.findIndex((pile) => pile.seat === seat);
  const taken = own < 0 ? piles.length - 1 : own;
  const below = piles.slice(0, taken + 1).reduce((sum, pile) => sum + pile.count, 0);
  const number = piles[taken]?.numbers.at(-1);
  return number === undefined ? [below - 1, count] : [below - 1, count, number];
}

/** A number as SVG attributes have it, without a tail of digits. */
export const figure = (value: number): string => String(Math.round(value * 100) / 100);
