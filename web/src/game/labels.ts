// What a screen reader says of every place of the board.

import type { BoardView, TableView } from '../engine/messages';
import { say, texts } from '../texts/texts.svelte';
import type { Sitting } from './sitting.svelte';

interface Shown {
  movable: string[];
  targets: string[];
  removable: string[];
}

export function labelsOf(board: BoardView, view: TableView, shown: Shown): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const { id, name } of board.places) {
    const piles = view.pieces.filter((pile) => pile.place === id);
    const pieces = piles.map(({ seat, count }) => {
      const whose = seat === null ? '' : (view.seats[seat]?.name.text ?? '');
      return say('say-pieces', { count: texts.number(count), seat: whose });
    });
    const place = name.text;
    let label =
      pieces.length === 0
        ? say('say-place-empty', { place })
        : say('say-place-holds', { place, pieces: texts.list(pieces) });
    if (shown.targets.includes(id)) label = say('say-place-target', { label });
    else if (shown.removable.includes(id)) label = say('say-place-removable', { label });
    else if (shown.movable.includes(id)) label = say('say-place-movable', { label });
    labels[id] = label;
  }
  return labels;
}

/** What a screen reader says of the dice. */
export function labelsOfDice({ view, due }: Sitting): string[] {
  return view.dice.map(({ number, is_used }) => {
    if (due === 'roll') return say('table-roll');
    if (due === 'confirm') return say('table-confirm');
    return say(is_used ? 'say-die-used' : 'say-die', { number: texts.number(number) });
  });
}
