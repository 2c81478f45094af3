// What is drawn for journeys that can be chosen.

import type { Target } from '../boards/scene';
import type { Journey } from '../engine/messages';
import { texts } from '../texts/texts.svelte';

/** Where journeys lead, each place once; in games of many steps with the pips that they cost. */
export function targetsOf(journeys: Journey[], hasPips: boolean): Target[] {
  // Pieces that stand on one place all go to the same places; the first of them is the one that goes.
  const first = journeys.filter(
    ({ to }, index) => journeys.findIndex((other) => other.to === to) === index,
  );
  return first.map(({ to, path, numbers, steps, captures, lines }) => ({
    place: to,
    path,
    label: hasPips ? texts.number(numbers.reduce((sum, number) => sum + number, 0)) : '',
    compound: steps.length > 1,
    mark: captures.length > 0 ? 'capture' : lines.length > 0 ? 'line' : 'none',
  }));
}
