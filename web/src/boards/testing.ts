// Helpers for the tests of scenes.

import type { BoardView, TableView } from '../engine/messages';
import { neighbour } from './geometry';
import type { Look, Scene, Spot, XY } from './scene';

export interface Fixture {
  board: BoardView;
  view: TableView;
}

/** A fixture as what the engine says; JSON has no narrower types than these. */
export function fixture(json: unknown): Fixture {
  const { board, table } = json as { board: BoardView; table: TableView };
  return { board, view: table };
}

/** Every way to look at a board. */
export const looks: Look[] = [false, true].flatMap((turned) =>
  [false, true].flatMap((mirrored) =>
    [false, true].map((narrow) => ({ turned, mirrored, narrow, numbers: true })),
  ),
);

export const inWords = (look: Look): string =>
  ['turned', 'mirrored', 'narrow'].filter((name) => look[name as keyof Look]).join(' ') || 'plain';

/** How far two rectangles overlap: the smaller of both sides of what they share. */
export function overlap(a: Spot['hit'], b: Spot['hit']): number {
  const x = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const y = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(x, y);
}

/** Whether a disc lies within a rectangle. */
export const isWithin = (area: Omit<Spot['hit'], 'round'>, at: XY, radius: number): boolean =>
  at.x - radius >= area.x &&
  at.y - radius >= area.y &&
  at.x + radius <= area.x + area.width &&
  at.y + radius <= area.y + area.height;

/** The places that arrow keys lead to from one place, itself included. */
export function reachable(scene: Scene, from: string): Set<string> {
  const reached = new Set([from]);
  for (const place of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = neighbour(scene, place, key);
      if (next !== null) reached.add(next);
    }
  }
  return reached;
}
