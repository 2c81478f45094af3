// What the gallery shows: fixtures of real positions, each with something going on.

import type { Look, Arrow } from '../boards/scene';
import nardiBearingOff from '../boards/fixtures/nardi-bearing-off.json';
import nardiMiddle from '../boards/fixtures/nardi-middle.json';
import nardiStart from '../boards/fixtures/nardi-start.json';
import type { BoardView, TableView } from '../engine/messages';

export interface Sample {
  name: string;
  width: number;
  height: number;
  look: Look;
  board: BoardView;
  view: TableView;
  selected?: string;
  last?: string[][];
  arrows?: Arrow[];
  /** Values of moves at the targets. */
  values?: boolean;
  /** Nobody may play. */
  watched?: boolean;
  /** Dice wait to be rolled. */
  toRoll?: boolean;
}

const plain: Look = { turned: false, mirrored: false, numbers: true, narrow: false };
const narrow: Look = { ...plain, narrow: true };

/** A fixture as what the engine says; JSON has no narrower types than these. */
const fixture = (json: unknown): { board: BoardView; view: TableView } => {
  const { board, table } = json as { board: BoardView; table: TableView };
  return { board, view: table };
};

const blackPlayed = [
  ['8', '7'],
  ['3', '2', '1'],
];

export const samples: Sample[] = [
  {
    name: 'nardi',
    width: 904,
    height: 760,
    look: plain,
    ...fixture(nardiMiddle),
    selected: '24',
    last: blackPlayed,
  },
  {
    name: 'nardi-movable',
    width: 904,
    height: 760,
    look: plain,
    ...fixture(nardiMiddle),
    last: blackPlayed,
  },
  { name: 'nardi-start', width: 640, height: 540, look: plain, ...fixture(nardiStart) },
  {
    name: 'nardi-off',
    width: 904,
    height: 760,
    look: plain,
    ...fixture(nardiBearingOff),
    selected: '13',
    values: true,
  },
  {
    name: 'nardi-roll',
    width: 612,
    height: 514,
    look: plain,
    ...fixture(nardiMiddle),
    watched: true,
    toRoll: true,
  },
  {
    name: 'nardi-hint',
    width: 612,
    height: 514,
    look: plain,
    ...fixture(nardiMiddle),
    arrows: [{ path: ['24', '23', '22', '21', '20', '19', '18', '17', '16', '15'] }],
    watched: true,
  },
  {
    name: 'nardi-turned',
    width: 612,
    height: 514,
    look: { ...plain, turned: true },
    ...fixture(nardiMiddle),
    selected: '11',
    last: blackPlayed,
  },
  {
    name: 'nardi-mirrored',
    width: 612,
    height: 514,
    look: { ...plain, mirrored: true },
    ...fixture(nardiMiddle),
    selected: '11',
  },
  {
    name: 'nardi-phone',
    width: 390,
    height: 540,
    look: narrow,
    ...fixture(nardiMiddle),
    selected: '24',
    last: blackPlayed,
  },
  { name: 'nardi-phone-start', width: 390, height: 540, look: narrow, ...fixture(nardiStart) },
  {
    name: 'nardi-phone-off',
    width: 390,
    height: 540,
    look: narrow,
    ...fixture(nardiBearingOff),
    selected: '13',
  },
  {
    name: 'nardi-card',
    width: 352,
    height: 296,
    look: { ...plain, numbers: false },
    ...fixture(nardiMiddle),
    watched: true,
  },
  {
    name: 'nardi-tiny',
    width: 160,
    height: 134,
    look: { ...plain, numbers: false },
    ...fixture(nardiMiddle),
    watched: true,
  },
];
