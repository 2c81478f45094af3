import { expect, it } from 'vitest';

import middle from './fixtures/nardi-middle.json';
import { corners, countOn, moved, neighbour, roundedPath, shortened, spotAt } from './geometry';
import { nardiScene } from './nardi';
import { fixture } from './testing';

const { board, view } = fixture(middle);
const scene = nardiScene(board, { turned: false, mirrored: false, numbers: true, narrow: false });
const points = (...numbers: number[]) =>
  numbers.flatMap((x, index) => (index % 2 ? [] : [{ x, y: numbers[index + 1] ?? 0 }]));

it('leaves out points on a straight line, but not where the way turns back', () => {
  expect(corners(points(0, 0, 1, 0, 1, 0, 2, 0, 2, 3))).toEqual(points(0, 0, 2, 0, 2, 3));
  expect(corners(points(0, 0, 2, 0, 1, 0))).toEqual(points(0, 0, 2, 0, 1, 0));
});

it('rounds corners no farther than half of the shorter side', () => {
  expect(roundedPath(points(0, 0, 10, 0, 10, 4), 6)).toBe('M0 0L8 0Q10 0 10 2L10 4');
  expect(roundedPath([], 6)).toBe('');
});

it('ends a shortened line before its end, whatever the pieces it is made of', () => {
  expect(shortened(points(0, 0, 5, 0, 10, 0), 7)).toEqual(points(0, 0, 3, 0));
  expect(shortened(points(0, 0, 5, 0), 9)).toEqual(points(0, 0));
});

it('walks along a row with left and right, and changes rows with up and down', () => {
  expect(neighbour(scene, '3', 'ArrowRight')).toBe('2');
  expect(neighbour(scene, '3', 'ArrowLeft')).toBe('4');
  expect(neighbour(scene, '7', 'ArrowRight')).toBe('6');
  expect(neighbour(scene, '3', 'ArrowUp')).toBe('22');
  expect(neighbour(scene, '22', 'ArrowDown')).toBe('3');
  expect(neighbour(scene, '1', 'ArrowRight')).toBe('off-white');
  expect(neighbour(scene, 'off-white', 'ArrowRight')).toBeNull();
  expect(neighbour(scene, '3', 'Enter')).toBeNull();
});

it('reaches every place with arrow keys', () => {
  const reached = new Set(['1']);
  for (const id of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = neighbour(scene, id, key);
      if (next !== null) reached.add(next);
    }
  expect(reached.size).toBe(board.places.length);
});

it('drops a piece onto the target that is near, else onto the place beneath', () => {
  const target = scene.spots.get('21')?.target(0) ?? { x: 0, y: 0 };
  const beside = { x: target.x - 60, y: target.y };
  expect(spotAt(scene, beside, [{ place: '21', centre: target }])).toBe('21');
  expect(spotAt(scene, beside, [])).toBe('20');
  expect(spotAt(scene, { x: -50, y: 10 }, [])).toBeNull();
});

it('moves one piece of a seat and keeps how many there are', () => {
  const after = moved(view.pieces, 0, '24', '15');
  expect([countOn(after, '24'), countOn(after, '15')]).toEqual([3, 4]);
  const onto = moved(view.pieces, 0, '18', '17');
  expect([countOn(onto, '18'), countOn(onto, '17')]).toEqual([0, 1]);
  expect(moved(view.pieces, 1, '24', '15')).toBe(view.pieces);
});

it('takes the piece with a number, or the top one', () => {
  const piles = [{ place: 'a', seat: 2, count: 2, numbers: [1, 3] }];
  expect(moved(piles, 2, 'a', 'b', 1)).toEqual([
    { place: 'a', seat: 2, count: 1, numbers: [3] },
    { place: 'b', seat: 2, count: 1, numbers: [1] },
  ]);
  expect(moved(piles, 2, 'a', null)).toEqual([{ place: 'a', seat: 2, count: 1, numbers: [1] }]);
});
