// All games as one file of records, and games out of such files.

import { Refused } from '../engine/client';
import { engine } from '../engine/engine';
import type { Imported, Recorded } from '../engine/messages';
import { Table } from '../engine/table';
import { hasFairDice, headersOf } from './headers';
import { openRules, rulesOf } from './open';
import type { Player } from './settings.svelte';
import { type KeptGame, all, keep } from './store';

/** The records of games, one after the other; each says which game it is, so that it is not brought in twice. */
export async function recordsOf(games: KeptGame[]): Promise<string> {
  const records: string[] = [];
  for (const game of games) {
    if (game.record && game.end) {
      records.push(`${game.record.trimEnd()}\n\n`);
      continue;
    }
    const { table, view } = await Table.open({ ...game, undone: [] });
    const { end, id, changed } = game;
    const ended: [string, string] | null =
      end?.reason === 'resignation' ? [end.result, end.reason] : null;
    const time = new Date(changed).toISOString();
    const headers: [string, string][] = [
      ...headersOf(view.seats, game),
      ['Id', id],
      ['Time', time],
    ];
    records.push(await table.record(headers, ended));
    table.close();
  }
  return records.join('');
}

/** What came out of a file. */
export interface Brought {
  /** The games, those that were there already too. */
  ids: string[];
  /** How many games were taken in. */
  taken: number;
  /** How many were there already. */
  known: number;
  /** What had to be assumed. */
  notes: string[];
  /** What is wrong with the others. */
  problems: string[];
}

/** Takes the games of a file in, whatever its format; those that are kept already stay as they are. */
export async function bring(file: Uint8Array): Promise<Brought> {
  let found: Imported;
  try {
    found = await engine().ask({ ask: 'import' }, file);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ids: [], taken: 0, known: 0, notes: [], problems: [error.reason.text] };
  }
  const kept = new Set((await all()).map(({ id }) => id));
  let known = 0;
  const ids: string[] = [];
  const proofs = proofsIn(new TextDecoder().decode(file), found.games.length);
  for (const [index, recorded] of found.games.entries()) {
    const record = proofs[index];
    const game = { ...(await gameOf(recorded)), ...(record ? { record } : {}) };
    if (kept.has(game.id)) known += 1;
    else await keep(game);
    ids.push(game.id);
    kept.add(game.id);
  }
  return {
    ids,
    taken: found.games.length - known,
    known,
    notes: found.notes.map(({ text }) => text),
    problems: found.problems.map(({ text }) => text),
  };
}

/** The texts of records that prove their dice, in the order of the games; nothing where they cannot be told apart. */
function proofsIn(text: string, games: number): (string | undefined)[] {
  if (!hasFairDice(text)) return [];
  if (games === 1) return [text];
  const parts = text.split(/^(?=\[Teahouse )/m).filter((part) => part.trim() !== '');
  if (parts.length !== games) return [];
  return parts.map((part) => (hasFairDice(part) ? part : undefined));
}

/** A record as a game that is kept. */
async function gameOf(recorded: Recorded): Promise<KeptGame> {
  const headers = new Map(recorded.headers);
  const rules = rulesOf(recorded);
  const { events } = recorded;
  const start = recorded.start ?? '';
  const match = recorded.match ? { match: recorded.match } : {};
  const { table, view } = await Table.open({ rules, start, events, undone: [], ...match });
  const past = await table.past();
  table.close();
  const { variant, seats } = await openRules(rules);
  const time = timeOf(headers);
  const whole = [recorded.rules, start, events.join(' '), headers.get('Date') ?? ''].join('\n');
  const names = seats.map((id) => nameOf(headers, id));
  return {
    id: headers.get('Id') ?? headers.get('FairTable') ?? (await digest(whole)),
    rules,
    family: variant.rules.family,
    name: variant.rules.name,
    start,
    events,
    undone: [],
    players: seats.map((id) => (variant.seats.includes(id) ? playerOf(headers, id) : null)),
    seed: 1,
    created: time,
    changed: time,
    // A match goes on after its games.
    end: view.match?.can_go_on ? null : endOf(headers, seats),
    turns: past.length,
    ...match,
    ...(names.some((name) => name !== null) ? { names } : {}),
    toAct: view.turn.kind === 'over' ? null : (view.seats[view.turn.seat ?? 0]?.id ?? null),
  };
}

function saidOf(headers: Map<string, string>, id: string): string {
  return headers.get(id.charAt(0).toUpperCase() + id.slice(1)) ?? '';
}

/** The name of somebody who sat in a seat, where it is one. */
function nameOf(headers: Map<string, string>, id: string): string | null {
  const name = saidOf(headers, id);
  return name === '' || name === 'human' || /^level:\d+$/.test(name) ? null : name;
}

/** Who sat in a seat: `level:6`, or somebody. */
function playerOf(headers: Map<string, string>, id: string): Player {
  const name = saidOf(headers, id);
  const level = Number(/^level:(\d+)$/.exec(name)?.[1] ?? Number.NaN);
  return level >= 1 && level <= 10 ? { kind: 'level', level } : { kind: 'person' };
}

function timeOf(headers: Map<string, string>): number {
  const time = Date.parse(headers.get('Time') ?? headers.get('Date') ?? '');
  return Number.isFinite(time) ? time : Date.now();
}

function endOf(headers: Map<string, string>, seats: string[]): KeptGame['end'] {
  const result = headers.get('Result') ?? '*';
  if (result === '*') return null;
  const reason = headers.get('Reason') ?? '';
  const losers = seats.flatMap((id, seat) => (id === result ? [] : [seat]));
  const resigned = reason === 'resignation' && losers.length === 1 ? (losers[0] ?? null) : null;
  return { result, reason, resigned };
}

/** A name for a game that has none: the same game has the same. */
async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
