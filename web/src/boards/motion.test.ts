import { expect, it } from 'vitest';

import middle from './fixtures/nardi-middle.json';
import { countOn } from './geometry';
import { afterMotion, capturedOn } from './motion.svelte';
import { nardiScene } from './nardi';
import { layPieces, ringsOf } from './pieces';
import { fixture } from './testing';

const { board, view } = fixture(middle);
const scene = nardiScene(board, { turned: false, mirrored: false, numbers: true, narrow: false });
const meeting = [
  { place: '5', seat: 0, count: 1, numbers: [2] },
  { place: '3', seat: 1, count: 2, numbers: [1, 4] },
];

it('moves a piece by its path and leaves the others where they are', () => {
  const after = afterMotion(view.pieces, scene, { path: ['24', '23', '22', '21'], seat: 0 });
  expect([countOn(after, '24'), countOn(after, '21')]).toEqual([3, 1]);
  expect(after.reduce((sum, pile) => sum + pile.count, 0)).toBe(30);
});

it('takes captured pieces from the board where they have no place to go back to', () => {
  const after = afterMotion(meeting, scene, { path: ['5', '4', '3'], seat: 0, captures: ['3'] });
  expect(after).toEqual([{ place: '3', seat: 0, count: 1, numbers: [2] }]);
});

it('sends captured pieces back where their seat has such a place', () => {
  const withBase = { ...scene, backTo: () => '24' };
  const after = afterMotion(meeting, withBase, { path: ['5', '4', '3'], seat: 0, captures: ['3'] });
  expect(after).toContainEqual({ place: '24', seat: 1, count: 2, numbers: [1, 4] });
});

it('takes off the piece of the other seat where a path is one place', () => {
  expect(afterMotion(meeting, scene, { path: ['3'], seat: 0 })).toEqual([meeting[0]]);
  expect(capturedOn(meeting, scene, 0, ['3']).map(({ number }) => number)).toEqual([1, 4]);
});

it('writes a count on the top checker of six or more only, and lifts none but the top', () => {
  const pile = (count: number) => [{ place: '24', seat: 0, count, numbers: [] }];
  const counts = (count: number) =>
    layPieces(scene, pile(count), () => 1).map((piece) => piece.count);
  expect(counts(5)).toEqual([0, 0, 0, 0, 0]);
  expect(counts(6)).toEqual([0, 0, 0, 0, 0, 6]);
  expect(layPieces(scene, pile(3), () => 1).map((piece) => piece.lift)).toEqual([0, 0, 1]);
});

it('gives every piece of a position a key of its own', () => {
  const keys = layPieces(scene, view.pieces, () => 0).map((piece) => piece.key);
  expect(keys).toHaveLength(30);
  expect(new Set(keys).size).toBe(30);
});

it('draws no ring for a place that the board does not have', () => {
  const target = { place: '25', label: '', compound: false, mark: 'none' as const, path: [] };
  expect(ringsOf(scene, view.pieces, [target])).toEqual([]);
});
