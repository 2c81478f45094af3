// What the boards of Ludo and Mill lay out alike.

import type { TableView } from '../engine/messages';
import { countOn, distance } from './geometry';
import type { Look, Spot, XY } from './scene';

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
    return [index === 0 && count > 0 ? spot.piece(count - 1, count) : spot.target(count)];
  });
}

/** A number as SVG attributes have it, without a tail of digits. */
export const figure = (value: number): string => String(Math.round(value * 100) / 100);
