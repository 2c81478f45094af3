import { describe, expect, test } from 'vitest';

import danish from './fixtures/ludo-danish.json';
import { seatColours, shapeOf, shapePath, starFacets } from './shapes';

const ids = danish.table.seats.map(({ id }) => id);
const numbers = (d: string) => (d.match(/-?[\d.]+/g) ?? []).map(Number);

describe('shapes', () => {
  test('every seat has a shape of its own, never a colour alone', () => {
    expect(ids.map(shapeOf)).toEqual(['square', 'circle', 'triangle', 'diamond']);
    expect(new Set(ids.map((id) => shapePath(shapeOf(id), 30))).size).toBe(4);
  });

  test('shapes are about as large as a circle of their radius and closed', () => {
    for (const id of ids) {
      const d = shapePath(shapeOf(id), 30);
      expect(d).toMatch(/^M.*Z$/);
      const reach = Math.max(...numbers(d).map(Math.abs));
      expect(reach).toBeGreaterThan(25);
      expect(reach).toBeLessThan(42);
    }
  });

  test('a star has five rays, each with a light and a dark half', () => {
    const { outline, light, dark } = starFacets(30);
    expect(numbers(outline)).toHaveLength(20);
    expect(light.match(/Z/g)).toHaveLength(5);
    expect(dark.match(/Z/g)).toHaveLength(5);
  });
});

describe('colours', () => {
  test("an empty seat's are paler than those of one that plays, and still its own", () => {
    expect(seatColours('red', true).main).toBe('var(--seat-red)');
    const { main } = seatColours('red', false);
    expect(main).toContain('var(--seat-red)');
    expect(main).toContain('var(--pale-1)');
  });
});
