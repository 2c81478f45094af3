// What a record says of a game besides its moves: who played, and when.

import type { SeatView } from '../engine/messages';
import type { KeptGame } from './store';

/** Whether a record says what its dice were made of, so that they can be checked. */
export function hasFairDice(record: string | undefined): boolean {
  return record !== undefined && /^\[FairDice "/m.test(record);
}

export function headersOf(
  seats: SeatView[],
  { players, names, created }: KeptGame,
): [string, string][] {
  const who = seats
    .filter(({ is_seated }) => is_seated)
    .map(({ id, seat }): [string, string] => {
      const player = players[seat];
      const name = player?.kind === 'level' ? `level:${player.level}` : (names?.[seat] ?? 'human');
      return [id.charAt(0).toUpperCase() + id.slice(1), name];
    });
  return [...who, ['Date', new Date(created).toISOString().slice(0, 10)]];
}
