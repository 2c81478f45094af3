// What a family's board must tell so that `Board.svelte` can draw it, move pieces on it and let hands play on it.
//
// A scene is made from the engine's description of the board and knows no rule. Its unit is free (the SVG's viewBox);
// `Board.svelte` scales it.

import type { BoardView, TableView } from '../engine/messages';

export interface XY {
  x: number;
  y: number;
}

/** How the board is looked at. */
export interface Look {
  /** Seen from the other side. */
  turned: boolean;
  /** Left and right changed. */
  mirrored: boolean;
  /** Numbers and letters at the rim. */
  numbers: boolean;
  /** A narrow upright screen: other proportions. */
  narrow: boolean;
}

/** A place of the board, as it is drawn. */
export interface Spot {
  id: string;
  /** What answers to a hand: a whole point in Nardi, a square in Ludo, a disc in Mill. */
  hit: { x: number; y: number; width: number; height: number; round: boolean };
  /** Where the piece `index` of `count` on this place lies; `number` is the piece's own, where pieces have one. */
  piece(index: number, count: number, number?: number): XY;
  /** Where the ring of a target is drawn when `count` pieces lie here. */
  target(count: number): XY;
  /** The size of a piece here, as its radius; pieces that share a square are smaller. */
  radius(count: number): number;
  /** From how many pieces on a number is written on the top one; 0 for never. */
  countFrom: number;
  /** Where a lifted piece moves to, as a direction of length 1; upwards if left out. */
  rise?: XY;
  /** Pieces stand on edge here, as in a tray. */
  onEdge?: boolean;
  /** Pieces that are here are not drawn: somebody else tells how many there are. */
  isUnseen?: boolean;
}

/** A board that can be drawn. */
export interface Scene {
  width: number;
  height: number;
  spots: Map<string, Spot>;
  /** The points a piece passes on its way along these places, from the first piece's centre to the last. */
  way(path: string[], view: TableView): XY[];
  /** Where the dice lie for a seat. */
  dice(seat: number | null): XY;
  /** Where the doubling cube lies: with its owner, or in the middle; nowhere if left out. */
  cube?(owner: number | null): XY;
  /** The edge of a die. */
  die: number;
  /** The radius of the board's own corners, for its shadow; 0 if left out. */
  corner?: number;
  /** Trails and arrows are bows with this control point; along the way if left out. */
  bow?(from: XY, to: XY): XY;
  /** Where a captured piece of a seat goes back to; it vanishes if left out. */
  backTo?(seat: number): string | null;
  /** Where a part of the way is jumped: the part that is walked, and the jump, drawn as dots. `way` has both in one. */
  leap?(path: string[], view: TableView): { walked: XY[]; jumped: XY[] } | null;
  /** Rings of targets are open, so that what is drawn on the place stays seen. */
  openTargets?: boolean;
}

/** What the drawing of a family's field gets. It also holds the gradients of the pieces, under ids that begin with `uid`. */
export interface FieldProps {
  uid: string;
  board: BoardView;
  view: TableView;
  look: Look;
  scene: Scene;
  /** The seat of the person who looks, whose head and home are marked; none for a spectator. */
  own: number | null;
}

/** What the drawing of one piece gets. It is drawn around 0, 0. */
export interface PieceProps {
  uid: string;
  /** Nobody's: a marker. */
  seat: number | null;
  /** The seat's name for programs: `white`, `red`; empty for a marker. */
  seatId: string;
  radius: number;
  /** The number of the piece, where pieces have one. */
  number: number | null;
  /** What is written on it; 0 for nothing. */
  count: number;
  /** 0 lies, 1 can be taken (lifted a little), 2 is in the hand. */
  lift: 0 | 1 | 2;
  onEdge: boolean;
}

export type MakeScene = (board: BoardView, look: Look) => Scene;

/** Something that can be chosen for a lifted piece. */
export interface Target {
  place: string;
  /** What is written in the ring: the pips it costs; empty for a plain ring. */
  label: string;
  /** Drawn as two rings: several dice go into it. */
  compound: boolean;
  /** Closes a mill, captures: drawn with a mark of its own. */
  mark: 'none' | 'capture' | 'line' | 'remove';
  /** The way to it. */
  path: string[];
  /** The value of the move, when asked for: "+0.12" or "54 %". */
  value?: string;
}

/** An arrow over the board: a hint, or a move of a line that is looked at. */
export interface Arrow {
  /** The way of a piece; a single place where one is taken off. */
  path: string[];
  /** What should not have been played; what should be played if left out. */
  tone?: 'poor';
}
