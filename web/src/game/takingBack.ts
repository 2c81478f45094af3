// Takes back, and plays again, from one decision of a person to another.

import type { TableView } from '../engine/messages';
import type { Table } from '../engine/table';
import { isDecision } from './decisions';
import type { Player } from './settings.svelte';

/** The last decision of a person before this; where there is none, nothing changes. */
export async function backToDecision(
  table: Table,
  now: TableView,
  players: (Player | null)[],
): Promise<TableView> {
  let view = now;
  while (view.can_undo > 0) {
    view = await table.goTo(view.events - 1);
    if (isDecision(view, players)) return view;
  }
  // Back to dice that only a computer rolled would leave nothing to decide.
  return isDecision(view, players) ? view : table.goTo(now.events);
}

/** The next decision of a person in what was taken back, or its end. */
export async function onToDecision(
  table: Table,
  now: TableView,
  players: (Player | null)[],
): Promise<TableView> {
  let view = now;
  while (view.can_redo > 0) {
    view = await table.goTo(view.events + 1);
    if (isDecision(view, players)) break;
  }
  return view;
}
