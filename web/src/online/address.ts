// Addresses of tables and seats: `#/online/TABLE`, `#/online/TABLE/SEAT.TOKEN`.

import { keepSeat } from './seats';
import { isToken } from './secrets';

/** Goes to another address without a way back to this one. */
export function replaceHash(hash: string) {
  history.replaceState(null, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** What the last part of an address says; null where it is no seat. */
export function readSeat(text: string): { seat: number; token: string } | null {
  const [seat = '', token = ''] = text.split('.');
  return /^\d$/.test(seat) && isToken(token) ? { seat: Number(seat), token } : null;
}

/** Takes over the seat that an address holds, and takes it out of the address: nobody should read it there. */
export async function takeSeat(table: string, text: string): Promise<void> {
  if (text === '') return;
  const found = readSeat(text);
  if (found) await keepSeat({ table, ...found });
  history.replaceState(null, '', `#/online/${table}`);
}
