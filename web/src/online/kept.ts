// The game of a table as the page keeps it.

import type { Player } from '../game/settings.svelte';
import { bring } from '../game/shelf';
import { type KeptGame, find, forget, keep } from '../game/store';
import { recordOf } from './house';
import type { Made } from './protocol';
import type { Room } from './room.svelte';
import { forgetSeat } from './seats';

/** A game without its events, which the table tells; what was found out about it before stays. */
export function gameOf(room: Room, made: Made, before?: KeptGame): KeptGame {
  const begun = room.log[0]?.event.at ?? Date.now();
  const players = made.seats.map((kind, seat): Player | null => {
    if (kind?.kind === 'computer') return { kind: 'level', level: kind.level };
    return kind && { kind: seat === room.seat ? 'person' : 'guest' };
  });
  return {
    id: room.id,
    rules: made.rules,
    family: made.family,
    name: made.name,
    start: '',
    events: [],
    undone: [],
    players,
    names: room.names,
    seed: 1,
    created: begun,
    changed: before?.changed ?? begun,
    end: before?.end ?? null,
    turns: 0,
    toAct: null,
    isOnline: true,
    ...(made.match ? { match: made.match } : {}),
    ...(before?.record ? { record: before.record } : {}),
    ...(before?.review ? { review: before.review } : {}),
  };
}

/** Keeps a table that waits for others, so that one finds back to it. */
export async function keepWaiting(room: Room, made: Made): Promise<void> {
  if (room.seat !== null) await keep(gameOf(room, made, await find(room.id)));
}

/** A table that has become a record is a game of one's own from now on; returns its id. */
export async function keepRecord(table: string): Promise<string> {
  if ((await find(table))?.end) return table;
  // What was kept of it ends too early.
  await forget(table);
  const record = new TextEncoder().encode(await recordOf(table));
  const { ids, problems } = await bring(record);
  const [id] = ids;
  if (id === undefined) throw new Error(problems.join(' '));
  return id;
}

/** A table that is gone before its game began leaves nothing to come back to. */
export async function forgetMissing(table: string): Promise<void> {
  const kept = await find(table);
  if (kept?.isOnline && kept.events.length === 0) await forget(table);
  await forgetSeat(table);
}
