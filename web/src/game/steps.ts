// A game as a review goes through it: decision by decision.

import type { DecisionView, LineView, PastTurn, ReviewView } from '../engine/messages';

/** A decision, or a turn that was not judged yet. */
export interface Step {
  /** The index of its game; of a match there may be several. */
  game: number;
  /** The index of its turn in the game. */
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

/** A game that is gone through: a single one, or one of a match. */
export interface OneGame {
  /** How many events there were before it, and at its end. */
  begins: number;
  ends: number;
  past: PastTurn[];
}

/** Whether a moment belongs to a game. */
export function isOfGame({ begins, ends }: OneGame, events: number): boolean {
  return begins <= events && events <= ends;
}

/** The steps of a game: its judged decisions, and turns as a whole where no move of them is judged. */
export function stepsOf(one: OneGame, { decisions }: ReviewView, game = 0): Step[] {
  const ofGame = decisions.filter(({ starts }) => isOfGame(one, starts));
  return one.past.flatMap(({ seat, dice, moves, ends }, turn): Step[] => {
    const steps = ofGame
      .filter((decision) => decision.turn === turn)
      .map((decision): Step => {
        const { starts, cube, played } = decision;
        // The cube is decided about before the dice are rolled.
        const rolled = cube ? [] : dice;
        const known = { starts, ends: decision.ends, played: notationOf(played), decision };
        return { game, turn, seat, dice: rolled, ...known };
      });
    if (steps.length > 0 && (dice.length === 0 || steps.some(({ decision }) => !decision?.cube)))
      return steps;
    const played = moves.map(({ text }) => text).join(' ');
    const starts = ends - moves.length;
    return [...steps, { game, turn, seat, dice, starts, ends, played, decision: null }];
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
