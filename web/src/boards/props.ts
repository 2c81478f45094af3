// What whoever shows a board tells it, and what it answers.

import type { BoardView, TableView } from '../engine/messages';
import type { Arrow, Look, Target } from './scene';

export interface BoardProps {
  board: BoardView;
  view: TableView;
  look: Look;
  /** Places whose pieces can be taken. */
  movable?: string[];
  selected?: string | null;
  targets?: Target[];
  /** Places whose pieces can be taken off. */
  removable?: string[];
  /** The paths of the last turn. */
  last?: string[][];
  arrows?: Arrow[];
  /** Whether a person may play now. */
  active?: boolean;
  /** How long a piece takes for a move, in milliseconds; 0 for no motion. */
  speed?: number;
  /** The place that the keyboard's focus is to go to. */
  focus?: string | null;
  /** What a screen reader says of each place. */
  labels?: Record<string, string>;
  /** The seat of the person who looks. */
  own?: number | null;
  /** How many dice wait to be rolled. */
  toRoll?: number;
  rolling?: boolean;
  chosenDie?: number | null;
  dieLabels?: string[];
  /** A click, tap or key on a place; a board without it is a picture. */
  onplace?: (id: string) => void;
  ondrag?: (from: string, to: string | null) => void;
  onlift?: (from: string) => void;
  onhover?: (id: string | null) => void;
  /** A click on a die; dice on the board are no buttons if left out. */
  ondie?: (index: number) => void;
  /** The dice have come to rest. */
  onsettled?: () => void;
}
