import { expect, test } from 'vitest';

import { any, distinct, figuresOf, matches, opponentOf, ownOf, smoothed } from './mine';
import type { KeptGame } from './store';

const person = { kind: 'person' } as const;
const level = (number: number) => ({ kind: 'level', level: number }) as const;

function game(part: Partial<KeptGame>): KeptGame {
  return {
    id: 'x',
    rules: { id: 'long-nardi' },
    family: 'nardi',
    name: 'Long Nardi',
    start: '',
    events: ['r63'],
    undone: [],
    players: [person, level(3)],
    seed: 1,
    created: 0,
    changed: 0,
    end: { result: 'white', reason: 'oin', resigned: null },
    turns: 1,
    toAct: null,
    ...part,
  };
}

const ended = (result: string, resigned: number | null = null) => ({
  end: { result, reason: '', resigned },
});

test('a game is won or lost by the only person in it', () => {
  expect(ownOf(game({}))).toEqual({ seat: 0, result: 'won', rate: null });
  expect(ownOf(game(ended('black')))?.result).toBe('lost');
  expect(ownOf(game(ended('draw')))?.result).toBe('draw');
  expect(ownOf(game(ended('black', 0)))?.result).toBe('lost');
  expect(ownOf(game({ players: [level(2), person], ...ended('black') }))?.result).toBe('won');
  const four = [level(1), level(1), person, level(1)];
  expect(ownOf(game({ players: four, ...ended('2013') }))?.result).toBe('won');
  expect(ownOf(game({ players: four, ...ended('0213') }))?.result).toBe('lost');
});

test('games of several people or of none, and unfinished ones, are nobody’s', () => {
  expect(ownOf(game({ players: [person, person] }))).toBeNull();
  expect(ownOf(game({ players: [level(1), level(2)] }))).toBeNull();
  expect(ownOf(game({ end: null }))).toBeNull();
});

test('opponents are a friend, computers alone, or the highest level', () => {
  expect(opponentOf(game({}))).toBe('level-3');
  expect(opponentOf(game({ players: [person, person] }))).toBe('friend');
  expect(opponentOf(game({ players: [level(1), level(2)] }))).toBe('computers');
  expect(opponentOf(game({ players: [person, level(1), null, level(7)] }))).toBe('level-7');
});

test('every part of a filter leaves out what does not fit', () => {
  const one = game({ changed: 1000 });
  const now = 1000 + 3 * 86_400_000;
  expect(matches(one, any, now)).toBe(true);
  for (const [part, fits] of [
    [{ family: 'nardi' }, true],
    [{ family: 'mill' }, false],
    [{ variant: 'Fevga' }, false],
    [{ opponent: 'level-3' }, true],
    [{ opponent: 'friend' }, false],
    [{ result: 'won' as const }, true],
    [{ result: 'lost' as const }, false],
    [{ days: 7 }, true],
    [{ days: 2 }, false],
  ] as const)
    expect(matches(one, { ...any, ...part }, now), JSON.stringify(part)).toBe(fits);
});

test('figures count one’s own games, and the error rate only those that were reviewed', () => {
  const figures = (rate: number | null) => ({ rate, luck: null, like_level: null });
  const games = [
    game({ review: [figures(10), figures(4)] }),
    game({ ...ended('black'), review: [figures(20), null] }),
    game(ended('draw')),
    game({ players: [person, person] }),
  ];
  expect(figuresOf(games)).toEqual({ played: 3, won: 1, lost: 1, drawn: 1, rate: 15 });
  expect(figuresOf([]).rate).toBeNull();
  expect(distinct(games, ({ family }) => family)).toEqual(['nardi']);
});

test('smoothing looks back a few games, and no further', () => {
  expect(smoothed([4, 8, 0, 0], 2)).toEqual([4, 6, 4, 0]);
});
