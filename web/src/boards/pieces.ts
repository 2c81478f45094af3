// Where every piece is drawn.

import type { Pile } from '../engine/messages';
import { countOn } from './geometry';
import type { PieceProps, Scene, Spot, Target, XY } from './scene';

export interface LaidPiece extends Omit<PieceProps, 'uid' | 'seatId'> {
  key: string;
  place: string;
  at: XY;
}

/** How high the top piece of a place is held. */
export type Lifts = (place: string) => 0 | 1 | 2;

/** How far a piece rises when it can be taken, and when it is held, in radii. */
const RISE = [0, 0.08, 0.2];

/**
 * Every piece of the board, from the bottom of each place to its top. Where seats share a place, what `seat` has there
 * is what is lifted.
 */
export function layPieces(
  scene: Scene,
  pieces: Pile[],
  lifts: Lifts,
  seat: number | null = null,
): LaidPiece[] {
  return [...scene.spots.values()].flatMap((spot) => {
    if (spot.isUnseen) return [];
    const piles = pieces.filter((pile) => pile.place === spot.id);
    const count = countOn(piles, spot.id);
    const singles = piles.flatMap((pile) =>
      Array.from({ length: pile.count }, (_, index) => ({
        seat: pile.seat,
        number: pile.numbers[index] ?? null,
      })),
    );
    const own = singles.findLastIndex((single) => single.seat === seat);
    return singles.map((single, index) => {
      const isTop = index === count - 1;
      const lift = index === (own < 0 ? count - 1 : own) ? lifts(spot.id) : 0;
      return {
        ...single,
        key: `${spot.id}:${single.seat}:${single.number ?? index}`,
        place: spot.id,
        at: raised(spot, spot.piece(index, count, single.number ?? undefined), lift),
        lift,
        radius: spot.radius(count),
        onEdge: spot.onEdge ?? false,
        count: isTop && spot.countFrom > 0 && count >= spot.countFrom ? count : 0,
      };
    });
  });
}

function raised(spot: Spot, at: XY, lift: 0 | 1 | 2): XY {
  const rise = spot.rise ?? { x: 0, y: -1 };
  const height = (RISE[lift] ?? 0) * spot.radius(1);
  return { x: at.x + rise.x * height, y: at.y + rise.y * height };
}

/** The ring of a target. */
export interface Ring {
  target: Target;
  place: string;
  centre: XY;
  radius: number;
}

export function ringsOf(scene: Scene, pieces: Pile[], targets: Target[]): Ring[] {
  return targets.flatMap((target) => {
    const { place } = target;
    const spot = scene.spots.get(place);
    const count = countOn(pieces, place);
    if (!spot) return [];
    return [{ target, place, centre: spot.target(count), radius: spot.radius(count + 1) }];
  });
}
