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
  /** Where the piece number `index` of `count` on this place lies. */
  piece(index: number, count: number): XY;
  /** Where the ring of a target is drawn when `count` pieces lie here. */
  target(count: number): XY;
  /** The size of a piece here, as its radius; pieces that share a square are smaller. */
  radius(count: number): number;
  /** From how many pieces on a number is written on the top one; 0 for never. */
  countFrom: number;
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
  /** The edge of a die. */
  die: number;
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

/** An arrow over the board: a hint. */
export interface Arrow {
  path: string[];
}
