// What has to happen next at a table, and who decides it. No rule is written here: the engine says what can be done.

import type { PastTurn, TableView } from '../engine/messages';
import type { Player } from './settings.svelte';

/** What has to happen next. */
export type Due = 'roll' | 'move' | 'confirm' | 'warned' | 'answer' | 'next' | 'wait' | 'over';

/** What people want to be done for them. */
export interface Wishes {
  autoRoll: boolean;
  autoConfirm: boolean;
  autoFinish: boolean;
}

/** A game as it stands. */
export interface Moment {
  view: TableView;
  players: (Player | null)[];
  /** The last turn, if there was one. */
  last: PastTurn | undefined;
  /** Up to which event turns were confirmed. */
  confirmed: number;
}

export function isPerson(players: (Player | null)[], seat: number | null): boolean {
  return seat !== null && players[seat]?.kind === 'person';
}

/** The seats of people. */
export function peopleOf(players: (Player | null)[]): number[] {
  return players.flatMap((_, seat) => (isPerson(players, seat) ? [seat] : []));
}

/** Whether nothing can be done but to pass. */
export function mustPass({ moves }: TableView): boolean {
  const [only, ...others] = moves;
  return only?.kind === 'pass' && others.length === 0;
}

/** Whether a seat may turn the cube instead of rolling. */
export function mayDouble({ match }: TableView, seat: number | null): boolean {
  return seat !== null && match?.may_double === seat;
}

/** Whether a double waits for its answer. */
export function isOffered({ match }: TableView): boolean {
  return (match?.cube?.offered ?? null) !== null;
}

/** Whether a person decides in this position. */
export function isDecision(view: TableView, players: (Player | null)[]): boolean {
  return view.turn.kind === 'seat' && isPerson(players, view.turn.seat) && !mustPass(view);
}

/** What has to happen next in a game that is not over. */
export function dueAt(moment: Moment, wishes: Wishes): Due {
  const { view, players } = moment;
  if (needsConfirming(moment, wishes)) return 'confirm';
  // A game of a match is over, and the match is not.
  if (view.turn.kind === 'over') return peopleOf(players).length > 0 ? 'next' : 'wait';
  if (view.turn.kind === 'chance') {
    const { seat } = view.turn;
    const rollsByItself = wishes.autoRoll && !mayDouble(view, seat);
    return isPerson(players, seat) && !rollsByItself ? 'roll' : 'wait';
  }
  if (isOffered(view)) return isPerson(players, view.turn.seat) ? 'answer' : 'wait';
  return isDecision(view, players) && !finishesByItself(view, wishes) ? 'move' : 'wait';
}

/** Whether a person has just ended a turn in which there was something to do. */
export function hasTurnEnded(view: TableView, last: PastTurn, players: (Player | null)[]): boolean {
  const hasPlayed = isPerson(players, last.seat) && last.moves.some(({ kind }) => kind !== 'pass');
  const isOver = view.turn.kind !== 'seat' || view.turn.seat !== last.seat;
  return hasPlayed && isOver && last.ends === view.events;
}

/** A turn of several actions is over when its player says so. */
function needsConfirming({ view, players, last, confirmed }: Moment, wishes: Wishes): boolean {
  if (wishes.autoConfirm || !last || last.dice.length < 2) return false;
  return last.ends > confirmed && hasTurnEnded(view, last, players);
}

/** Whether the rest is bearing off, and people want that done for them. */
function finishesByItself({ rules, moves }: TableView, { autoFinish }: Wishes): boolean {
  if (!autoFinish || rules.family !== 'nardi') return false;
  return moves.length > 0 && moves.every(({ kind }) => kind === 'finish');
}
