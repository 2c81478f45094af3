import { expect, test } from 'vitest';

import type { BoardView, Kit, PlaceKind, Standing } from '../engine/messages';
import { left, move, put, take } from './pieces';

const place = (id: string, kind: PlaceKind) => ({
  id,
  kind,
  name: { code: '', text: id },
  x: 0,
  y: 0,
  seat: null,
  marks: [],
});

const board = {
  places: [
    place('a', 'point'),
    place('b', 'point'),
    place('7', 'square'),
    place('hand', 'hand'),
    place('off', 'goal'),
  ],
} as unknown as BoardView;

const stacks: Kit = { pieces: 3, has_stacks: true, has_markers: false, has_removals: false };
const single: Kit = { ...stacks, has_stacks: false };
const on = (where: string, seat: number, count: number): Standing => ({
  place: where,
  seat,
  count,
});

test('pieces pile up where they may, and a second touch takes one off where they may not', () => {
  const one = put(board, stacks, [], 'a', 0);
  expect(one).toEqual([on('a', 0, 1)]);
  expect(put(board, stacks, one, 'a', 0)).toEqual([on('a', 0, 2)]);
  expect(put(board, single, one, 'a', 0)).toEqual([]);
});

test('on a point the others make room, on a square they stay', () => {
  expect(put(board, stacks, [on('a', 1, 2)], 'a', 0)).toEqual([on('a', 0, 1)]);
  expect(put(board, stacks, [on('7', 1, 1)], '7', 0)).toEqual([on('7', 1, 1), on('7', 0, 1)]);
});

test('once all pieces are somewhere, the next comes out of the hand, then from the goal', () => {
  const full = [on('hand', 0, 1), on('off', 0, 2)];
  const first = put(board, stacks, full, 'a', 0);
  expect(first).toEqual([on('off', 0, 2), on('a', 0, 1)]);
  expect(put(board, stacks, first, 'b', 0)).toContainEqual(on('off', 0, 1));
  const none = [on('a', 0, 3)];
  expect(put(board, stacks, none, 'b', 0)).toContainEqual(on('b', 0, 1));
  expect(none).toEqual([on('a', 0, 3)]);
});

test('a piece is moved, and taken away when it is dropped off the board', () => {
  expect(move(board, stacks, [on('a', 0, 2)], 'a', 'b')).toEqual([on('a', 0, 1), on('b', 0, 1)]);
  expect(move(board, stacks, [on('a', 0, 1)], 'a', null)).toEqual([]);
  expect(move(board, stacks, [on('a', 0, 1)], 'a', 'a')).toEqual([on('a', 0, 1)]);
  expect(move(board, stacks, [], 'a', 'b')).toEqual([]);
  expect(take([on('a', 0, 1), on('a', 1, 1)], 'a')).toEqual([on('a', 0, 1)]);
});

test('what is left of a seat’s pieces is what is not in play', () => {
  expect(left(board, stacks, [on('a', 0, 1), on('hand', 0, 1), on('a', 1, 3)], 0)).toBe(2);
});
