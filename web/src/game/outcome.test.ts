import { expect, test } from 'vitest';

import type { SeatView } from '../engine/messages';
import { isWon, outcomeOf, survivor, winnerOf } from './outcome';
import type { Player } from './settings.svelte';
import type { KeptGame } from './store';

const person: Player = { kind: 'person' };
const computer: Player = { kind: 'level', level: 3 };

function seats(...seated: boolean[]): SeatView[] {
  const name = { code: '', arguments: {}, text: '' };
  return seated.map((is_seated, seat) => ({ seat, id: `s${seat}`, name, is_seated, score: 0 }));
}

function ended(result: string, players: (Player | null)[], resigned: number | null = null) {
  return { end: { result, reason: '', resigned }, players } as KeptGame;
}

test('a result names the winner by id, or by the first of the places', () => {
  expect(winnerOf('black')).toBe(1);
  expect(winnerOf('yellow', ['green', 'red', 'yellow', 'blue'])).toBe(2);
  expect(winnerOf('2031', ['green', 'red', 'yellow', 'blue'])).toBe(2);
  expect(winnerOf('draw')).toBeNull();
});

test('where one of two gives up the other one wins; where more play nobody does', () => {
  expect(survivor(seats(true, true), 0)?.seat).toBe(1);
  expect(survivor(seats(true, false, true, false), 2)?.seat).toBe(0);
  expect(survivor(seats(true, true, true), 0)).toBeNull();
});

test('one person at the table is spoken to, several are named', () => {
  expect(outcomeOf(0, null, [person, computer])).toEqual({ code: 'over-you-won', seat: 0 });
  expect(outcomeOf(1, null, [person, computer])).toEqual({ code: 'over-you-lost', seat: 1 });
  expect(outcomeOf(1, null, [person, person])).toEqual({ code: 'over-won', seat: 1 });
  expect(outcomeOf(0, null, [computer, computer])).toEqual({ code: 'over-won', seat: 0 });
  expect(outcomeOf(null, null, [person, computer])).toEqual({ code: 'over-draw', seat: null });
  expect(outcomeOf(1, 0, [person, computer])).toEqual({ code: 'over-resigned', seat: 0 });
});

test('a game counts as won for the only person who played it', () => {
  expect(isWon(ended('white', [person, computer]))).toBe(true);
  expect(isWon(ended('white', [computer, person]))).toBe(false);
  expect(isWon(ended('2031', [computer, computer, person, computer]))).toBe(true);
  expect(isWon(ended('white', [person, person]))).toBe(false);
  expect(isWon(ended('black', [person, computer], 0))).toBe(false);
  expect(isWon({ ...ended('', [person, computer]), end: null })).toBe(false);
});
