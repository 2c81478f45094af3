// Where things lie on a Nardi board. Measures are in hundredths of a point's width.

import type { BoardView, Place, TableView } from '../engine/messages';
import { countOn } from './geometry';
import type { Look, Scene, Spot, XY } from './scene';

export interface NardiMeasures {
  frame: number;
  rim: number;
  bar: number;
  tray: number;
  rail: number;
  point: number;
  band: number;
  checker: number;
  die: number;
  /** How far the lane that ways run in lies past the tips. */
  lane: number;
}

const WIDE: NardiMeasures = {
  frame: 42,
  rim: 62,
  bar: 80,
  tray: 86,
  rail: 30,
  point: 495,
  band: 226,
  checker: 90,
  die: 94,
  lane: 27,
};

/** Upright phones: no trays, taller points, less free wood. */
const NARROW: NardiMeasures = {
  frame: 30,
  rim: 70,
  bar: 56,
  tray: 0,
  rail: 0,
  point: 625,
  band: 246,
  checker: 94,
  die: 125,
  lane: 30,
};

/** The width of a point. */
const UNIT = 100;
/** As many checkers lie edge to edge. */
const HIGHEST = 5;
/** How wide a point is at its base. */
export const POINT_BASE = 88;
/** How far outside the field the inlaid line runs. */
const INLAY = 12.5;
/** Checkers keep this far from the end of their point. */
const INSET = 4;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface NardiScene extends Scene {
  measures: NardiMeasures;
  /** The two halves of the field. */
  halves: Area[];
  /** The points as they are drawn: base, tip, and whether they are dark. */
  points: { id: string; x: number; base: number; tip: number; isDark: boolean; isUpper: boolean }[];
  /** Where borne-off checkers lie, and the empty halves beside them. */
  trays: (Area & { isOpen: boolean })[];
  /** Figures at the rim. */
  figures: { id: string; text: string; x: number; y: number }[];
  /** The fine line around both halves. */
  inlay: Area;
  /** The wood between the halves. */
  bar: Area;
  /** Bars on the inlay beside a seat's head and home. */
  marks(seat: number | null): { x: number; y: number; width: number }[];
}

export const measuresOf = (look: Look): NardiMeasures => (look.narrow ? NARROW : WIDE);

/** The measures of a whole board, and where a place lies on it after turning and mirroring. */
class Plan {
  readonly m: NardiMeasures;
  readonly width: number;
  readonly height: number;
  /** Where the left half begins, seen from White's side. */
  readonly left: number;

  constructor(
    readonly board: BoardView,
    readonly look: Look,
  ) {
    const m = (this.m = measuresOf(look));
    this.left = m.frame + m.tray + m.rail;
    this.width = 2 * this.left + 12 * UNIT + m.bar;
    this.height = 2 * (m.rim + m.point) + m.band;
  }

  get flipsX(): boolean {
    return this.look.turned !== this.look.mirrored;
  }

  /** Where the centre of a column of points is; the engine counts one for a tray, six points, one for the bar. */
  column(x: number): number {
    const isLeft = x < this.board.width / 2;
    const drawn = this.left + (isLeft ? x - 1 : x - 2) * UNIT + (isLeft ? 0 : this.m.bar);
    return this.flipsX ? this.width - drawn : drawn;
  }

  isUpper(place: Place): boolean {
    return place.y < this.board.height / 2 !== this.look.turned;
  }

  /** Whether a tray is at the left. */
  isLeft(place: Place): boolean {
    return place.x < this.board.width / 2 !== this.flipsX;
  }

  /** A distance from the near end of a row as a y. */
  fromEdge(isUpper: boolean, away: number): number {
    return isUpper ? this.m.rim + away : this.height - this.m.rim - away;
  }

  lane(isUpper: boolean): number {
    return this.fromEdge(isUpper, this.m.point + this.m.lane);
  }
}

function pointSpot(plan: Plan, place: Place): Spot {
  const { m } = plan;
  const isUpper = plan.isUpper(place);
  const x = plan.column(place.x);
  const radius = m.checker / 2;
  const piece = (index: number, count: number): XY => {
    const step = count <= HIGHEST ? m.checker : ((HIGHEST - 1) * m.checker) / (count - 1);
    return { x, y: plan.fromEdge(isUpper, INSET + radius + index * step) };
  };
  const depth = m.rim + m.point + m.lane / 2;
  return {
    id: place.id,
    hit: {
      x: x - UNIT / 2,
      y: isUpper ? 0 : plan.height - depth,
      width: UNIT,
      height: depth,
      round: false,
    },
    piece,
    target: (count) => piece(count, count + 1),
    radius: () => radius,
    countFrom: HIGHEST + 1,
    rise: { x: 0, y: isUpper ? 1 : -1 },
  };
}

/** A tray at the side, with room for fifteen checkers on edge. */
function traySpot(plan: Plan, place: Place): Spot {
  const { m } = plan;
  const area = trayArea(plan, plan.isLeft(place), plan.isUpper(place));
  const isUpper = plan.isUpper(place);
  const x = area.x + area.width / 2;
  const step = (area.height - 16) / 15;
  const piece = (index: number): XY => {
    const away = 8 + step * (index + 0.5);
    return { x, y: isUpper ? area.y + away : area.y + area.height - away };
  };
  return {
    id: place.id,
    hit: { ...area, round: false },
    piece,
    target: (count) => {
      const { y } = piece(count);
      const end = m.tray / 2;
      return { x, y: Math.min(Math.max(y, area.y + end), area.y + area.height - end) };
    },
    radius: () => m.tray / 2 - 6,
    countFrom: 0,
    rise: { x: 0, y: isUpper ? 1 : -1 },
    onEdge: true,
  };
}

/** On phones checkers leave over the free wood at the end of their home; how many left, the player's strip says. */
function exitSpot(plan: Plan, place: Place): Spot {
  const { m } = plan;
  const isUpper = plan.isUpper(place);
  const x = plan.isLeft(place) ? m.frame : plan.width - m.frame - UNIT;
  const depth = m.band / 2 - m.lane / 2;
  const middle = { x: x + UNIT / 2, y: plan.height / 2 };
  return {
    id: place.id,
    hit: { x, y: middle.y - (isUpper ? depth : 0), width: UNIT, height: depth, round: false },
    piece: () => middle,
    target: () => middle,
    radius: () => m.checker / 2,
    countFrom: 0,
    isUnseen: true,
  };
}

function trayArea(plan: Plan, isLeft: boolean, isUpper: boolean) {
  const { m } = plan;
  const height = plan.height / 2 - m.rim - 17;
  return {
    x: isLeft ? m.frame : plan.width - m.frame - m.tray,
    y: isUpper ? m.rim : plan.height - m.rim - height,
    width: m.tray,
    height,
  };
}

function spotOf(plan: Plan, place: Place): Spot {
  if (place.kind === 'point') return pointSpot(plan, place);
  return plan.look.narrow ? exitSpot(plan, place) : traySpot(plan, place);
}

/** From the checker to the lane past the tips, along it and round the end of the rows, then up the last point. */
function wayOn(plan: Plan, spots: Map<string, Spot>, path: string[], view: TableView): XY[] {
  const places = path.flatMap((id) => plan.board.places.find((place) => place.id === id) ?? []);
  const first = places[0];
  const last = places.at(-1);
  if (!first || !last) return [];
  const laneOver = (place: Place): XY => ({
    x: place.kind === 'point' ? plan.column(place.x) : (spots.get(place.id)?.target(0).x ?? 0),
    y: plan.lane(plan.isUpper(place)),
  });
  const count = countOn(view.pieces, first.id);
  const start = spots.get(first.id)?.piece(Math.max(count - 1, 0), Math.max(count, 1));
  const end = spots.get(last.id)?.target(countOn(view.pieces, last.id));
  return [...(start ? [start] : []), ...places.map(laneOver), ...(end ? [end] : [])];
}

function diceAt(plan: Plan, seat: number | null): XY {
  const y = plan.height / 2;
  const home = plan.board.places.filter((place) =>
    place.marks.some((mark) => mark.kind === 'home' && mark.seat === seat),
  );
  if (home.length === 0) return { x: plan.width / 2, y };
  const sum = home.reduce((total, place) => total + plan.column(place.x), 0);
  return { x: sum / home.length, y };
}

/** The cube lies on the bar: in the middle, or on the side where its owner's checkers leave the board. */
function cubeAt(plan: Plan, spots: Map<string, Spot>, owner: number | null): XY {
  const x = plan.left + 6 * UNIT + plan.m.bar / 2;
  const y = plan.height / 2;
  const home = plan.board.places.find((place) =>
    place.marks.some((mark) => mark.kind === 'home' && mark.seat === owner),
  );
  const spot = home ? spots.get(home.id) : undefined;
  if (owner === null || !spot) return { x, y };
  const isAbove = spot.hit.y + spot.hit.height / 2 < y;
  const edge = plan.m.rim + plan.m.die * 0.7;
  return { x, y: isAbove ? edge : plan.height - edge };
}

/** The points that bear a mark of the seat in one row, as one bar on the inlay. */
function marksOf(plan: Plan, seat: number | null): { x: number; y: number; width: number }[] {
  return (['head', 'home'] as const).flatMap((kind) => {
    const places = plan.board.places.filter((place) =>
      place.marks.some((mark) => mark.kind === kind && mark.seat === seat),
    );
    const first = places[0];
    if (!first) return [];
    const columns = places.map((place) => plan.column(place.x));
    const x = Math.min(...columns) - POINT_BASE / 2;
    const width = Math.max(...columns) + POINT_BASE / 2 - x;
    return [{ x, y: plan.fromEdge(plan.isUpper(first), -INLAY), width }];
  });
}

/** How a point is drawn: its base lies at the rim, its tip towards the middle. */
function drawnPoint(plan: Plan, place: Place): NardiScene['points'][number] {
  const isUpper = plan.isUpper(place);
  const isRight = place.x > plan.board.width / 2;
  const isOdd = (Math.floor(place.x) + (isRight ? 1 : 0)) % 2 === 0;
  return {
    id: place.id,
    x: plan.column(place.x),
    base: plan.fromEdge(isUpper, 0),
    tip: plan.fromEdge(isUpper, plan.m.point),
    isDark: isOdd !== place.y > plan.board.height / 2,
    isUpper,
  };
}

function traysOf(plan: Plan): NardiScene['trays'] {
  if (plan.look.narrow) return [];
  const goals = plan.board.places.filter((place) => place.kind === 'goal');
  return [true, false].flatMap((isLeft) =>
    [true, false].map((isUpper) => ({
      ...trayArea(plan, isLeft, isUpper),
      isOpen: goals.some((goal) => plan.isLeft(goal) === isLeft && plan.isUpper(goal) === isUpper),
    })),
  );
}

/** A bow over the checkers between two places of a row, or across the middle. */
function bowOn(plan: Plan, from: XY, to: XY): XY {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const towards = plan.height / 2 - middle.y;
  const height = Math.min(Math.abs(towards), 30 + Math.abs(to.x - from.x) * 0.45);
  return { x: middle.x, y: middle.y + Math.sign(towards) * height };
}

export function nardiScene(board: BoardView, look: Look): NardiScene {
  const plan = new Plan(board, look);
  const { m } = plan;
  const spots = new Map(board.places.map((place) => [place.id, spotOf(plan, place)]));
  const points = board.places.filter((place) => place.kind === 'point');
  const half = { y: m.rim, width: 6 * UNIT, height: 2 * m.point + m.band };
  const right = plan.left + 6 * UNIT + m.bar;
  return {
    width: plan.width,
    height: plan.height,
    corner: UNIT / 4,
    spots,
    die: m.die,
    measures: m,
    way: (path, view) => wayOn(plan, spots, path, view),
    dice: (seat) => diceAt(plan, seat),
    cube: (owner) => cubeAt(plan, spots, owner),
    bow: (from, to) => bowOn(plan, from, to),
    halves: [plan.left, right].map((x) => ({ x, ...half })),
    bar: { x: plan.left + 6 * UNIT, y: m.rim, width: m.bar, height: half.height },
    inlay: {
      x: plan.left - INLAY,
      y: m.rim - INLAY,
      width: 12 * UNIT + m.bar + 2 * INLAY,
      height: half.height + 2 * INLAY,
    },
    points: points.map((place) => drawnPoint(plan, place)),
    trays: traysOf(plan),
    marks: (seat) => marksOf(plan, seat),
    figures: points.map((place) => ({
      id: place.id,
      text: place.name.text,
      x: plan.column(place.x),
      y: plan.fromEdge(plan.isUpper(place), -m.rim * 0.57),
    })),
  };
}
