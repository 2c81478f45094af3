import { expect, test } from 'vitest';

import type { DecisionView, LineView, MoveView, PastTurn, ReviewView } from '../engine/messages';
import { betterThan, flawOf, mistakesOf, nextMistake, notationOf, stepsOf } from './steps';

const step: MoveView = {
  text: '24/18',
  kind: 'move',
  from: '24',
  to: '18',
  piece: null,
  path: ['24', '18'],
  numbers: [6],
  captures: [],
  lines: [],
};

function line(action: string, value: number): LineView {
  const known = {
    won_in: null,
    known: null,
    depth: 1,
    chances: [],
    error: null,
    trials: 0,
    goes_on: [],
  };
  return { action, moves: [], value, win: (value + 1) / 2, ...known };
}

function decision(turn: number, mark: DecisionView['mark'], loss: number): DecisionView {
  const [best, played] = [line('24/15', 0.2), line('24/18,18/15', 0.2 - loss)];
  return {
    turn,
    starts: 3 * turn + 1,
    ends: 3 * turn + 3,
    seat: turn % 2,
    is_forced: false,
    played: loss > 0 ? played : best,
    lines: [best, played],
    loss,
    mark,
    notes: [],
    cube: null,
  };
}

/** Four turns, each a roll and two moves. */
const past: PastTurn[] = [0, 1, 2, 3].map((turn) => ({
  seat: turn % 2,
  dice: [6, 3],
  moves: [step, { ...step, text: '18/15' }],
  begins: 3 * turn,
  ends: 3 * turn + 3,
}));

const review: ReviewView = {
  decisions: [
    decision(0, 'mistake', 0.04),
    decision(1, 'blunder', 0.3),
    decision(2, 'blunder', 0.1),
  ],
  rolls: [],
  seats: [],
  chances: [],
  games: [],
};
const one = { begins: 0, ends: 12, past };
const steps = stepsOf(one, review);

test('every turn is a step, judged or not, and begins after its roll', () => {
  expect(steps.map(({ turn }) => turn)).toEqual([0, 1, 2, 3]);
  expect(steps.map(({ decision }) => decision !== null)).toEqual([true, true, true, false]);
  expect(steps.map(({ starts }) => starts)).toEqual([1, 4, 7, 10]);
  expect(steps[3]?.played).toBe('24/18 18/15');
});

test('a turn with two decisions is two steps', () => {
  const second = { ...decision(1, 'best', 0), starts: 5 };
  const both = stepsOf(one, { ...review, decisions: [decision(1, 'good', 0.01), second] });
  expect(both.map(({ turn, starts }) => [turn, starts])).toEqual([
    [0, 1],
    [1, 4],
    [1, 5],
    [2, 7],
    [3, 10],
  ]);
});

test('mistakes are listed worst first, of one seat or of all', () => {
  expect(mistakesOf(steps, null).map(({ turn }) => turn)).toEqual([1, 2, 0]);
  expect(mistakesOf(steps, 0).map(({ turn }) => turn)).toEqual([2, 0]);
});

test('what had to be played is no mistake, nor what was good', () => {
  expect(flawOf({ ...decision(0, 'blunder', 0.3), is_forced: true })).toBeNull();
  expect(flawOf(decision(0, 'good', 0.01))).toBeNull();
  expect(flawOf(decision(0, 'inaccuracy', 0.02))).toBe('inaccuracy');
  expect(flawOf(null)).toBeNull();
});

test('from any moment the next mistake is found in the order of the game, and the one before', () => {
  expect(nextMistake(steps, 1, 1)?.turn).toBe(1);
  expect(nextMistake(steps, 7, 1)).toBeNull();
  expect(nextMistake(steps, 10, -1)?.turn).toBe(2);
  expect(nextMistake(steps, 1, -1)).toBeNull();
});

test('nothing is better than the best', () => {
  expect(betterThan(decision(0, 'best', 0))).toBeNull();
  const better = betterThan(decision(0, 'mistake', 0.04));
  expect(better && notationOf(better)).toBe('24/15');
});

test('a decision about the cube is a step of its own before the roll, and the turn stays one', () => {
  const advice = {
    decision: 'double-take',
    is_take: true,
    no_double: 0.6,
    double_take: 0.65,
    double_drop: 0.7,
    is_match: true,
  };
  const rolled: DecisionView = {
    ...decision(1, 'mistake', 0.05),
    starts: 3,
    ends: 3,
    played: line('roll', 0.1),
    cube: advice,
  };
  const alone = stepsOf(one, { ...review, decisions: [rolled] });
  expect(alone.filter(({ turn }) => turn === 1).map(({ starts }) => starts)).toEqual([3, 4]);
  const both = stepsOf(one, { ...review, decisions: [rolled, decision(1, 'good', 0.01)] });
  const [cube, moves] = both.filter(({ turn }) => turn === 1);
  expect([cube?.played, cube?.dice]).toEqual(['roll', []]);
  expect([moves?.starts, moves?.dice]).toEqual([4, [6, 3]]);
});

test('of a match every game has its own steps', () => {
  const second = { begins: 13, ends: 25, past: past.map((turn) => shifted(turn, 13)) };
  const later = shifted(decision(1, 'blunder', 0.3), 13);
  const found = stepsOf(second, { ...review, decisions: [...review.decisions, later] }, 1);
  expect(found.map(({ game, decision: judged }) => [game, judged?.loss ?? null])).toEqual([
    [1, null],
    [1, 0.3],
    [1, null],
    [1, null],
  ]);
});

/** The same, so many events later. */
function shifted<T extends { ends: number }>(what: T, events: number): T {
  const moved: Record<string, unknown> = { ...what };
  for (const name of ['begins', 'starts', 'ends'])
    if (typeof moved[name] === 'number') moved[name] = moved[name] + events;
  return moved as T;
}
