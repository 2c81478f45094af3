// How a board is looked at: from whose side, and in which proportions.

import { sceneOf } from '../boards/families';
import type { Look } from '../boards/scene';
import type { BoardView } from '../engine/messages';
import { peopleOf } from './decisions';
import { type Player, settings } from './settings.svelte';

/** The seat that is looked at the board from: the only person's, or the first. */
export function ownSeat(players: (Player | null)[]): number {
  const people = peopleOf(players);
  const seats = players.flatMap((player, seat) => (player ? [seat] : []));
  return (people.length === 1 ? people[0] : seats[0]) ?? 0;
}

/** How a family's board is looked at from a seat. */
export function lookFrom(family: string, own: number, narrow: boolean): Look {
  return {
    turned: settings.turned !== (family === 'nardi' && own === 1),
    mirrored: settings.mirrored,
    numbers: settings.numbers,
    narrow,
  };
}

/** The board's width by its height. */
export function ratioOf(family: string, board: BoardView, look: Look): number {
  const scene = sceneOf(family, board, look);
  return scene.width / scene.height;
}
