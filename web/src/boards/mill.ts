// Mill's board: any graph of points. Lines run straight unless they would run over a point that is not theirs; stones
// in hand lie in trays at the sides, or above and below where there is more height than width.

import type { BoardView, Place, Pile } from '../engine/messages';
import { bowPoints, distance } from './geometry';
import { type Box, CORNER, figure, nearest, seen, wayAlong } from './layout';
import type { Look, Scene, Spot, XY } from './scene';

/** How much of the surface lies between the nearest two points. */
const STEP = 100;
const STONE = 36;
/** Stones in hand are a little smaller: they are further away. */
const HELD = 29;

interface Measures {
  frame: number;
  margin: number;
  tray: number;
  rail: number;
}

const WIDE: Measures = { frame: 16, margin: 88, tray: 66, rail: 12 };
const NARROW: Measures = { frame: 12, margin: 74, tray: 66, rail: 12 };

/** Something written on the wood: a letter below a column, a figure beside a row, or the name of a point. */
export interface Figure extends XY {
  text: string;
}

export interface MillLine {
  from: string;
  to: string;
  /** The SVG path. */
  d: string;
  /** Points along it. */
  course: XY[];
}

export interface Tray extends Box {
  id: string;
  seat: number;
}

export interface MillScene extends Scene {
  step: number;
  frame: number;
  /** The pale wood that the lines are on. */
  field: Box;
  points: (XY & { id: string })[];
  lines: MillLine[];
  trays: Tray[];
  figures: Figure[];
}

type Point = XY & { id: string };

export function millScene(board: BoardView, look: Look): MillScene {
  const plan = planOf(board, look);
  const see = seen(plan, look);
  const points = plan.points.map(({ id, x, y }) => ({ id, ...see({ x, y }) }));
  const lines = linesOf(board, points);
  const trays = plan.trays.map((tray) => ({ ...tray, ...seenBox(tray, see) }));

  const spots = new Map<string, Spot>();
  const reach = nearest(points) * 0.49;
  for (const point of points) spots.set(point.id, pointSpot(point, reach));
  plan.trays.forEach((tray, index) => {
    spots.set(tray.id, traySpot(tray, trays[index] ?? tray, see));
  });
  const middle = { x: plan.width / 2, y: plan.height / 2 };
  return {
    width: plan.width,
    height: plan.height,
    spots,
    way: (path, view) => wayAlong(path, spots, view),
    dice: () => middle,
    corner: CORNER,
    die: 0.83 * STEP,
    step: STEP,
    frame: plan.frame,
    field: seenBox(plan.field, see),
    points,
    lines,
    trays,
    figures: figuresOf(points, lines, seenBox(plan.field, see)),
  };
}

/** A tray before it is turned: its first stone lies at `begins`, the others follow in direction `step`. */
interface PlannedTray extends Tray {
  begins: XY;
  along: XY;
  length: number;
}

interface Plan {
  width: number;
  height: number;
  frame: number;
  field: Box;
  points: Point[];
  trays: PlannedTray[];
}

/** The board as White sees it. */
function planOf(board: BoardView, look: Look): Plan {
  const measures = look.narrow ? NARROW : WIDE;
  const { frame, margin, tray, rail } = measures;
  const places = board.places.filter((place) => place.kind === 'point');
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const unit = STEP / nearest(places);
  const width = (Math.max(...xs) - left) * unit + 2 * margin;
  const height = (Math.max(...ys) - top) * unit + 2 * margin;
  const isBeside = look.narrow ? height > 1.6 * width : height > 0.75 * width;
  const held = tray + rail;
  const field = {
    x: frame + (isBeside ? held : 0),
    y: frame + (isBeside ? 0 : held),
    width,
    height,
  };
  return {
    width: width + 2 * field.x,
    height: height + 2 * field.y,
    frame,
    field,
    points: places.map(({ id, x, y }) => ({
      id,
      x: field.x + margin + (x - left) * unit,
      y: field.y + margin + (y - top) * unit,
    })),
    trays: board.places.flatMap((place) => trayOf(place, field, measures, isBeside)),
  };
}

/** White's tray lies at the right or below, Black's at the left or above; each begins at its player's right hand. */
function trayOf(place: Place, field: Box, measures: Measures, isBeside: boolean): PlannedTray[] {
  if (place.kind !== 'hand') return [];
  const isFirst = place.seat !== 1;
  const { tray, rail } = measures;
  const box = isBeside
    ? {
        x: isFirst ? field.x + field.width + rail : field.x - rail - tray,
        y: field.y,
        width: tray,
        height: field.height,
      }
    : {
        x: field.x,
        y: isFirst ? field.y + field.height + rail : field.y - rail - tray,
        width: field.width,
        height: tray,
      };
  const inset = tray / 2;
  const begins = isFirst
    ? { x: box.x + box.width - inset, y: box.y + box.height - inset }
    : { x: box.x + inset, y: box.y + inset };
  const sign = isFirst ? -1 : 1;
  return [
    {
      ...box,
      id: place.id,
      seat: place.seat ?? 0,
      begins,
      along: isBeside ? { x: 0, y: sign } : { x: sign, y: 0 },
      length: (isBeside ? box.height : box.width) - 2 * inset,
    },
  ];
}

function seenBox(box: Box, see: (at: XY) => XY): Box {
  const a = see(box);
  const b = see({ x: box.x + box.width, y: box.y + box.height });
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: box.width, height: box.height };
}

function pointSpot(point: Point, reach: number): Spot {
  const at = (): XY => ({ x: point.x, y: point.y });
  return {
    id: point.id,
    hit: {
      x: point.x - reach,
      y: point.y - reach,
      width: 2 * reach,
      height: 2 * reach,
      round: true,
    },
    piece: at,
    target: at,
    radius: () => STONE,
    countFrom: 0,
  };
}

function traySpot(plan: PlannedTray, drawn: Box, see: (at: XY) => XY): Spot {
  const at = (index: number, count: number): XY => {
    const step = Math.min(2.08 * HELD, count > 1 ? plan.length / (count - 1) : 0);
    return see({
      x: plan.begins.x + plan.along.x * step * index,
      y: plan.begins.y + plan.along.y * step * index,
    });
  };
  return {
    id: plan.id,
    hit: { x: drawn.x, y: drawn.y, width: drawn.width, height: drawn.height, round: false },
    piece: at,
    target: (count) => at(count, count + 1),
    radius: () => HELD,
    // Where stones hide each other by more than half, a number says how many there are.
    countFrom: Math.floor(plan.length / HELD) + 2,
  };
}

function linesOf(board: BoardView, points: Point[]): MillLine[] {
  const byId = new Map(points.map((point) => [point.id, point]));
  return board.edges.flatMap(([from, to]) => {
    const [a, b] = [byId.get(from), byId.get(to)];
    return a && b ? [lineBetween(a, b, points)] : [];
  });
}

/** A straight line, or the flattest bow that stays away from other points where a straight one would not. */
function lineBetween(a: Point, b: Point, points: Point[]): MillLine {
  const others = points.filter((point) => point !== a && point !== b);
  const length = distance(a, b);
  const bow = (bulge: number) => {
    const control = {
      x: (a.x + b.x) / 2 + ((a.y - b.y) / length) * bulge * STEP,
      y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bulge * STEP,
    };
    return { bulge, control, course: bowPoints(a, control, b, 32) };
  };
  const isFree = ({ course }: ReturnType<typeof bow>) =>
    others.every((point) => course.every((at) => distance(at, point) > 0.3 * STEP));
  const bulges = [0, 1, -1, 1.6, -1.6, 2.4, -2.4];
  const { bulge, control, course } = bow(bulges.find((other) => isFree(bow(other))) ?? 0);
  const at = ({ x, y }: XY) => `${figure(x)} ${figure(y)}`;
  const d = bulge === 0 ? `M${at(a)}L${at(b)}` : `M${at(a)}Q${at(control)} ${at(b)}`;
  return { from: a.id, to: b.id, d, course };
}

/** Letters below and figures at the left where points are named by column and row; else each point's name beside it. */
function figuresOf(points: Point[], lines: MillLine[], field: Box): Figure[] {
  const columns = new Map<string, number>();
  const rows = new Map<string, number>();
  const isGrid = points.every(({ id, x, y }) => {
    const [, letter, number] = /^([a-z])(\d+)$/.exec(id) ?? [];
    if (letter === undefined || number === undefined) return false;
    const [column, row] = [columns.get(letter) ?? x, rows.get(number) ?? y];
    columns.set(letter, column);
    rows.set(number, row);
    return Math.abs(column - x) < 1 && Math.abs(row - y) < 1;
  });
  if (!isGrid) return namesBeside(points, lines);
  const bottom = Math.max(...points.map((point) => point.y));
  const left = Math.min(...points.map((point) => point.x));
  const below = Math.min(bottom + 0.56 * STEP, field.y + field.height - 0.13 * STEP);
  const beside = Math.max(left - 0.55 * STEP, field.x + 0.14 * STEP);
  return [
    ...[...columns].map(([text, x]) => ({ text, x, y: below })),
    ...[...rows].map(([text, y]) => ({ text, x: beside, y })),
  ];
}

/** The name of each point beside it, where it is furthest from lines and other points. */
function namesBeside(points: Point[], lines: MillLine[]): Figure[] {
  const drawn = lines.flatMap(({ course }) => course);
  return points.map((point) => {
    const others = points.filter((other) => other !== point);
    const room = (at: XY) => Math.min(...[...drawn, ...others].map((other) => distance(at, other)));
    const choices = Array.from({ length: 16 }, (_, index): XY => {
      const angle = (index * Math.PI) / 8 - Math.PI / 4;
      return {
        x: point.x + 0.54 * STEP * Math.cos(angle),
        y: point.y + 0.5 * STEP * Math.sin(angle),
      };
    });
    const best = choices.reduce((a, b) => (room(b) > room(a) + 1 ? b : a));
    return { text: point.id, ...best };
  });
}

/** Lines of the board whose points all hold stones of one seat. */
export function closedMills(
  board: BoardView,
  pieces: Pile[],
): { seat: number; points: string[] }[] {
  const holder = new Map(pieces.map((pile) => [pile.place, pile.seat]));
  return board.lines.flatMap((points) => {
    const seat = holder.get(points[0] ?? '') ?? null;
    const isClosed = seat !== null && points.every((point) => holder.get(point) === seat);
    return isClosed ? [{ seat, points }] : [];
  });
}

/** The band under a closed mill: along the lines between its points where there are some. */
export function bandPath(points: string[], scene: MillScene): string {
  return points.slice(1).reduce((band, to, index) => {
    const from = points[index] ?? to;
    const joins = (line: MillLine) =>
      (line.from === from && line.to === to) || (line.from === to && line.to === from);
    const [a, b] = [from, to].map((id) => scene.spots.get(id)?.target(0));
    const straight = a && b ? `M${figure(a.x)} ${figure(a.y)}L${figure(b.x)} ${figure(b.y)}` : '';
    return band + (scene.lines.find(joins)?.d ?? straight);
  }, '');
}
