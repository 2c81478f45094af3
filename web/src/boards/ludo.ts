// Ludo's board: a cross of squares with a yard in every corner, whatever the length of its loop and lanes.
//
// Everything comes from the places of the board: a square is one step wide, a yard takes the free corner that its base
// is in, and the heart is what is left free in the middle.

import type { BoardView, Place } from '../engine/messages';
import { type Box, CORNER, nearest, seen, wayAlong } from './layout';
import type { Look, Scene, Spot, XY } from './scene';

/** How much of the surface one step takes. */
const CELL = 100;

/** A square as it is drawn. */
export interface Cell extends XY {
  id: string;
  /** `slot` is a goal for one piece, `goal` one for all pieces of a colour. */
  kind: 'square' | 'lane' | 'goal' | 'slot';
  /** Whose lane or goal it is. */
  seat: number | null;
  /** The seats that enter here. */
  entries: number[];
  /** The seats that leave the loop here, with the direction they leave in. */
  turnoffs: { seat: number; angle: number }[];
  isSafe: boolean;
  isStar: boolean;
  /** The direction of the way onwards, in degrees clockwise from right. */
  angle: number;
  /** It lies inside the heart and has no square of its own. */
  isInHeart: boolean;
}

/** The corner where a seat's pieces wait. */
export interface Yard extends XY {
  id: string;
  seat: number;
  /** From its middle to its edge. */
  half: number;
  /** The radius of the dish in it. */
  dish: number;
  sockets: XY[];
  /** The radius of a socket. */
  socket: number;
}

/** The middle of the board: a wedge for every seat, all meeting in one point. */
export interface Heart extends XY {
  half: number;
  wedges: { seat: number; angle: number }[];
}

export interface LudoScene extends Scene {
  /** The edge of a square. */
  cell: number;
  /** The width of the frame. */
  frame: number;
  /** The field inside the frame. */
  field: Box;
  cells: Cell[];
  yards: Yard[];
  heart: Heart;
  /** The loop as a line, where its squares do not touch. */
  thread: XY[];
  /** The radius of the disc that pieces at the goal lie on. */
  disc: number;
}

export function ludoScene(board: BoardView, look: Look): LudoScene {
  const frame = (look.narrow ? 0.3 : 0.54) * CELL;
  const places = laidOut(board, look, frame);
  const field = { x: frame, y: frame, width: board.width * CELL, height: board.height * CELL };
  const squares = places.filter((place) => place.kind === 'square');
  const middle = { x: frame + field.width / 2, y: frame + field.height / 2 };
  const heart = heartOf(places, middle);
  const cells = places
    .filter((place) => place.kind !== 'hand')
    .map((place) => cellOf(place, places, squares, heart));
  const yards = places
    .filter((place) => place.kind === 'hand')
    .map((place) => yardOf(place, cells, field));

  const spots = new Map<string, Spot>();
  // On a small screen pieces fill their squares.
  const scale = look.narrow ? 1.18 : 1;
  for (const cell of cells) spots.set(cell.id, cellSpot(cell, scale));
  for (const yard of yards) spots.set(yard.id, yardSpot(yard));
  return {
    width: field.width + 2 * frame,
    height: field.height + 2 * frame,
    spots,
    way: (path, view) => wayAlong(path, spots, view),
    leap: (path, view) => leapAlong(path, board.jumps, wayAlong(path, spots, view)),
    dice(seat) {
      const { x, y } = yards.find((yard) => yard.seat === seat) ?? middle;
      return { x, y };
    },
    corner: CORNER,
    die: Math.min(1.2 * CELL, ...yards.map((yard) => 0.3 * yard.half)),
    cell: CELL,
    frame,
    field,
    cells,
    yards,
    heart,
    thread: nearest(squares) > 1.25 * CELL ? squares.map(({ x, y }) => ({ x, y })) : [],
    disc: 0.42 * CELL,
    backTo: (seat) => yards.find((yard) => yard.seat === seat)?.id ?? null,
    openTargets: true,
  };
}

/** The places where they are seen, in units of the surface. */
function laidOut(board: BoardView, look: Look, frame: number): Place[] {
  const see = seen(board, look);
  return board.places.map((place) => {
    const { x, y } = see(place);
    return { ...place, x: x * CELL + frame, y: y * CELL + frame };
  });
}

/**
 * The largest square around the middle that nothing reaches into that pieces walk on. Where it has no room for the
 * goals, these have squares of their own around it.
 */
function heartOf(places: Place[], middle: XY): Heart {
  const goals = new Map<number, Place[]>();
  for (const place of places) {
    if (place.kind !== 'goal' || place.seat === null) continue;
    goals.set(place.seat, [...(goals.get(place.seat) ?? []), place]);
  }
  const room = (kept: Place[]) => Math.min(...kept.map((place) => away(place, middle))) - CELL / 2;
  const free = room(places.filter(({ kind }) => kind === 'square' || kind === 'lane'));
  const isShared = [...goals.values()].every((own) => own.length === 1);
  const half =
    isShared && free > 1.4 * CELL ? free : Math.min(free, room([...goals.values()].flat()));
  const wedges = [...goals].flatMap(([seat, own]) => {
    const last = own.at(-1);
    return last ? [{ seat, angle: direction(middle, last) }] : [];
  });
  return { ...middle, half: Math.max(half, 0.4 * CELL), wedges };
}

/** How far two places are apart along the grid. */
function away(a: XY, b: XY): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** The direction from one place to another, in degrees clockwise from right. */
function direction(from: XY, to: XY): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

function cellOf(place: Place, places: Place[], squares: Place[], heart: Heart): Cell {
  const own = (seat: number) =>
    places.filter(
      (other) => other.seat === seat && (other.kind === 'lane' || other.kind === 'goal'),
    );
  const goals = place.seat === null ? [] : own(place.seat).filter(({ kind }) => kind === 'goal');
  const seats = (kind: 'entry' | 'turnoff') =>
    place.marks.flatMap((mark) => (mark.kind === kind ? [mark.seat] : []));
  const next = squares[(squares.indexOf(place) + 1) % squares.length];
  return {
    id: place.id,
    x: place.x,
    y: place.y,
    kind: kindOf(place, goals.length),
    seat: place.seat,
    entries: seats('entry'),
    turnoffs: seats('turnoff').flatMap((seat) => {
      const first = own(seat)[0];
      return first ? [{ seat, angle: direction(place, first) }] : [];
    }),
    isSafe: place.marks.some((mark) => mark.kind === 'safe'),
    isStar: place.marks.some((mark) => mark.kind === 'star'),
    angle: direction(place, place.kind === 'square' ? (next ?? heart) : heart),
    isInHeart: place.kind === 'goal' && away(place, heart) < heart.half,
  };
}

function kindOf(place: Place, goals: number): Cell['kind'] {
  if (place.kind === 'lane') return 'lane';
  if (place.kind === 'goal') return goals > 1 ? 'slot' : 'goal';
  return 'square';
}

/** The largest square in the corner of the field nearest to a base that no square of the board reaches into. */
function yardOf(place: Place, cells: Cell[], field: Box): Yard {
  const isRight = place.x > field.x + field.width / 2;
  const isBelow = place.y > field.y + field.height / 2;
  const corner = {
    x: field.x + (isRight ? field.width : 0),
    y: field.y + (isBelow ? field.height : 0),
  };
  const room = Math.min(...cells.map((cell) => away(cell, corner) - CELL / 2));
  const at = {
    x: corner.x + ((isRight ? -1 : 1) * room) / 2,
    y: corner.y + ((isBelow ? -1 : 1) * room) / 2,
  };
  const half = 0.47 * room;
  const dish = 0.8 * half;
  const offset = 0.42 * dish;
  const sockets = [-1, 1].flatMap((down) =>
    [-1, 1].map((right) => ({ x: at.x + right * offset, y: at.y + down * offset })),
  );
  const socket = Math.min(0.6 * CELL, 0.56 * offset);
  return { id: place.id, ...at, seat: place.seat ?? 0, half, dish, sockets, socket };
}

/** Where pieces lie that share a square, as parts of its edge: offsets from its middle, and their radius. */
function fan(count: number): { offsets: XY[]; radius: number } {
  const at = (pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));
  if (count <= 1) return { offsets: at([[0, 0]]), radius: 0.33 };
  if (count === 2) return { offsets: at([[-0.16, -0.1], [0.16, 0.1]]), radius: 0.245 }; // prettier-ignore
  if (count === 3) return { offsets: at([[0, -0.18], [-0.2, 0.16], [0.2, 0.16]]), radius: 0.2 }; // prettier-ignore
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const step = 0.76 / columns;
  const offsets = Array.from({ length: count }, (_, index) => ({
    x: ((index % columns) - (columns - 1) / 2) * step,
    y: (Math.floor(index / columns) - (rows - 1) / 2) * step,
  }));
  return { offsets, radius: 0.5 * step };
}

function cellSpot(cell: Cell, size: number): Spot {
  // What lies on a disc has a little less room than what lies on a square.
  const scale = CELL * (cell.kind === 'goal' || cell.kind === 'slot' ? 0.84 : 1);
  const edge = cell.isInHeart ? 0.9 * CELL : CELL;
  return {
    id: cell.id,
    hit: {
      x: cell.x - edge / 2,
      y: cell.y - edge / 2,
      width: edge,
      height: edge,
      round: cell.isInHeart || cell.kind === 'slot',
    },
    piece(index, count) {
      const offset = fan(count).offsets[index] ?? { x: 0, y: 0 };
      return { x: cell.x + offset.x * scale, y: cell.y + offset.y * scale };
    },
    target: () => ({ x: cell.x, y: cell.y }),
    radius: (count) => fan(count).radius * scale * size,
    countFrom: 0,
  };
}

function yardSpot(yard: Yard): Spot {
  const socket = (index: number): XY => yard.sockets[index] ?? yard;
  const at = ({ x, y }: XY): XY => ({ x, y });
  return {
    id: yard.id,
    hit: {
      x: yard.x - yard.half,
      y: yard.y - yard.half,
      width: 2 * yard.half,
      height: 2 * yard.half,
      round: false,
    },
    // Every piece has a socket of its own, as long as pieces have numbers.
    piece: (index, _count, number) => at(socket(number ?? index)),
    target: (count) => at(socket(count)),
    radius: () => Math.min(0.4 * CELL, 0.8 * yard.socket),
    countFrom: 0,
  };
}

/** A way that ends with a jump from a star, as its walked and its jumped part. */
function leapAlong(
  path: string[],
  jumps: BoardView['jumps'],
  way: XY[],
): ReturnType<NonNullable<Scene['leap']>> {
  const [star, to] = path.slice(-2);
  const isJump = path.length > 2 && jumps.some(([from, end]) => from === star && end === to);
  return isJump ? { walked: way.slice(0, -1), jumped: way.slice(-2) } : null;
}
