// A game as a review goes through it: decision by decision.

import type { DecisionView, LineView, PastTurn, ReviewView } from '../engine/messages';

/** A decision, or a turn that was not judged yet. */
export interface Step {
  /** The index of its turn. */
  turn: number;
  seat: number;
  dice: number[];
  /** How many events there were before it. */
  starts: number;
  /** How many there were after it. */
  ends: number;
  /** What was played, in notation. */
  played: string;
  decision: DecisionView | null;
}

/** The marks of what should have been played otherwise, the least bad first. */
const flaws = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Flaw = (typeof flaws)[number];

/** The steps of a game: its judged decisions, and turns as a whole where none is known. */
export function stepsOf(past: PastTurn[], { decisions }: ReviewView): Step[] {
  return past.flatMap(({ seat, dice, moves, ends }, turn): Step[] => {
    const own = decisions.filter((decision) => decision.turn === turn);
    if (own.length === 0) {
      const played = moves.map(({ text }) => text).join(' ');
      return [{ turn, seat, dice, starts: ends - moves.length, ends, played, decision: null }];
    }
    return own.map((decision) => ({
      turn,
      seat,
      dice,
      starts: decision.starts,
      ends: decision.ends,
      played: notationOf(decision.played),
      decision,
    }));
  });
}

/** A line as lists write it. */
export function notationOf({ action }: LineView): string {
  return action.replaceAll(',', ' ');
}

/** What a decision is called, if it should have been another one. */
export function flawOf(decision: DecisionView | null): Flaw | null {
  if (!decision || decision.is_forced) return null;
  return flaws.find((flaw) => flaw === decision.mark) ?? null;
}

/** The steps that should have been played otherwise, worst first; of one seat, or of all. */
export function mistakesOf(steps: Step[], seat: number | null): Step[] {
  const loss = ({ decision }: Step) => decision?.loss ?? 0;
  return steps
    .filter((step) => flawOf(step.decision) !== null && (seat === null || step.seat === seat))
    .sort((a, b) => loss(b) - loss(a));
}

/** The next mistake before or after a moment, in the order of the game. */
export function nextMistake(steps: Step[], starts: number, direction: 1 | -1): Step | null {
  const found = steps.filter(({ decision }) => flawOf(decision) !== null);
  if (direction === 1) return found.find((step) => step.starts > starts) ?? null;
  return found.findLast((step) => step.starts < starts) ?? null;
}

/** The best line that was not played, where it is better. */
export function betterThan({ lines, played, loss }: DecisionView): LineView | null {
  const [best] = lines;
  return best && loss > 0 && best.action !== played.action ? best : null;
}
