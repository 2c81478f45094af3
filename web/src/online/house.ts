// The server of shared tables, where the page comes from one.

import { texts } from '../texts/texts.svelte';
import type { OpenTable, Said, Wanted } from './protocol';

/** The server refused something, and says why. */
export class HouseRefused extends Error {
  constructor(
    readonly reason: Said,
    readonly status: number,
  ) {
    super(reason.text);
  }
}

/** Nobody answered. */
export class HouseAway extends Error {}

function address(path: string): URL {
  return new URL(`./api/tables${path}`, document.baseURI);
}

async function ask(path: string, options: RequestInit = {}): Promise<Response> {
  const headers = new Headers(options.headers);
  headers.set('accept-language', texts.language);
  let answer: Response;
  try {
    answer = await fetch(address(path), { ...options, headers, cache: 'no-store' });
  } catch {
    throw new HouseAway('nobody answers');
  }
  // The service worker says nothing where nobody answers.
  if (answer.status === 204) throw new HouseAway('nobody answers');
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => null)) as { message?: Said } | null;
  const { code = 'unknown', text = `${answer.status}` } = body?.message ?? {};
  throw new HouseRefused({ code, text }, answer.status);
}

/** The tables that wait for somebody; null where somebody else answers, such as a host of plain files. */
async function askForTables(): Promise<OpenTable[] | null> {
  const answer = await ask('');
  if (!answer.headers.get('content-type')?.includes('json')) return null;
  const { tables } = (await answer.json()) as { tables?: OpenTable[] };
  return Array.isArray(tables) ? tables : null;
}

/** The tables that wait for somebody; null where no server of tables answers. */
export function openTables(): Promise<OpenTable[] | null> {
  return askForTables().catch(() => null);
}

let served: Promise<boolean> | null = null;

/** Whether there are shared tables where the page comes from; asked until somebody answers. */
export function isServed(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false);
  served ??= askForTables().then(
    (tables) => tables !== null,
    (error: unknown) => {
      if (error instanceof HouseAway) served = null;
      return false;
    },
  );
  return served;
}

export async function makeTable(wanted: Wanted): Promise<{ table: string; commitment: string }> {
  const answer = await ask('', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  return (await answer.json()) as { table: string; commitment: string };
}

/** The record of a table so far, with what is needed to check its dice. */
export async function recordOf(table: string): Promise<string> {
  return (await ask(`/${encodeURIComponent(table)}/record`)).text();
}

/** Whether there is such a table; where nobody answers there may be. */
export async function mayExist(table: string): Promise<boolean> {
  try {
    await recordOf(table);
    return true;
  } catch (error) {
    return !(error instanceof HouseRefused && error.status === 404);
  }
}

/** Where the events of a table are heard. */
export function socketOf(table: string): string {
  const url = address(`/${encodeURIComponent(table)}/socket`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** The address of a table, for others. */
export function linkTo(table: string): string {
  return new URL(`#/online/${table}`, document.baseURI).href;
}

/** The address of a seat: whoever has it plays there. */
export function seatLink(table: string, seat: number, token: string): string {
  return `${linkTo(table)}/${seat}.${token}`;
}
