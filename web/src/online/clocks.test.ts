import { expect, test } from 'vitest';

import { Clocks, clockText } from './clocks';

const clocks = () => new Clocks({ reserve: 60, move: 10 }, 2);

test('the seconds of a move cost nothing', () => {
  const told = clocks();
  told.run(0, 1000);
  expect(told.left(0, 5000)).toMatchObject({ move: 6000, reserve: 60_000, isRunning: true });
  told.run(1, 11_000);
  expect(told.left(0, 20_000)).toMatchObject({ move: 10_000, reserve: 60_000, isRunning: false });
});

test('what a move takes longer comes from the reserve, and stays gone', () => {
  const told = clocks();
  told.run(0, 0);
  expect(told.left(0, 25_000)).toMatchObject({ move: 0, reserve: 45_000, isRunning: true });
  told.run(1, 25_000);
  told.run(0, 26_000);
  expect(told.left(0, 40_000)).toMatchObject({ move: 0, reserve: 41_000, isRunning: true });
});

test('a seat that goes on has the same turn still', () => {
  const told = clocks();
  told.run(0, 0);
  told.run(0, 8000);
  expect(told.left(0, 12_000).reserve).toBe(58_000);
});

test('nobody has less than nothing, and nobody loses time while it is nobody’s turn', () => {
  const told = clocks();
  told.run(0, 0);
  expect(told.left(0, 500_000).reserve).toBe(0);
  told.run(null, 5000);
  expect(told.left(0, 900_000)).toMatchObject({ move: 10_000, reserve: 60_000, isRunning: false });
});

test('a server whose clock is a little ahead takes no time from anybody', () => {
  const told = clocks();
  told.run(0, 1000);
  expect(told.left(0, 400)).toMatchObject({ move: 10_000, reserve: 60_000, isRunning: true });
});

test('clocks show minutes and seconds, and tenths when ten seconds run out', () => {
  expect(clockText(300_000)).toBe('5:00');
  expect(clockText(61_200)).toBe('1:02');
  expect(clockText(10_000)).toBe('0:10');
  expect(clockText(9_899, true)).toBe('0:09.9');
  expect(clockText(9_899)).toBe('0:10');
  expect(clockText(0, true)).toBe('0:00.0');
});
