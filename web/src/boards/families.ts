// Which drawing belongs to which family of games.

import type { Component } from 'svelte';

import type { BoardView } from '../engine/messages';
import Checker from './Checker.svelte';
import { ludoScene } from './ludo';
import LudoField from './LudoField.svelte';
import LudoPiece from './LudoPiece.svelte';
import { millScene } from './mill';
import MillField from './MillField.svelte';
import NardiField from './NardiField.svelte';
import { nardiScene } from './nardi';
import type { FieldProps, Look, MakeScene, PieceProps, Scene } from './scene';
import Stone from './Stone.svelte';

interface Drawing {
  make: MakeScene;
  Field: Component<FieldProps>;
  Piece: Component<PieceProps>;
}

const families: Record<string, Drawing> = {
  nardi: { make: nardiScene, Field: NardiField, Piece: Checker },
  ludo: { make: ludoScene, Field: LudoField, Piece: LudoPiece },
  mill: { make: millScene, Field: MillField, Piece: Stone },
};

export function drawingOf(family: string): Drawing {
  const drawing = families[family];
  if (!drawing) throw new Error(`No board is drawn for the family "${family}"`);
  return drawing;
}

/** The board of a family as it is looked at; pages take its proportions from here. */
export const sceneOf = (family: string, board: BoardView, look: Look): Scene =>
  drawingOf(family).make(board, look);
