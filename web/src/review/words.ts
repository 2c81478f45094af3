// What a review says, in words.

import type { LineView } from '../engine/messages';
import { peopleOf } from '../game/decisions';
import { outcomeOf, winnerOf } from '../game/outcome';
import { type Step, betterThan, flawOf, notationOf } from '../game/steps';
import type { ReviewedGame } from '../game/reviewed.svelte';
import { playerName } from '../game/choices';
import { scoreText } from '../game/telling';
import { certainOf } from '../game/worth';
import { say, texts } from '../texts/texts.svelte';

/** Dice as people write them: 6-3; doubles count once. */
export function diceText(dice: number[]): string {
  return dice.slice(0, 2).join('-');
}

/** The roll of an event, as people write it. */
export function rollText(event: string): string {
  return [...event.replace(/^r/, '')].join('-');
}

/** Whether a seat is that of the only person who played. */
export function isYou({ kept }: ReviewedGame, seat: number): boolean {
  const [only, ...others] = peopleOf(kept.players);
  return only === seat && others.length === 0;
}

/** Who plays a seat: you, a level, or the name of the seat. */
export function whoIs(reviewed: ReviewedGame, seat: number): string {
  if (isYou(reviewed, seat)) return say('player-you');
  const player = reviewed.kept.players[seat];
  if (player?.kind === 'level') return playerName(player);
  const name = player?.kind === 'guest' ? reviewed.kept.names?.[seat] : null;
  return name ?? reviewed.view.seats[seat]?.name.text ?? '';
}

/** What can be done about the cube. */
const cube: Record<string, string> = {
  roll: 'study-cube-roll',
  double: 'study-cube-double',
  take: 'study-cube-take',
  drop: 'study-cube-drop',
};

/** A text of the cube in words; anything else is notation. */
function cubeWord(text: string): string {
  const code = cube[text];
  return code ? say(code) : text;
}

/** A line as people read it. */
export function lineText(line: LineView): string {
  return cubeWord(notationOf(line));
}

/** What was played, as people read it. */
export function playedText({ played }: Step): string {
  return cubeWord(played);
}

/** A turn as a heading: its number, who played, what was rolled. */
export function turnTitle(reviewed: ReviewedGame, { turn, seat, dice }: Step): string {
  const values = {
    turn: texts.number(turn + 1),
    seat: reviewed.view.seats[seat]?.name.text ?? '',
    dice: diceText(dice),
  };
  if (dice.length === 0)
    return say(isYou(reviewed, seat) ? 'study-turn-you' : 'study-turn', values);
  return say(isYou(reviewed, seat) ? 'study-turn-you-rolled' : 'study-turn-rolled', values);
}

/** The decision that is looked at, in sentences. */
export function stepText(reviewed: ReviewedGame): string {
  const { step } = reviewed;
  if (!step) return '';
  const better = step.decision && betterThan(step.decision);
  const flaw = flawOf(step.decision);
  const sentences = [turnTitle(reviewed, step), `${say('study-played')}: ${playedText(step)}`];
  if (flaw) sentences.push(say(`review-mark-${flaw}`));
  if (better && flaw) sentences.push(`${say('study-better')}: ${lineText(better)}`);
  return sentences.join('. ');
}

/** How the game ended; empty where it has not. */
export function outcomeText({ kept, view }: ReviewedGame): string {
  if (!kept.end) return '';
  const ids = view.seats.map(({ id }) => id);
  const winner = winnerOf(kept.end.result, ids);
  const { code, seat } = outcomeOf(winner, kept.end.resigned, kept.players);
  return say(code, seat === null ? {} : { seat: view.seats[seat]?.name.text ?? '' });
}

/** What a line is worth: points, or what is certain about it. */
export function worthText(line: LineView): string {
  const certain = certainOf(line);
  if (certain) return say(...certain);
  return line.value === null ? '' : texts.points(line.value);
}

/** The chances of a line: to win, and how much of that is more than a plain win. */
export function chancesText({ win, chances }: LineView): { wins: string; more: string } {
  const percent = (share: number) => texts.number(100 * share, { maximumFractionDigits: 1 });
  const better = chances
    .filter(([name]) => name.startsWith('win-by-'))
    .reduce((sum, [, chance]) => sum + chance, 0);
  return {
    wins: win === null ? '' : percent(win),
    more: win !== null && win > 0 && better > 0 ? percent(better / win) : '',
  };
}

/** The match and its score; empty for a single game. */
export function matchText({ kept }: ReviewedGame): string {
  if (!kept.match) return '';
  const length = texts.number(kept.match.length);
  return say('match-line', { length, score: scoreText(kept.score ?? [0, 0]) });
}
