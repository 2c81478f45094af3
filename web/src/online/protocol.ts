// What the page and a server of shared tables say to each other (docs/tables.md).

import type { MatchSetup, Message, RulesSource } from '../engine/messages';

/** What is said by the server when something is refused. */
export type Said = Pick<Message, 'code' | 'text'>;

/** Who is meant to sit in a seat; null where nobody plays. */
export type SeatKind = { kind: 'person' } | { kind: 'computer'; level: number } | null;

/** Seconds a move that cost nothing, and the reserve behind them. */
export interface ClockSetting {
  reserve: number;
  move: number;
}

/** What a table is made of. */
export interface Wanted {
  rules: RulesSource;
  seats: SeatKind[];
  clock: ClockSetting | null;
  match?: MatchSetup;
  listed: boolean;
  own: { seat: number; token: string };
}

/** A table that waits for somebody. */
export interface OpenTable {
  id: string;
  /** The variant, if it is a built-in one. */
  rules: string | null;
  name: string;
  family: string;
  seats: ((NonNullable<SeatKind> & { taken?: boolean; person?: string }) | null)[];
  clock: ClockSetting | null;
  match: MatchSetup | null;
  /** Since when it waits, in seconds. */
  age: number;
}

export interface Made {
  kind: 'made';
  rules: RulesSource;
  digest: string;
  name: string;
  family: string;
  seats: SeatKind[];
  clock: ClockSetting | null;
  match: MatchSetup | null;
  listed: boolean;
  commitment: string;
  before: string | null;
}

export type Offered = 'draw' | 'undo';

/** What happened at a table. */
export type Happened =
  | Made
  | { kind: 'sat'; seat: number; name: string; contribution: string }
  | { kind: 'began' }
  | { kind: 'acted'; seat: number | null; text: string }
  | { kind: 'offered'; seat: number; what: Offered; events?: number | null }
  | { kind: 'declined'; seat: number }
  | { kind: 'agreed'; seat: number }
  | { kind: 'undone'; events: number }
  | { kind: 'left'; seat: number; reason: 'resignation' | 'timeout'; level?: number | null }
  | { kind: 'over'; result: string; reason: string; secret: string }
  | { kind: 'again'; seat: number }
  | { kind: 'moved'; table: string; seats: (number | null)[] };

/** An event, with its number and the time of the server. */
export type TableEvent = Happened & { seq: number; at: number };

/** What a person wants. */
export type Intention =
  | { kind: 'sit'; seat: number; name: string; token: string; contribution: string }
  | { kind: 'roll' }
  | { kind: 'act'; text: string }
  | { kind: 'resign'; of: 'game' | 'match' }
  | { kind: 'offer'; what: 'draw' }
  | { kind: 'offer'; what: 'undo'; events: number }
  | { kind: 'answer'; yes: boolean }
  | { kind: 'again' }
  | { kind: 'withdraw' };

export interface Welcome {
  type: 'welcome';
  version: number;
  table: string;
  seat: number | null;
  seq: number;
  now: number;
  events: TableEvent[];
  present: number[];
  watchers: number;
}

/** What the server says. */
export type FromServer =
  | Welcome
  | { type: 'event'; event: TableEvent }
  | { type: 'done'; id: string; seq: number }
  | { type: 'refused'; id: string; message: Said; seq: number; missed: TableEvent[] }
  | { type: 'present'; seats: number[]; watchers: number }
  | { type: 'error'; message: Said };

/** What the page says. */
export type ToServer =
  | { type: 'hello'; version: 1; after: number; token?: string; language: string }
  | { type: 'do'; id: string; expected: number; what: Intention };
