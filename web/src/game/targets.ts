// What is drawn for journeys that can be chosen.

import type { Target } from '../boards/scene';
import type { Journey } from '../engine/messages';
import { texts } from '../texts/texts.svelte';

/** Where journeys lead; in games of many steps with the pips that they cost. */
export function targetsOf(journeys: Journey[], hasPips: boolean): Target[] {
  return journeys.map(({ to, path, numbers, steps, captures, lines }) => ({
    place: to,
    path,
    label: hasPips ? texts.number(numbers.reduce((sum, number) => sum + number, 0)) : '',
    compound: steps.length > 1,
    mark: captures.length > 0 ? 'capture' : lines.length > 0 ? 'line' : 'none',
  }));
}
