// How a game ended.

import type { SeatView } from '../engine/messages';
import { peopleOf } from './decisions';
import type { Player } from './settings.svelte';
import type { KeptGame } from './store';

/** How it ended, in a sentence: the code of the text and the seat it names. */
export interface Outcome {
  code: 'over-resigned' | 'over-draw' | 'over-you-won' | 'over-you-lost' | 'over-won';
  seat: number | null;
}

/** The seats where there are two, as results name them. */
const pair = ['white', 'black'];

/** The seat that a result names: by its id, or the first of the places where more than two play; null in a draw. */
export function winnerOf(result: string, ids: string[] = pair): number | null {
  const named = ids.indexOf(result);
  if (named >= 0) return named;
  return /^\d+$/.test(result) ? Number(result[0]) : null;
}

/** The only seat that is left when one gives up; null where others share the game. */
export function survivor(seats: SeatView[], resigned: number): SeatView | null {
  const others = seats.filter(({ seat, is_seated }) => is_seated && seat !== resigned);
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** What to say of the end of a game, to those who played it. */
export function outcomeOf(
  winner: number | null,
  resigned: number | null,
  players: (Player | null)[],
): Outcome {
  if (resigned !== null) return { code: 'over-resigned', seat: resigned };
  if (winner === null) return { code: 'over-draw', seat: null };
  const [only, ...others] = peopleOf(players);
  if (only === undefined || others.length > 0) return { code: 'over-won', seat: winner };
  return { code: winner === only ? 'over-you-won' : 'over-you-lost', seat: winner };
}

/** Whether the only person of a game won it. */
export function isWon({ end, players }: KeptGame): boolean {
  const [only, ...others] = peopleOf(players);
  if (only === undefined || others.length > 0 || !end || end.resigned !== null) return false;
  return winnerOf(end.result) === only;
}
