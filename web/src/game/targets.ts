// What is drawn for journeys that can be chosen.

import type { Target } from '../boards/scene';
import type { BoardView, Journey } from '../engine/messages';
import { texts } from '../texts/texts.svelte';

/** Where journeys lead, each place once; in games of many steps with the pips that they cost. */
export function targetsOf(board: BoardView, journeys: Journey[], hasPips: boolean): Target[] {
  // Pieces that stand on one place all go to the same places; the first of them is the one that goes.
  const first = journeys.filter(
    ({ to }, index) => journeys.findIndex((other) => other.to === to) === index,
  );
  const hands = board.places.filter(({ kind }) => kind === 'hand').map(({ id }) => id);
  return first.map(({ from, to, path, numbers, steps, captures, lines }) => ({
    place: to,
    // Pieces out of a hand come through the air.
    path: hands.includes(from ?? '') && board.ways.length === 0 ? [] : path,
    label: hasPips ? texts.number(numbers.reduce((sum, number) => sum + number, 0)) : '',
    compound: steps.length > 1,
    mark: captures.length > 0 ? 'capture' : lines.length > 0 ? 'line' : 'none',
  }));
}
