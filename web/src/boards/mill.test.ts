import { describe, expect, test } from 'vitest';

import type { BoardView } from '../engine/messages';
import all from './fixtures/mill-boards.json';
import moving from './fixtures/mill-move.json';
import placing from './fixtures/mill-place.json';
import removing from './fixtures/mill-remove.json';
import { distance } from './geometry';
import { bandPath, closedMills, millScene } from './mill';
import type { Look, Spot, XY } from './scene';
import { fixture, isWithin, looks, reachable } from './testing';

const usual: Look = { turned: false, mirrored: false, numbers: true, narrow: false };
const boards = Object.entries(all.variants).map(([id, index]): [string, BoardView] => [
  id,
  all.boards[index] as unknown as BoardView,
]);
const boardOf = (id: string) => boards.find(([other]) => other === id)?.[1] as BoardView;
const middle = ({ hit }: Spot): XY => ({ x: hit.x + hit.width / 2, y: hit.y + hit.height / 2 });

describe.each(boards)('the board of %s', (_id, board) => {
  test('has a spot inside it for every place, however it is looked at', () => {
    for (const look of looks) {
      const scene = millScene(board, look);
      expect(scene.spots.size).toBe(board.places.length);
      for (const { hit } of scene.spots.values()) {
        expect(Math.min(hit.x, hit.y)).toBeGreaterThanOrEqual(0);
        expect(hit.x + hit.width).toBeLessThanOrEqual(scene.width);
        expect(hit.y + hit.height).toBeLessThanOrEqual(scene.height);
      }
    }
  });

  test('has stones on neighbouring points that do not touch, and hit areas that do not overlap', () => {
    const scene = millScene(board, usual);
    const spots = scene.points.map(({ id }) => scene.spots.get(id) as Spot);
    spots.forEach((a, index) => {
      for (const b of spots.slice(index + 1)) {
        const away = distance(middle(a), middle(b));
        expect(away).toBeGreaterThan((a.hit.width + b.hit.width) / 2);
        expect(away).toBeGreaterThan(a.radius(1) + b.radius(1));
      }
    });
  });

  test('keeps the stones of a point on the pale wood', () => {
    for (const look of looks) {
      const scene = millScene(board, look);
      for (const { id, x, y } of scene.points) {
        const radius = (scene.spots.get(id) as Spot).radius(1);
        expect(isWithin(scene.field, { x, y }, radius), id).toBe(true);
      }
    }
  });

  test('keeps sixteen stones in each tray, and one after another', () => {
    for (const look of looks) {
      const scene = millScene(board, look);
      expect(scene.trays).toHaveLength(2);
      for (const tray of scene.trays) {
        const spot = scene.spots.get(tray.id) as Spot;
        for (let count = 1; count <= 16; count++) {
          const radius = spot.radius(count);
          const at = Array.from({ length: count }, (_, index) => spot.piece(index, count));
          const isInside = at.every((stone) => isWithin(tray, stone, radius));
          expect(isInside, `${count} in ${tray.id}`).toBe(true);
          const isHidden = at.some((a, i) => i > 0 && distance(a, at[i - 1] as XY) < 0.9 * radius);
          if (isHidden) expect(count).toBeGreaterThanOrEqual(spot.countFrom);
        }
      }
    }
  });

  test('keeps all distances when it is turned and mirrored', () => {
    const scene = millScene(board, usual);
    for (const look of looks.filter(({ narrow }) => !narrow)) {
      const other = millScene(board, look);
      scene.points.forEach((point, index) => {
        const [a, b] = [scene.points[0] as XY, other.points[0] as XY];
        expect(distance(b, other.points[index] as XY)).toBeCloseTo(distance(a, point), 6);
      });
    }
  });

  test('draws every edge, and no line runs over a point that is not its own', () => {
    const scene = millScene(board, usual);
    expect(scene.lines).toHaveLength(board.edges.length);
    for (const { from, to, d } of scene.lines) {
      const numbers = d.match(/-?[\d.]+/g)?.map(Number) as number[];
      const [ax, ay] = numbers as [number, number];
      const [bx, by] = numbers.slice(-2) as [number, number];
      const [cx, cy] =
        numbers.length === 6
          ? (numbers.slice(2, 4) as [number, number])
          : [(ax + bx) / 2, (ay + by) / 2];
      const others = scene.points.filter(({ id }) => id !== from && id !== to);
      const isFree = Array.from({ length: 51 }, (_, step) => step / 50).every((t) => {
        const s = 1 - t;
        const at = {
          x: s * s * ax + 2 * s * t * cx + t * t * bx,
          y: s * s * ay + 2 * s * t * cy + t * t * by,
        };
        return others.every((point) => distance(at, point) > 20);
      });
      expect(isFree, `${from}-${to}`).toBe(true);
    }
  });

  test('is walked to every place with arrow keys', () => {
    for (const narrow of [false, true]) {
      const scene = millScene(board, { ...usual, narrow });
      expect(reachable(scene, board.places[0]?.id ?? '').size).toBe(board.places.length);
    }
  });

  test('writes its figures on the wood, away from the stones', () => {
    for (const look of looks) {
      const scene = millScene(board, look);
      for (const { x, y, text } of scene.figures) {
        expect(isWithin(scene.field, { x, y }, 5), text).toBe(true);
        const isClear = scene.points.every((point) => distance({ x, y }, point) > 40);
        expect(isClear, text).toBe(true);
      }
    }
  });
});

describe('figures', () => {
  const texts = (id: string, look = usual) => millScene(boardOf(id), look).figures;

  test('are letters below and numbers beside a board named by columns and rows', () => {
    expect(
      texts('nine-mens-morris')
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['1', '2', '3', '4', '5', '6', '7', 'a', 'b', 'c', 'd', 'e', 'f', 'g']);
    const at = (look: Look, text: string) =>
      texts('nine-mens-morris', look).find((figure) => figure.text === text) as XY;
    expect(at(usual, 'a').x).toBeLessThan(at(usual, 'g').x);
    const turned = { ...usual, turned: true };
    expect(at(turned, 'a').x).toBeGreaterThan(at(turned, 'g').x);
    expect(at(turned, 'a').y).toBe(at(usual, 'a').y);
    expect(at(turned, '7').x).toBe(at(usual, '7').x);
  });

  test('are the names of the points on any other board', () => {
    expect(texts('wheel').map(({ text }) => text)).toEqual(
      boardOf('wheel')
        .places.filter(({ kind }) => kind === 'point')
        .map(({ id }) => id),
    );
  });
});

describe('trays', () => {
  const shape = (id: string, look: Look) => {
    const { width, height } = millScene(boardOf(id), look).trays[0] as {
      width: number;
      height: number;
    };
    return width > height ? 'lying' : 'upright';
  };

  test('stand at the sides, but lie above and below on upright screens and wide boards', () => {
    expect(shape('nine-mens-morris', usual)).toBe('upright');
    expect(shape('nine-mens-morris', { ...usual, narrow: true })).toBe('lying');
    expect(shape('ladder', usual)).toBe('lying');
  });

  test('a board with trays beside it is as wide as that of Nardi', () => {
    const { width, height } = millScene(boardOf('nine-mens-morris'), usual);
    expect(width / height).toBeLessThan(1.2);
  });

  test('White has the right hand side, and the left one when the board is turned', () => {
    const white = (look: Look) => {
      const scene = millScene(boardOf('nine-mens-morris'), look);
      return ((scene.spots.get('hand-white') as Spot).piece(0, 9).x / scene.width) * 2 - 1;
    };
    expect(white(usual)).toBeGreaterThan(0.8);
    expect(white({ ...usual, turned: true })).toBeLessThan(-0.8);
  });
});

describe('mills and ways', () => {
  test('closed mills are the lines that one side holds', () => {
    const before = closedMills(fixture(moving).board, fixture(moving).view.pieces);
    expect(before.map(({ points }) => points.toSorted())).toEqual([['a1', 'd1', 'g1']]);
    expect(before[0]?.seat).toBe(1);
    const after = closedMills(fixture(removing).board, fixture(removing).view.pieces);
    expect(after.map(({ points }) => points.toSorted().join(' ')).toSorted()).toEqual([
      'a1 d1 g1',
      'b6 d6 f6',
    ]);
  });

  test('markers close no mill', () => {
    const pieces = ['a1', 'd1', 'g1'].map((place) => ({
      place,
      seat: null,
      count: 1,
      numbers: [],
    }));
    expect(closedMills(boardOf('nine-mens-morris'), pieces)).toEqual([]);
  });

  test('the band of a mill follows its lines', () => {
    const scene = millScene(fixture(moving).board, usual);
    const band = bandPath(['a1', 'd1', 'g1'], scene);
    expect(band.match(/M/g)).toHaveLength(2);
    const lines = scene.lines.filter(({ from, to }) =>
      ['a1d1', 'd1a1', 'd1g1', 'g1d1'].includes(from + to),
    );
    for (const { d } of lines) expect(band).toContain(d);
  });

  test.each([
    ['moving', moving],
    ['placing', placing],
  ])('every move while %s leads from its stone to its point', (_name, json) => {
    const view = fixture(json).view;
    const scene = millScene(fixture(json).board, usual);
    expect(view.moves.length).toBeGreaterThan(0);
    for (const move of view.moves) {
      const way = scene.way(move.path, view);
      expect(way).toHaveLength(move.path.length);
      expect(way.at(-1)).toEqual((scene.spots.get(move.to as string) as Spot).target(0));
    }
  });
});
