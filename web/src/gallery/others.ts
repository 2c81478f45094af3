// What the gallery shows of Ludo and Mill.

import boardsOfLudo from '../boards/fixtures/ludo-boards.json';
import danish from '../boards/fixtures/ludo-danish.json';
import danishForTwo from '../boards/fixtures/ludo-danish-two.json';
import mensch from '../boards/fixtures/ludo-mensch.json';
import parchis from '../boards/fixtures/ludo-parchis.json';
import petitsChevaux from '../boards/fixtures/ludo-petits-chevaux.json';
import fourRings from '../boards/fixtures/mill-four-rings.json';
import boardsOfMill from '../boards/fixtures/mill-boards.json';
import moving from '../boards/fixtures/mill-move.json';
import placing from '../boards/fixtures/mill-place.json';
import removing from '../boards/fixtures/mill-remove.json';
import wheel from '../boards/fixtures/mill-wheel.json';
import type { Look } from '../boards/scene';
import type { BoardView, TableView } from '../engine/messages';
import type { Sample } from './samples';

const plain: Look = { turned: false, mirrored: false, numbers: true, narrow: false };
const narrow: Look = { ...plain, narrow: true };

function fixture(json: unknown): { board: BoardView; view: TableView } {
  const { board, table } = json as { board: BoardView; table: TableView };
  return { board, view: table };
}

/** A board of the fixtures with the pieces of another of its family: only to see how it is drawn. */
function bare(all: { variants: unknown; boards: unknown[] }, id: string, like: unknown) {
  const index = (all.variants as Record<string, number>)[id] ?? 0;
  const { view } = fixture(like);
  const board = all.boards[index] as BoardView;
  const places = new Set(board.places.map((place) => place.id));
  const pieces = view.pieces.filter((pile) => places.has(pile.place));
  return { board, view: { ...view, pieces, moves: [], journeys: [] }, watched: true };
}

const ludo = (name: string, json: unknown, more: Partial<Sample> = {}): Sample => ({
  name,
  width: 760,
  height: 760,
  look: plain,
  ...fixture(json),
  ...more,
});
const mill = (name: string, json: unknown, more: Partial<Sample> = {}): Sample => ({
  ...ludo(name, json, { width: 904, height: 760 }),
  ...more,
});
const card = { width: 328, height: 328, look: { ...plain, numbers: false }, watched: true };
const phone = { width: 390, height: 540, look: narrow };

export const others: Sample[] = [
  ludo('ludo', danish, { selected: '20', last: [['17', '18', '19', '20', '21', '22']] }),
  ludo('ludo-movable', danish),
  ludo('ludo-turned', danish, { look: { ...plain, turned: true }, selected: '9' }),
  ludo('ludo-two', danishForTwo),
  ludo('ludo-mensch', mensch, { selected: '20' }),
  ludo('ludo-parchis', parchis),
  ludo('ludo-petits-chevaux', petitsChevaux),
  ludo('ludo-phone', danish, { ...phone, selected: '20' }),
  ludo('ludo-phone-movable', danish, phone),
  ludo('ludo-card', danish, card),
  ludo('ludo-tiny', danish, { ...card, width: 160, height: 160 }),
  ...['loop-16', 'loop-28', 'loop-44', 'loop-72', 'loop-96', 'king', 'classic'].map((id) =>
    ludo(`ludo-${id}`, danish, { width: 520, height: 520, ...bare(boardsOfLudo, id, danish) }),
  ),
  mill('mill', moving, { selected: 'f4' }),
  mill('mill-movable', moving),
  mill('mill-remove', removing, { last: [['f4', 'f6']] }),
  mill('mill-place', placing),
  mill('mill-four-rings', fourRings),
  mill('mill-wheel', wheel),
  mill('mill-phone', placing, phone),
  mill('mill-card', moving, { ...card, width: 352 }),
  mill('mill-tiny', moving, { ...card, width: 160, height: 134 }),
  ...['ladder', 'six-mens-morris', 'three-mens-morris'].map((id) =>
    mill(`mill-${id}`, placing, { width: 520, height: 436, ...bare(boardsOfMill, id, placing) }),
  ),
];
