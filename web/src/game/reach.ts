// Which pieces can be taken and where they can go, out of the journeys that the engine lists.

import type { BoardView, Journey, TableView } from '../engine/messages';

/** Where a piece of this place can go; by the die that was chosen to be first, if it can go by that. */
export function journeysFrom(view: TableView, place: string, die: number | null): Journey[] {
  const first = die === null ? null : (view.dice[die]?.number ?? null);
  const found = view.journeys.filter(({ from }) => from === place);
  const by = found.filter(({ numbers }) => numbers[0] === first);
  return first !== null && by.length > 0 ? by : found;
}

/** Places whose pieces can be picked up. */
export function movableIn({ journeys }: TableView): string[] {
  return [...new Set(journeys.flatMap(({ from }) => (from === null ? [] : [from])))];
}

/** Pieces that can be taken off. */
export function removableIn({ journeys }: TableView): string[] {
  return journeys.flatMap(({ from, to }) => (from === null ? [to] : []));
}

/** The hand that pieces are placed from, if that is all there is to do. */
export function onlyHand(board: BoardView, view: TableView): string | null {
  const [only, ...others] = movableIn(view);
  const place = board.places.find(({ id }) => id === only);
  return only && others.length === 0 && place?.kind === 'hand' ? only : null;
}

/** The hand or base a piece would come from to this place, where it needs no picking up. */
export function handFor(
  board: BoardView,
  view: TableView,
  place: string,
  die: number | null,
): string | null {
  const movable = movableIn(view);
  const hands = board.places.filter(({ kind, id }) => kind === 'hand' && movable.includes(id));
  const reaches = hands.find(({ id }) =>
    journeysFrom(view, id, die).some(({ to }) => to === place),
  );
  return reaches && isEmpty(view, place) ? reaches.id : onlyHand(board, view);
}

export function isEmpty({ pieces }: TableView, place: string): boolean {
  return !pieces.some((pile) => pile.place === place);
}

/** Whether a piece that is picked up goes at once: there is one way with the only die, or only the way off the board. */
export function goesAtOnce(board: BoardView, view: TableView, journeys: Journey[]): boolean {
  const [first] = journeys;
  const leaves = ({ to }: Journey) =>
    board.places.some(({ id, kind }) => id === to && kind === 'goal');
  const isOnly = view.dice.length === 1 && journeys.every(({ to }) => to === first?.to);
  return isOnly || (view.rules.family === 'nardi' && journeys.every(leaves));
}
