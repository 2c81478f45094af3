import { expect, test } from 'vitest';

import millMove from '../boards/fixtures/mill-move.json';
import millPlace from '../boards/fixtures/mill-place.json';
import millRemove from '../boards/fixtures/mill-remove.json';
import nardiMiddle from '../boards/fixtures/nardi-middle.json';
import nardiOff from '../boards/fixtures/nardi-bearing-off.json';
import { fixture } from '../boards/testing';
import {
  goesAtOnce,
  handFor,
  isEmpty,
  journeysFrom,
  movableIn,
  onlyHand,
  removableIn,
} from './reach';

test('each place that a piece can leave is named once', () => {
  const { view } = fixture(nardiMiddle);
  expect(movableIn(view)).toEqual(['24', '20', '18', '11']);
  expect(view.journeys.filter(({ from }) => from === '24').length).toBeGreaterThan(1);
});

test('a die that was chosen is played first, if a piece can go by it', () => {
  const { view } = fixture(nardiMiddle);
  const [first] = view.dice;
  const by = journeysFrom(view, '24', 0);
  expect(by.length).toBeLessThan(journeysFrom(view, '24', null).length);
  expect(by.every(({ numbers }) => numbers[0] === first?.number)).toBe(true);
  expect(journeysFrom(view, '24', 9)).toEqual(journeysFrom(view, '24', null));
});

test('a piece out of the hand needs no picking up where there is nothing else to do', () => {
  const { board, view } = fixture(millPlace);
  const hand = onlyHand(board, view);
  expect(hand).toMatch(/^hand/);
  const empty = view.journeys[0]?.to ?? '';
  expect(isEmpty(view, empty)).toBe(true);
  expect(handFor(board, view, empty, null)).toBe(hand);
});

test('where pieces move along lines no hand is asked', () => {
  const { board, view } = fixture(millMove);
  expect(onlyHand(board, view)).toBeNull();
  expect(handFor(board, view, 'a1', null)).toBeNull();
  expect(removableIn(view)).toEqual([]);
});

test('pieces to take off come from nowhere', () => {
  const { view } = fixture(millRemove);
  expect(movableIn(view)).toEqual([]);
  expect(removableIn(view).length).toBeGreaterThan(0);
});

test('with two dice a piece waits to be told where; with one way by one die it goes', () => {
  const { board, view } = fixture(nardiMiddle);
  const [journey] = view.journeys;
  if (!journey) throw new Error('nothing can move');
  expect(goesAtOnce(board, view, [journey])).toBe(false);
  expect(goesAtOnce(board, { ...view, dice: view.dice.slice(0, 1) }, [journey])).toBe(true);
});

test('a piece that can only leave the board leaves', () => {
  const { board, view } = fixture(nardiOff);
  const off = view.journeys.filter(({ to }) => to === 'off-black');
  expect(goesAtOnce(board, view, off)).toBe(true);
  expect(goesAtOnce(board, view, journeysFrom(view, '17', null))).toBe(false);
});
