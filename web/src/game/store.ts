// Games are kept in the browser: unfinished ones to go on with, finished ones as records.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import type { MatchSetup, RulesSource } from '../engine/messages';
import type { Player } from './settings.svelte';

/** A game as it is kept. */
export interface KeptGame {
  id: string;
  rules: RulesSource;
  family: string;
  /** The name of the variant, as it was when the game was played. */
  name: string;
  /** The position it began with. */
  start: string;
  events: string[];
  /** What was taken back, the last one first. */
  undone: string[];
  /** Who sits where, by seat; null for an empty seat. */
  players: (Player | null)[];
  /** Decides how the dice fall. */
  seed: number;
  created: number;
  changed: number;
  /** How it ended: the result as records write it, and why. */
  end: { result: string; reason: string; resigned: number | null } | null;
  /** How many turns there were. */
  turns: number;
  /** Whose turn it is, by the id of the seat. */
  toAct: string | null;
  /** The match that its games belong to; a single game if left out. */
  match?: MatchSetup;
  /** The points of a match so far, by seat. */
  score?: number[];
  /** Who sat where, by seat, in games that were brought in or played with others; null where nobody says. */
  names?: (string | null)[];
  /** Played at a table of the server, whose id is that of the game. */
  isOnline?: boolean;
  /** The record as it came, where it holds what proves its dice. */
  record?: string;
  /** How each seat played, once the game was reviewed; null for an empty seat. */
  review?: (SeatFigures | null)[];
}

/** Whether there is something to come back to. */
export function isBegun({ events, isOnline }: KeptGame): boolean {
  return events.length > 0 || isOnline === true;
}

/** How a seat played in a game. */
export interface SeatFigures {
  /** Thousandths of a point given away a decision; null where nothing was to decide. */
  rate: number | null;
  /** Points that the dice gave, less than 0 where they took some; null in games without dice. */
  luck: number | null;
  /** The level that plays like this; null where that cannot be said. */
  like_level: number | null;
}

interface Shelf extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { changed: number } };
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null;

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('teahouse', 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
    },
  });
  return opened;
}

/** Games outlive a browser without a store for as long as the page is open. */
const inMemory = new Map<string, KeptGame>();

export async function keep(game: KeptGame): Promise<void> {
  inMemory.set(game.id, game);
  try {
    await (await shelf()).put('games', game);
  } catch {
    // Private windows may have no store; the game goes on in memory.
  }
}

export async function find(id: string): Promise<KeptGame | undefined> {
  const known = inMemory.get(id);
  if (known) return known;
  try {
    return await (await shelf()).get('games', id);
  } catch {
    return undefined;
  }
}

/** Every game, the one that changed last first. */
export async function all(): Promise<KeptGame[]> {
  const games = new Map(inMemory);
  try {
    for (const game of await (await shelf()).getAll('games')) games.set(game.id, game);
  } catch {
    // What is in memory is all there is.
  }
  return [...games.values()].sort((a, b) => b.changed - a.changed);
}

export async function forget(id: string): Promise<void> {
  inMemory.delete(id);
  try {
    await (await shelf()).delete('games', id);
  } catch {
    // It was in memory alone.
  }
}
