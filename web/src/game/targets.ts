// What is drawn for journeys that can be chosen.

import type { Target } from '../boards/scene';
import type { BoardView, Journey, Thinking } from '../engine/messages';
import { say, texts } from '../texts/texts.svelte';

/** Where journeys lead, each place once; in games of many steps with the pips that they cost. */
export function targetsOf(
  board: BoardView,
  journeys: Journey[],
  hasPips: boolean,
  best: Thinking | null,
): Target[] {
  // Pieces that stand on one place all go to the same places; the first of them is the one that goes.
  const first = journeys.filter(
    ({ to }, index) => journeys.findIndex((other) => other.to === to) === index,
  );
  const hands = board.places.filter(({ kind }) => kind === 'hand').map(({ id }) => id);
  return first.map(({ from, to, path, numbers, steps, captures, lines }) => ({
    ...worthOf(steps, best),
    place: to,
    // Pieces out of a hand come through the air.
    path: hands.includes(from ?? '') && board.ways.length === 0 ? [] : path,
    label: hasPips ? texts.number(numbers.reduce((sum, number) => sum + number, 0)) : '',
    compound: steps.length > 1,
    mark: captures.length > 0 ? 'capture' : lines.length > 0 ? 'line' : 'none',
  }));
}

/** The chance to win of the best line that these steps belong to, where the best moves are shown. */
function worthOf(steps: string[], best: Thinking | null): { value?: string } {
  const line = best?.lines.find(({ moves }) => {
    const played = moves.map(({ text }) => text);
    return steps.every((step) => played.includes(step));
  });
  if (line?.win == null) return {};
  return { value: say('help-win', { percent: texts.number(Math.round(100 * line.win)) }) };
}
