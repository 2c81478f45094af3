import { describe, expect, test } from 'vitest';

import type { BoardView } from '../engine/messages';
import all from './fixtures/ludo-boards.json';
import danish from './fixtures/ludo-danish.json';
import danishForTwo from './fixtures/ludo-danish-two.json';
import mensch from './fixtures/ludo-mensch.json';
import parchis from './fixtures/ludo-parchis.json';
import { ludoScene } from './ludo';
import { distance } from './geometry';
import type { Look, Spot, XY } from './scene';
import { fixture, isWithin, looks, overlap, reachable } from './testing';

const usual: Look = { turned: false, mirrored: false, numbers: true, narrow: false };
const boards = Object.entries(all.variants).map(([id, index]): [string, BoardView] => [
  id,
  all.boards[index] as unknown as BoardView,
]);

/** How far a piece of any shape reaches from its middle, in radii: the corner of a triangle. */
const REACH = 1.3;

describe.each(boards)('the board of %s', (_id, board) => {
  test('has a spot inside it for every place, however it is looked at', () => {
    for (const look of looks) {
      const scene = ludoScene(board, look);
      expect(scene.spots.size).toBe(board.places.length);
      const whole = { x: 0, y: 0, width: scene.width, height: scene.height };
      for (const { id } of board.places) {
        const spot = scene.spots.get(id) as Spot;
        const { x, y, width, height } = spot.hit;
        const middle = { x: x + width / 2, y: y + height / 2 };
        expect(isWithin(whole, middle, width / 2), id).toBe(true);
      }
    }
  });

  test('has no two spots that overlap', () => {
    const spots = [...ludoScene(board, usual).spots.values()];
    const round = (spot: Spot) => (spot.hit.round ? 0.05 * spot.hit.width : 0);
    // Discs in the heart touch at the corners of their boxes only.
    const doOverlap = (a: Spot, b: Spot) => overlap(a.hit, b.hit) >= 0.01 + round(a) + round(b);
    const overlaps = spots.flatMap((a, index) =>
      spots
        .slice(index + 1)
        .filter((b) => doOverlap(a, b))
        .map((b) => `${a.id} and ${b.id}`),
    );
    expect(overlaps).toEqual([]);
  });

  test('keeps up to sixteen pieces on a square, smaller the more there are', () => {
    const { spots } = ludoScene(board, usual);
    for (const { id, kind } of board.places) {
      const spot = spots.get(id) as Spot;
      const most = kind === 'hand' || kind === 'goal' ? 4 : 16;
      for (let count = 1; count <= most; count++) {
        const radius = spot.radius(count);
        expect(radius).toBeGreaterThan(0);
        expect(radius).toBeLessThanOrEqual(spot.radius(1));
        const at = Array.from({ length: count }, (_, index) => spot.piece(index, count, index));
        const reach = count <= 4 ? 1.1 * radius : radius;
        const doStay = at.every((piece) => isWithin(spot.hit, piece, reach));
        expect(doStay, `${count} on ${id}`).toBe(true);
        const isApart = at.every((a, i) =>
          at.every((b, j) => i === j || distance(a, b) > 0.75 * radius),
        );
        expect(isApart, `${count} on ${id}`).toBe(true);
      }
    }
  });

  test('keeps all distances when it is turned and mirrored', () => {
    const scene = ludoScene(board, usual);
    for (const look of looks.filter(({ narrow }) => !narrow)) {
      const other = ludoScene(board, look);
      const ids = board.places.map(({ id }) => id);
      const [first] = ids as [string];
      for (const id of ids) {
        const length = (of: typeof scene) =>
          distance((of.spots.get(first) as Spot).target(0), (of.spots.get(id) as Spot).target(0));
        if (board.places.find((place) => place.id === id)?.kind !== 'hand') {
          expect(length(other)).toBeCloseTo(length(scene), 6);
        }
      }
    }
  });

  test('is walked to every place with arrow keys', () => {
    expect(reachable(ludoScene(board, usual), '1').size).toBe(board.places.length);
  });

  test('has a yard for every seat with room for four pieces and dice between them', () => {
    const scene = ludoScene(board, usual);
    expect(scene.yards.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    for (const yard of scene.yards) {
      const spot = scene.spots.get(yard.id) as Spot;
      const dice = scene.dice(yard.seat);
      expect(dice).toEqual({ x: yard.x, y: yard.y });
      for (let number = 0; number < 4; number++) {
        const at = spot.piece(0, 1, number);
        expect(distance(at, dice) + spot.radius(4) * REACH).toBeLessThan(yard.dish);
        expect(distance(at, dice) - spot.radius(4)).toBeGreaterThan(scene.die / 2);
      }
    }
  });

  test('has a heart that no square reaches into, with a wedge for every seat', () => {
    const { heart, cells } = ludoScene(board, usual);
    expect(heart.wedges.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(new Set(heart.wedges.map(({ angle }) => Math.round(angle))).size).toBe(4);
    for (const cell of cells.filter(({ isInHeart }) => !isInHeart)) {
      const away = Math.max(Math.abs(cell.x - heart.x), Math.abs(cell.y - heart.y));
      expect(away, cell.id).toBeGreaterThanOrEqual(heart.half + 50 - 0.01);
    }
  });
});

describe('what is drawn on squares', () => {
  const scene = ludoScene(fixture(danish).board, usual);
  const cell = (id: string) => scene.cells.find((other) => other.id === id);

  test('entries point along the loop and turn-offs into the lane', () => {
    expect(cell('1')).toMatchObject({ entries: [0], angle: -90 });
    expect(cell('14')).toMatchObject({ entries: [1], angle: 0 });
    expect(cell('51')?.turnoffs).toEqual([{ seat: 0, angle: -90 }]);
    expect(cell('12')).toMatchObject({ isStar: true, turnoffs: [{ seat: 1, angle: 0 }] });
    expect(cell('9')).toMatchObject({ isSafe: true, isStar: false });
  });

  test('directions turn with the board', () => {
    const turned = ludoScene(fixture(danish).board, { ...usual, turned: true });
    expect(turned.cells.find(({ id }) => id === '1')?.angle).toBe(90);
  });

  test('a shared goal lies in the heart, single slots are sockets of their own', () => {
    expect(cell('red-goal')).toMatchObject({ kind: 'goal', isInHeart: true });
    const slots = ludoScene(fixture(mensch).board, usual).cells.filter(
      ({ kind }) => kind === 'slot',
    );
    expect(slots).toHaveLength(16);
    expect(slots.some(({ isInHeart }) => isInHeart)).toBe(false);
  });

  test('a loop whose squares stand apart is joined by a thread', () => {
    const board = boards.find(([id]) => id === 'loop-16')?.[1] as BoardView;
    expect(ludoScene(board, usual).thread).toHaveLength(16);
    expect(scene.thread).toEqual([]);
  });
});

describe('ways', () => {
  test.each([
    ['danish', danish],
    ['danish for two', danishForTwo],
    ['mensch', mensch],
    ['parchis', parchis],
  ])('every move of %s leads from its piece to its target', (_name, json) => {
    const view = fixture(json).view;
    const scene = ludoScene(fixture(json).board, usual);
    expect(view.moves.length).toBeGreaterThan(0);
    for (const move of view.moves) {
      const way = scene.way(move.path, view);
      expect(way).toHaveLength(move.path.length);
      const from = scene.spots.get(move.from as string) as Spot;
      expect(isWithin(from.hit, way[0] as XY, 0)).toBe(true);
      const to = scene.spots.get(move.to as string) as Spot;
      expect(isWithin(to.hit, way.at(-1) as XY, 0)).toBe(true);
    }
  });

  test('a way from a shared square begins at the piece of whoever plays', () => {
    const view = fixture(danish).view;
    const scene = ludoScene(fixture(danish).board, usual);
    const shared = view.pieces.filter(({ place }) => place === '20');
    expect(shared.map(({ seat }) => seat)).toEqual([0, 3]);
    const spot = scene.spots.get('20') as Spot;
    const first = (seat: number) =>
      scene.way(['20', '21'], { ...view, turn: { kind: 'seat', seat } })[0];
    expect(first(0)).toEqual(spot.piece(0, 2));
    expect(first(3)).toEqual(spot.piece(1, 2));
  });

  test('a jump from star to star is told apart from what is walked', () => {
    const view = fixture(danish).view;
    const scene = ludoScene(fixture(danish).board, usual);
    const path = ['20', '21', '22', '23', '24', '25', '31'];
    const leap = scene.leap?.(path, view);
    expect(leap?.walked).toHaveLength(6);
    expect(leap?.jumped).toEqual([
      (scene.spots.get('25') as Spot).target(0),
      (scene.spots.get('31') as Spot).target(0),
    ]);
    expect(scene.leap?.(path.slice(0, -1), view)).toBeNull();
  });

  test('a captured piece goes back to its yard', () => {
    const scene = ludoScene(fixture(danish).board, usual);
    expect(scene.backTo?.(2)).toBe('yellow-base');
  });
});
