import { expect, test } from 'vitest';

import type { TableView } from '../engine/messages';
import { type Pending, isAnswered, isPartOfTurn, isRoll } from './pending';

const sent = (what: Pending['what'], state: Pending['state'] = 'sent'): Pending => ({
  what,
  after: 1,
  turn: 1,
  state,
});
const act = (text: string) => sent({ kind: 'act', text });

test('an event is what was wanted if the server says so, or if it reads the same', () => {
  expect(isAnswered(act('24/18'), '24/18', false)).toBe(true);
  expect(isAnswered(act('24/18 18/15'), '24/18,18/15', true)).toBe(true);
  expect(isAnswered(act('24/18'), '24/15', false)).toBe(false);
});

test('a roll answers the wish to roll, and nothing else', () => {
  expect(isAnswered(sent({ kind: 'roll' }), 'r63', false)).toBe(true);
  expect(isAnswered(sent({ kind: 'roll' }), '24/18', true)).toBe(false);
  expect(isAnswered(act('24/18'), 'r63', true)).toBe(false);
  expect(isRoll('red-resigns')).toBe(false);
});

test('what was never sent cannot have happened', () => {
  const held = sent({ kind: 'act', text: '24/18' }, 'held');
  expect(isAnswered(held, '24/18', false)).toBe(false);
  expect(isAnswered(undefined, '24/18', false)).toBe(false);
});

const view = (dice: number, kind: 'seat' | 'chance', moves: { text: string; kind: string }[]) =>
  ({ turn: { kind, seat: 0 }, dice: Array.from({ length: dice }), moves }) as unknown as TableView;

test('steps of a turn with two dice wait for its end; passing and the cube do not', () => {
  const moves = [
    { text: '24/18', kind: 'move' },
    { text: '-', kind: 'pass' },
  ];
  expect(isPartOfTurn(view(2, 'seat', moves), '24/18')).toBe(true);
  expect(isPartOfTurn(view(2, 'seat', moves), '24/18 18/15')).toBe(true);
  expect(isPartOfTurn(view(2, 'seat', moves), '-')).toBe(false);
  expect(isPartOfTurn(view(2, 'seat', moves), 'take')).toBe(false);
  expect(isPartOfTurn(view(2, 'chance', moves), 'double')).toBe(false);
});

test('where a turn is one action it is sent at once', () => {
  expect(isPartOfTurn(view(1, 'seat', []), 'a1')).toBe(false);
  expect(isPartOfTurn(view(0, 'seat', []), 'a1')).toBe(false);
});
