// Lines, distances and neighbours on a scene. Nothing here knows a family.

import type { Pile } from '../engine/messages';
import type { Scene, Spot, XY } from './scene';

export const distance = (a: XY, b: XY): number => Math.hypot(a.x - b.x, a.y - b.y);

const between = (a: XY, b: XY, part: number): XY => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

const figure = (value: number): string => String(Math.round(value * 100) / 100);
const at = (point: XY): string => `${figure(point.x)} ${figure(point.y)}`;

/** Points without repetitions and without those that lie on the straight line between their neighbours. */
export function corners(points: XY[]): XY[] {
  const kept: XY[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last && distance(last, point) < 1e-6) continue;
    const before = kept.at(-2);
    if (last && before) {
      const turn =
        (last.x - before.x) * (point.y - last.y) - (last.y - before.y) * (point.x - last.x);
      const ahead =
        (last.x - before.x) * (point.x - last.x) + (last.y - before.y) * (point.y - last.y);
      if (Math.abs(turn) < 1e-6 && ahead > 0) kept.pop();
    }
    kept.push(point);
  }
  return kept;
}

/** An SVG path along the points, with round corners. */
export function roundedPath(points: XY[], radius: number): string {
  const line = corners(points);
  const first = line[0];
  if (!first) return '';
  let d = `M${at(first)}`;
  for (let index = 1; index < line.length; index++) {
    const here = line[index] as XY;
    const before = line[index - 1] as XY;
    const after = line[index + 1];
    if (!after) {
      d += `L${at(here)}`;
      continue;
    }
    const room = Math.min(radius, distance(before, here) / 2, distance(here, after) / 2);
    const enter = between(here, before, room / distance(before, here));
    const leave = between(here, after, room / distance(here, after));
    d += `L${at(enter)}Q${at(here)} ${at(leave)}`;
  }
  return d;
}

/** The points of a bow through a control point, many enough to walk along. */
export function bowPoints(from: XY, control: XY, to: XY, steps = 24): XY[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    return between(between(from, control, part), between(control, to, part), part);
  });
}

/** The points without their last stretch of a length, so that a line ends before what it points to. */
export function shortened(points: XY[], length: number): XY[] {
  const kept = points.slice();
  let rest = length;
  while (kept.length > 1) {
    const end = kept.pop() as XY;
    const before = kept.at(-1) as XY;
    const step = distance(before, end);
    if (step > rest) return [...kept, between(end, before, rest / step)];
    rest -= step;
  }
  return kept;
}

/** The place under a point: a wanted one whose ring is near, else the one whose area holds the point. */
export function spotAt(
  scene: Scene,
  point: XY,
  wanted: { place: string; centre: XY }[],
): string | null {
  let nearest: { place: string; away: number } | null = null;
  for (const { place, centre } of wanted) {
    const reach = (scene.spots.get(place)?.radius(1) ?? 0) * 1.6;
    const away = distance(centre, point);
    if (away < reach && (!nearest || away < nearest.away)) nearest = { place, away };
  }
  if (nearest) return nearest.place;
  for (const spot of scene.spots.values()) if (holds(spot, point)) return spot.id;
  return null;
}

function holds({ hit }: Spot, point: XY): boolean {
  const dx = (point.x - hit.x) / hit.width;
  const dy = (point.y - hit.y) / hit.height;
  if (hit.round) return Math.hypot(dx - 0.5, dy - 0.5) <= 0.5;
  return dx >= 0 && dx <= 1 && dy >= 0 && dy <= 1;
}

const centre = ({ hit }: Spot): XY => ({ x: hit.x + hit.width / 2, y: hit.y + hit.height / 2 });

const directions: Record<string, XY> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest place in the direction of an arrow key; sideways counts three times, so that rows stay rows. */
export function neighbour(scene: Scene, from: string, key: string): string | null {
  const direction = directions[key];
  const start = scene.spots.get(from);
  if (!direction || !start) return null;
  const origin = centre(start);
  let best: { id: string; cost: number } | null = null;
  for (const spot of scene.spots.values()) {
    const to = centre(spot);
    const ahead = (to.x - origin.x) * direction.x + (to.y - origin.y) * direction.y;
    const aside = Math.abs((to.x - origin.x) * direction.y - (to.y - origin.y) * direction.x);
    if (spot.id === from || ahead <= 1e-6 || ahead < aside * 0.5) continue;
    const cost = ahead + 3 * aside;
    if (!best || cost < best.cost) best = { id: spot.id, cost };
  }
  return best?.id ?? null;
}

/** How many pieces there are on a place. */
export const countOn = (pieces: Pile[], place: string): number =>
  pieces.reduce((sum, pile) => (pile.place === place ? sum + pile.count : sum), 0);

/** The pieces after one of a seat has gone from a place to another, or from the board where `to` is null. */
export function moved(
  pieces: Pile[],
  seat: number | null,
  from: string | null,
  to: string | null,
  number: number | null = null,
): Pile[] {
  const source = pieces.find((pile) => pile.place === from && pile.seat === seat);
  if (from !== null && !source) return pieces;
  const taken = number ?? source?.numbers.at(-1) ?? null;
  const left = pieces.flatMap((pile) => {
    if (pile !== source) return [pile];
    const numbers = pile.numbers.filter((other) => other !== taken);
    return pile.count > 1 ? [{ ...pile, count: pile.count - 1, numbers }] : [];
  });
  if (to === null) return left;
  const added = taken === null ? [] : [taken];
  const target = left.find((pile) => pile.place === to && pile.seat === seat);
  if (!target) return [...left, { place: to, seat, count: 1, numbers: added }];
  return left.map((pile) =>
    pile === target
      ? { ...pile, count: pile.count + 1, numbers: [...pile.numbers, ...added] }
      : pile,
  );
}

/** A point of the screen on the scene that is drawn in a box. */
export function fromScreen(scene: Scene, box: DOMRect | undefined, x: number, y: number): XY {
  if (!box || box.width === 0) return { x: 0, y: 0 };
  return {
    x: ((x - box.left) * scene.width) / box.width,
    y: ((y - box.top) * scene.height) / box.height,
  };
}
