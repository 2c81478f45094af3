// Clocks that suit a game, and clocks in words.

import type { Family } from '../game/choices';
import { say, texts } from '../texts/texts.svelte';
import type { ClockSetting } from './protocol';

export type ClockName = 'none' | 'quick' | 'usual' | 'slow' | 'own';

/** Every choice, and the code of its name. */
export const clockNames: [ClockName, string][] = [
  ['none', 'online-clock-none'],
  ['quick', 'online-clock-quick'],
  ['usual', 'online-clock-usual'],
  ['slow', 'online-clock-slow'],
  ['own', 'online-clock-own'],
];

/** A turn of Nardi is several moves; one of Ludo is a click. */
export const clocksOf: Record<Family, Record<'quick' | 'usual' | 'slow', ClockSetting>> = {
  nardi: {
    quick: { move: 10, reserve: 120 },
    usual: { move: 15, reserve: 300 },
    slow: { move: 30, reserve: 900 },
  },
  ludo: {
    quick: { move: 8, reserve: 60 },
    usual: { move: 15, reserve: 180 },
    slow: { move: 30, reserve: 600 },
  },
  mill: {
    quick: { move: 5, reserve: 120 },
    usual: { move: 10, reserve: 300 },
    slow: { move: 30, reserve: 900 },
  },
};

export function nameOfClock(family: Family, clock: ClockSetting | null): ClockName {
  if (!clock) return 'none';
  const names = ['quick', 'usual', 'slow'] as const;
  const isSame = (other: ClockSetting) =>
    other.move === clock.move && other.reserve === clock.reserve;
  return names.find((name) => isSame(clocksOf[family][name])) ?? 'own';
}

/** A clock in words. */
export function lineOfClock(clock: ClockSetting | null): string {
  if (!clock) return say('online-no-clock');
  const [minutes, seconds] = [Math.floor(clock.reserve / 60), clock.reserve % 60];
  const reserve = `${texts.number(minutes)}:${texts.number(seconds, { minimumIntegerDigits: 2 })}`;
  return say('online-clock-of', { move: texts.number(clock.move), reserve });
}

/** How long a match is, in words. */
export function lineOfMatch(match: { length: number } | null): string {
  const isMatch = match !== null && match.length > 1;
  return isMatch
    ? say('online-match', { length: texts.number(match.length) })
    : say('online-single');
}
