import { expect, test } from 'vitest';

import type { PastTurn } from '../engine/messages';
import { chanceAfter, chanceColumns, luckOf, placeOf } from './graph';

/** Three turns: a roll and two moves, a roll and a pass, a roll and three moves. */
const past = [
  [0, 3],
  [3, 5],
  [5, 9],
].map(([begins = 0, ends = 0], turn): PastTurn => ({
  seat: turn % 2,
  dice: [2, 1],
  moves: [],
  begins,
  ends,
}));

const points = [
  { events: 0, wins: [0.5, 0.5] },
  { events: 3, wins: [0.4, 0.6] },
  { events: 9, wins: [0.7, 0.3] },
];

test('a moment lies between the turns that surround it', () => {
  expect(placeOf(0, past)).toBe(0);
  expect(placeOf(3, past)).toBe(1);
  expect(placeOf(4, past)).toBe(1.5);
  expect(placeOf(9, past)).toBe(3);
  expect(placeOf(99, past)).toBe(3);
  expect(placeOf(5, [])).toBe(0);
});

test('chances become columns, a column for each seat', () => {
  expect(chanceColumns(points, past, [1])).toEqual({ places: [0, 1, 3], wins: [[0.5, 0.6, 0.3]] });
});

test('of two, the luck of the other one is bad luck; of more, only one’s own counts', () => {
  const rolls = [
    { event: 0, seat: 0, roll: '21', luck: 0.2 },
    { event: 3, seat: 1, roll: '66', luck: 0.3 },
    { event: 5, seat: 0, roll: '11', luck: -0.1 },
    { event: 6, seat: 0, roll: '12', luck: -0.1 },
  ];
  expect(luckOf(rolls, past, 0, true)).toEqual([
    { turn: 0, points: 0.2 },
    { turn: 1, points: -0.3 },
    { turn: 2, points: -0.2 },
  ]);
  expect(luckOf(rolls, past, 1, false)).toEqual([{ turn: 1, points: 0.3 }]);
});

test('the chance after a turn is the last one that is known', () => {
  expect(chanceAfter(points, 5, 1)).toBe(0.6);
  expect(chanceAfter(points, 9, 0)).toBe(0.7);
  expect(chanceAfter([], 9, 0)).toBeNull();
});
