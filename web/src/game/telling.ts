// What happens at the table, in words.

import type { BoardView, MoveView, TableView } from '../engine/messages';
import { say, texts } from '../texts/texts.svelte';

export function seatName({ seats }: TableView, seat: number): string {
  return seats[seat]?.name.text ?? '';
}

export function placeName({ places }: BoardView, id: string | null): string {
  return places.find((place) => place.id === id)?.name.text ?? id ?? '';
}

const codes = {
  enter: 'say-placed',
  remove: 'say-removed',
  finish: 'say-finished',
  move: 'say-moved',
  double: 'say-double',
  take: 'say-take',
  drop: 'say-drop',
  resign: 'say-resign',
};

/** The score of a match: "2–1". */
export function scoreText(score: number[]): string {
  return score.map((points) => texts.number(points)).join('–');
}

/** What a move is in words. */
export function tell(board: BoardView, view: TableView, seat: number, move: MoveView): string {
  const name = seatName(view, seat);
  if (move.kind === 'pass') return say('say-passed', { seat: name });
  const [from, to] = [placeName(board, move.from), placeName(board, move.to)];
  const text = say(codes[move.kind], { seat: name, from, to });
  return move.captures.length > 0 ? say('say-captured', { move: text }) : text;
}

/** What was rolled, in words. */
export function tellRoll(view: TableView, seat: number | null): string {
  const dice = view.dice.map(({ number }) => texts.number(number));
  const name = seat === null ? '' : seatName(view, seat);
  return say('say-rolled', { seat: name, dice: texts.list(dice) });
}
