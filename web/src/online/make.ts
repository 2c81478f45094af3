// Makes a table on the server and keeps the seat one has there.

import type { MatchSetup, RulesSource } from '../engine/messages';
import { rulesOf } from '../game/choices';
import { openRules } from '../game/open';
import type { Chosen } from '../game/settings.svelte';
import { makeTable } from './house';
import type { ClockSetting, SeatKind } from './protocol';
import { keepSeat } from './seats';
import { newToken } from './secrets';

/** What was chosen. */
export interface Choices {
  rules: RulesSource;
  /** Who sits in each seat of the variant. */
  players: Chosen[];
  /** The own seat among them. */
  own: number;
  match?: MatchSetup | undefined;
  clock: ClockSetting | null;
  listed: boolean;
}

/** Makes the table; returns its id. */
export async function make(choices: Choices): Promise<string> {
  const { variant } = await openRules(choices.rules);
  const rules = rulesOf(choices, variant.rules.name);
  const { variant: played, seats: all } = await openRules(rules);
  const seats = all.map((id): SeatKind => {
    if (!played.seats.includes(id)) return null;
    const player = choices.players[variant.seats.indexOf(id)];
    return player?.kind === 'level'
      ? { kind: 'computer', level: player.level }
      : { kind: 'person' };
  });
  const seat = all.indexOf(variant.seats[choices.own] ?? '');
  const token = newToken();
  const { match, clock, listed } = choices;
  // Rules may say that matches are played; a single game has to be asked for then.
  const single = variant.match ? { length: 1, cube: false, crawford: false } : undefined;
  const wanted = variant.has_matches ? (match ?? single) : undefined;
  const { table, commitment } = await makeTable({
    rules,
    seats,
    clock,
    listed,
    own: { seat, token },
    ...(wanted ? { match: wanted } : {}),
  });
  await keepSeat({ table, seat, token, commitment });
  return table;
}
