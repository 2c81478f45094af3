// What was done here and the server does not know yet.

import type { MoveKind, TableView } from '../engine/messages';
import type { Intention } from './protocol';

/** Something a person did. What is held can still be taken back without asking anybody. */
export interface Pending {
  what: Extract<Intention, { kind: 'act' | 'roll' }>;
  /** How many events the game has after it; null for a roll, which only the server knows. */
  after: number | null;
  /** Whose turn it is after it. */
  turn: number | null;
  state: 'held' | 'queued' | 'sent';
}

/** What is said at once, rather than at the end of a turn. */
const atOnce: string[] = ['pass', 'double', 'take', 'drop', 'resign', 'next'] satisfies (
  MoveKind | 'next'
)[];

/** Whether an action is a part of a turn that its player ends: with two dice or more. */
export function isPartOfTurn({ turn, dice, moves }: TableView, text: string): boolean {
  const kind = moves.find((move) => move.text === text)?.kind ?? text;
  return turn.kind === 'seat' && dice.length > 1 && !atOnce.includes(kind);
}

/** The seat whose time runs. */
export function turnOf({ turn }: TableView): number | null {
  return turn.kind === 'over' ? null : turn.seat;
}

/** Whether an event is what was wanted first. */
export function isAnswered(first: Pending | undefined, text: string, isOwn: boolean): boolean {
  if (first?.state !== 'sent') return false;
  if (first.what.kind === 'roll') return isRoll(text);
  return isOwn ? !isRoll(text) : first.what.text === text;
}

/** Whether an event says how dice fell. */
export function isRoll(text: string): boolean {
  return /^r\d/.test(text);
}
