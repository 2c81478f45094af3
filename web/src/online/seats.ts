// The seats that somebody has at tables on the server: kept in the browser, so that loading the page anew leads back to
// them. Whoever has the token of a seat sits there, so it is in no file and no record.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A seat of one's own. */
export interface OwnSeat {
  table: string;
  seat: number;
  token: string;
  /** What was shown when the table was made, to check the dice against. */
  commitment?: string;
}

interface Shelf extends DBSchema {
  seats: { key: string; value: OwnSeat };
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null;

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('teahouse-seats', 1, {
    upgrade(database) {
      database.createObjectStore('seats', { keyPath: 'table' });
    },
  });
  return opened;
}

/** Seats outlive a browser without a store for as long as the page is open. */
const inMemory = new Map<string, OwnSeat>();

export async function keepSeat(seat: OwnSeat): Promise<void> {
  inMemory.set(seat.table, seat);
  try {
    await (await shelf()).put('seats', seat);
  } catch {
    // Private windows may have no store; the seat's own link still leads back.
  }
}

export async function findSeat(table: string): Promise<OwnSeat | undefined> {
  const known = inMemory.get(table);
  if (known) return known;
  try {
    return await (await shelf()).get('seats', table);
  } catch {
    return undefined;
  }
}

export async function forgetSeat(table: string): Promise<void> {
  inMemory.delete(table);
  try {
    await (await shelf()).delete('seats', table);
  } catch {
    // It was in memory alone.
  }
}
