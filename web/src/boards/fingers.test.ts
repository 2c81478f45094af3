import { expect, test } from 'vitest';

import { meantBy } from './fingers';
import danish from './fixtures/ludo-danish.json';
import { ludoScene } from './ludo';
import type { Spot } from './scene';
import { fixture } from './testing';

const look = { turned: false, mirrored: false, numbers: true, narrow: true };
const scene = ludoScene(fixture(danish).board, look);
/** As on a phone: a square is 25 pixels wide. */
const drawn = { x: 0, y: 100, width: 390 };
const scale = drawn.width / scene.width;
const middle = (id: string) => {
  const { x, y } = (scene.spots.get(id) as Spot).target(0);
  return { x: drawn.x + x * scale, y: drawn.y + y * scale };
};

test('a tap on a choice means that one, however near another is', () => {
  const { x, y } = middle('8');
  expect(meantBy({ x: x + 11, y }, '8', ['8', '7'], scene, drawn)).toBe('8');
});

test('a tap on the square beside a choice means the choice', () => {
  const { x, y } = middle('8');
  expect(meantBy({ x: x + 16, y }, '7', ['8'], scene, drawn)).toBe('8');
});

test('of two choices within reach the nearer one is meant', () => {
  const { x, y } = middle('8');
  expect(meantBy({ x: x - 10, y }, '8', ['7', '9'], scene, drawn)).toBe('9');
});

test('a tap far from every choice stays where it was, so that it can be told why not', () => {
  expect(meantBy(middle('8'), '8', ['5', '11'], scene, drawn)).toBe('8');
});
