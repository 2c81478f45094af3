import { expect, test } from 'vitest';

import { captureOf, certainOf } from './worth';

const drawn = { value: 'draw', turns: null, until: 'capture' } as const;
const lost = { value: 'loss', turns: 20, until: 'capture' } as const;

test('what is proved by looking ahead is told before what endgames know', () => {
  expect(certainOf({ won_in: null, known: null })).toBeNull();
  expect(certainOf({ won_in: 0, known: null })).toBeNull();
  expect(certainOf({ won_in: 3, known: null })).toEqual(['help-wins-in', { actions: 3 }]);
  expect(certainOf({ won_in: -4, known: lost })).toEqual(['help-loses-in', { actions: 4 }]);
  expect(certainOf({ won_in: null, known: lost })).toEqual(['help-lost']);
  expect(certainOf({ won_in: null, known: drawn })).toEqual(['help-drawn']);
  expect(certainOf({ won_in: null, known: { ...lost, value: 'win' } })).toEqual(['help-won']);
});

test('the next capture is told where the end is not known', () => {
  expect(captureOf({ won_in: null, known: lost })).toEqual(['help-capture-in', { turns: 20 }]);
  expect(captureOf({ won_in: -4, known: lost })).toBeNull();
  expect(captureOf({ won_in: null, known: { ...lost, until: 'end' } })).toBeNull();
  expect(captureOf({ won_in: null, known: drawn })).toBeNull();
  expect(captureOf({ won_in: null, known: null })).toBeNull();
});
