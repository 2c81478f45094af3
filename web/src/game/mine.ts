// The games of whoever looks at the page: which they are, how they ended, how they were played.

import type { KeptGame } from './store';
import { peopleOf } from './decisions';
import { winnerOf } from './outcome';

export type Result = 'won' | 'lost' | 'draw';

/** A game as its own player sees it; null where nobody, or several, played at this screen. */
export interface Own {
  seat: number;
  result: Result;
  /** Thousandths of a point given away a decision; null before the game was reviewed. */
  rate: number | null;
}

export function ownOf({ end, players, review }: KeptGame): Own | null {
  const [seat, ...others] = peopleOf(players);
  if (!end || seat === undefined || others.length > 0) return null;
  return { seat, result: resultOf(end, seat), rate: review?.[seat]?.rate ?? null };
}

const colours = ['red', 'green', 'yellow', 'blue'];

function resultOf({ result, resigned }: NonNullable<KeptGame['end']>, seat: number): Result {
  if (resigned !== null && resigned === seat) return 'lost';
  const winner = winnerOf(result) ?? winnerOf(result, colours);
  if (winner === null) return 'draw';
  return winner === seat ? 'won' : 'lost';
}

/** Whom a game was played against: `friend` at this screen, somebody `online`, `computers` alone, or the highest level at the table. */
export function opponentOf({ players }: KeptGame): string {
  if (players.some((player) => player?.kind === 'guest')) return 'online';
  const levels = players.flatMap((player) => (player?.kind === 'level' ? [player.level] : []));
  if (levels.length === 0) return 'friend';
  const people = players.filter((player) => player?.kind === 'person');
  return people.length === 0 ? 'computers' : `level-${Math.max(...levels)}`;
}

/** What games are looked for; empty for any. */
export interface Filter {
  family: string;
  variant: string;
  opponent: string;
  result: '' | Result;
  /** Played within so many days. */
  days: number;
}

export const any: Filter = { family: '', variant: '', opponent: '', result: '', days: 0 };

const day = 86_400_000;

export function matches(game: KeptGame, filter: Filter, now: number): boolean {
  const { family, variant, opponent, result, days } = filter;
  return (
    (!family || game.family === family) &&
    (!variant || game.name === variant) &&
    (!opponent || opponentOf(game) === opponent) &&
    (!result || ownOf(game)?.result === result) &&
    (!days || now - game.changed <= days * day)
  );
}

/** What there is to choose from, in the order it is met. */
export function distinct<T>(games: KeptGame[], of: (game: KeptGame) => T): T[] {
  return [...new Set(games.map(of))];
}

/** The figures of one's own finished games. */
export interface Figures {
  played: number;
  won: number;
  lost: number;
  drawn: number;
  /** The mean error rate of those that were reviewed. */
  rate: number | null;
}

export function figuresOf(games: KeptGame[]): Figures {
  const own = games.flatMap((game) => ownOf(game) ?? []);
  const count = (result: Result) => own.filter((one) => one.result === result).length;
  const rates = own.flatMap(({ rate }) => (rate === null ? [] : [rate]));
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  return {
    played: own.length,
    won: count('won'),
    lost: count('lost'),
    drawn: count('draw'),
    rate: rates.length > 0 ? mean : null,
  };
}

/** The mean of each value and those before it, at most so many. */
export function smoothed(values: number[], over: number): number[] {
  return values.map((_, index) => {
    const near = values.slice(Math.max(0, index - over + 1), index + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}
