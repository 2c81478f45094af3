import { describe, expect, it } from 'vitest';

import bearingOff from './fixtures/nardi-bearing-off.json';
import middle from './fixtures/nardi-middle.json';
import { distance } from './geometry';
import { nardiScene, POINT_BASE } from './nardi';
import type { Spot, XY } from './scene';
import { fixture, inWords, isWithin, looks, overlap } from './testing';

const { board, view } = fixture(middle);
const off = fixture(bearingOff);
const plain = { turned: false, mirrored: false, numbers: true, narrow: false };
const points = board.places.filter((place) => place.kind === 'point').map((place) => place.id);

const spotOf = (spots: Map<string, Spot>, id: string): Spot => {
  const spot = spots.get(id);
  if (!spot) throw new Error(`no spot for ${id}`);
  return spot;
};

describe.each(looks.map((look) => ({ look, name: inWords(look) })))('a $name board', ({ look }) => {
  const scene = nardiScene(board, look);
  const spots = [...scene.spots.values()];
  const whole = { x: 0, y: 0, width: scene.width, height: scene.height };

  it('has a spot inside the board for every place', () => {
    expect([...scene.spots.keys()].sort()).toEqual(board.places.map((place) => place.id).sort());
    for (const { hit, target, radius } of spots) {
      expect(isWithin(whole, { x: hit.x, y: hit.y }, 0)).toBe(true);
      expect(isWithin(whole, { x: hit.x + hit.width, y: hit.y + hit.height }, 0)).toBe(true);
      expect(isWithin(whole, target(0), radius(1))).toBe(true);
    }
  });

  it('lets no two places answer to the same hand', () => {
    for (const a of spots)
      for (const b of spots) if (a.id < b.id) expect(overlap(a.hit, b.hit)).toBeLessThan(1e-6);
  });

  it('keeps up to fifteen checkers on their point, and no higher than five', () => {
    const { measures } = scene;
    for (const id of points) {
      const spot = spotOf(scene.spots, id);
      for (let count = 1; count <= 15; count++) {
        const stack = Array.from({ length: count }, (_, index) => spot.piece(index, count));
        for (const at of stack) expect(isWithin(spot.hit, at, spot.radius(count))).toBe(true);
        const height = distance(stack[0] as XY, stack.at(-1) as XY);
        expect(height).toBeCloseTo((Math.min(count, 5) - 1) * measures.checker);
      }
    }
  });

  it('lets checkers of a point lie edge to edge up to five, and counts from six', () => {
    const spot = spotOf(scene.spots, '24');
    for (let index = 1; index < 5; index++)
      expect(distance(spot.piece(index - 1, 5), spot.piece(index, 5))).toBeCloseTo(
        2 * spot.radius(5),
      );
    expect(spot.countFrom).toBe(6);
  });

  it('keeps the ring of a target on its point however many checkers lie there', () => {
    for (const id of points) {
      const spot = spotOf(scene.spots, id);
      for (let count = 0; count <= 14; count++)
        expect(isWithin(spot.hit, spot.target(count), spot.radius(1))).toBe(true);
    }
  });

  it('draws figures beside the points that they name', () => {
    for (const figure of scene.figures) {
      const { hit } = spotOf(scene.spots, figure.id);
      expect(figure.text).toBe(figure.id);
      expect(isWithin(hit, figure, 0)).toBe(true);
    }
  });

  it('keeps the distances of the plain board', () => {
    const straight = nardiScene(board, { ...plain, narrow: look.narrow });
    for (const a of points)
      for (const b of points) {
        const here = distance(
          spotOf(scene.spots, a).piece(0, 1),
          spotOf(scene.spots, b).piece(0, 1),
        );
        const there = distance(
          spotOf(straight.spots, a).piece(0, 1),
          spotOf(straight.spots, b).piece(0, 1),
        );
        expect(here).toBeCloseTo(there);
      }
  });

  it('never leads a way across a checker that lies still', () => {
    for (const { board: set, view: now } of [{ board, view }, off]) {
      const drawn = nardiScene(set, look);
      for (const journey of now.journeys) {
        const way = drawn.way(journey.path, now);
        for (const pile of now.pieces) {
          const spot = spotOf(drawn.spots, pile.place);
          if (spot.isUnseen || spot.onEdge) continue;
          const ends = pile.place === journey.from || pile.place === journey.to;
          const still = Array.from({ length: pile.count - (ends ? 1 : 0) }, (_, index) =>
            spot.piece(index, pile.count),
          );
          for (const at of still)
            expect(nearest(way, at)).toBeGreaterThanOrEqual(spot.radius(pile.count) - 1e-6);
        }
      }
    }
  });

  it('passes every point with five checkers on it at a distance, all along the way of both seats', () => {
    const full = points.map((id) => ({ place: id, seat: 0, count: 5, numbers: [] }));
    for (const { places } of board.ways) {
      const way = scene.way(places, { ...view, pieces: full });
      for (const id of points) {
        if (id === places[0]) continue;
        const spot = spotOf(scene.spots, id);
        expect(nearest(way, spot.piece(4, 5))).toBeGreaterThanOrEqual(spot.radius(5) + 10);
      }
    }
  });

  it('leads a way from the checker to its target', () => {
    for (const journey of view.journeys) {
      const way = scene.way(journey.path, view);
      const from = spotOf(scene.spots, journey.from ?? '');
      const to = spotOf(scene.spots, journey.to);
      const count = (id: string): number =>
        view.pieces.find((pile) => pile.place === id)?.count ?? 0;
      expect(way[0]).toEqual(from.piece(count(from.id) - 1, count(from.id)));
      expect(way.at(-1)).toEqual(to.target(count(to.id)));
    }
  });

  it('has dice on the free wood between the rows, in the half of the home', () => {
    for (const seat of [0, 1]) {
      const at = scene.dice(seat);
      const home = seat === 0 ? '3' : '15';
      const half = scene.halves.find((area) => isWithin(area, at, 0));
      expect(half && isWithin(half, spotOf(scene.spots, home).piece(0, 1), 0)).toBe(true);
      for (const { id, hit, isUnseen } of spots)
        if (!isUnseen && points.includes(id)) expect(isWithin(hit, at, 0)).toBe(false);
    }
  });
});

it('turns White round: point 1 is at the upper left where it was at the lower right', () => {
  const [straight, turned] = [plain, { ...plain, turned: true }].map((look) =>
    nardiScene(board, look),
  );
  const before = spotOf(straight?.spots ?? new Map(), '1').piece(0, 1);
  const after = spotOf(turned?.spots ?? new Map(), '1').piece(0, 1);
  expect(after.x).toBeCloseTo((straight?.width ?? 0) - before.x);
  expect(after.y).toBeCloseTo((straight?.height ?? 0) - before.y);
});

it('answers to a finger on the whole of a point, from the rim past the tip', () => {
  for (const look of looks) {
    const scene = nardiScene(board, look);
    for (const { id, x, base, tip } of scene.points) {
      const { hit } = spotOf(scene.spots, id);
      const isUpper = base < tip;
      const [rim, end] = isUpper ? [0, hit.y + hit.height] : [scene.height, hit.y];
      expect(isUpper ? hit.y : hit.y + hit.height).toBeCloseTo(rim);
      expect(isUpper ? end > tip : end < tip).toBe(true);
      expect(hit.x).toBeLessThanOrEqual(x - POINT_BASE / 2);
      expect(hit.x + hit.width).toBeGreaterThanOrEqual(x + POINT_BASE / 2);
    }
  }
});

// Twelve points and a bar side by side cannot be 44 pixels wide each on a phone: a finger has 44 and more along the
// point, and all the width there is across it.
it('gives a finger 44 pixels along a point, and a whole column across, on a phone of 360 pixels', () => {
  const scene = nardiScene(board, { ...plain, narrow: true });
  const scale = 360 / scene.width;
  const columns = new Set(points.map((id) => spotOf(scene.spots, id).hit.x));
  expect(columns.size).toBe(12);
  for (const id of points) {
    const { hit } = spotOf(scene.spots, id);
    expect(hit.height * scale).toBeGreaterThanOrEqual(44);
    expect(hit.width).toBeCloseTo(
      (scene.width - 2 * scene.measures.frame - scene.measures.bar) / 12,
    );
  }
});

it('finds room for fifteen checkers on edge in a tray', () => {
  const scene = nardiScene(board, plain);
  for (const id of ['off-white', 'off-black']) {
    const spot = spotOf(scene.spots, id);
    const stack = Array.from({ length: 15 }, (_, index) => spot.piece(index, 15));
    for (const at of stack) expect(isWithin(spot.hit, at, spot.radius(15) / 2)).toBe(true);
    expect(distance(stack[0] as XY, stack[1] as XY)).toBeGreaterThanOrEqual(spot.radius(15));
  }
});

/** How near a line comes to a point. */
function nearest(line: XY[], point: XY): number {
  return Math.min(
    ...line.slice(1).map((end, index) => {
      const start = line[index] as XY;
      const length = distance(start, end) ** 2;
      const along =
        (point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y);
      const part = length > 0 ? Math.min(1, Math.max(0, along / length)) : 0;
      return distance(point, {
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part,
      });
    }),
  );
}
