// The shapes that tell Ludo's colours apart for eyes that do not see colours.

import { figure } from './layout';
import type { XY } from './scene';

export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond';

const shapes: Record<string, SeatShape> = {
  green: 'circle',
  red: 'square',
  yellow: 'triangle',
  blue: 'diamond',
};

export function shapeOf(seatId: string): SeatShape {
  return shapes[seatId] ?? 'circle';
}

/** The outline of a seat's shape around 0, 0, about as large to the eye as a circle of this radius. */
export function shapePath(shape: SeatShape, radius: number): string {
  switch (shape) {
    case 'circle': {
      const r = figure(radius);
      return `M-${r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 -${r} 0Z`;
    }
    case 'square':
      return polygon(4, radius * 1.26, 45, 0.24);
    case 'diamond':
      return polygon(4, radius * 1.2, 0, 0.16);
    case 'triangle':
      return polygon(3, radius * 1.3, -90, 0.2, radius * 0.2);
  }
}

/** A regular polygon with rounded corners; `part` of each edge goes into the corners at its ends. */
function polygon(corners: number, radius: number, turn: number, part: number, down = 0): string {
  const points = Array.from({ length: corners }, (_, index): XY => {
    const angle = ((turn + (360 / corners) * index) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) + down };
  });
  const at = ({ x, y }: XY) => `${figure(x)} ${figure(y)}`;
  const between = (a: XY, b: XY): XY => ({
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
  });
  const path = points.map((corner, index) => {
    const before = points[(index + corners - 1) % corners] ?? corner;
    const after = points[(index + 1) % corners] ?? corner;
    return `${at(between(corner, before))}Q${at(corner)} ${at(between(corner, after))}`;
  });
  return `M${path.join('L')}Z`;
}

/** A star with five rays: its outline, and the two halves of its rays for light and shade. */
export function starFacets(radius: number): { outline: string; light: string; dark: string } {
  const at = (index: number) => {
    const angle = ((index * 36 - 90) * Math.PI) / 180;
    const r = index % 2 === 0 ? radius : radius * 0.46;
    return `${figure(r * Math.cos(angle))} ${figure(r * Math.sin(angle))}`;
  };
  const rays = [0, 2, 4, 6, 8];
  const halves = (side: 1 | -1) => rays.map((ray) => `M0 0L${at(ray)}L${at(ray + side)}Z`).join('');
  const outline = rays.map((ray) => `${at(ray)}L${at(ray + 1)}`).join('L');
  return { outline: `M${outline}Z`, light: halves(-1), dark: halves(1) };
}

/** The colours of a seat as CSS has them; an empty seat's are paler. */
export function seatColours(
  seatId: string,
  isSeated: boolean,
): { main: string; dark: string; pale: string } {
  const colour = (shade: string) => `var(--seat-${seatId}${shade})`;
  if (isSeated) return { main: colour(''), dark: colour('-dark'), pale: colour('-pale') };
  const faded = (shade: string) => `color-mix(in srgb, ${colour(shade)} 34%, var(--pale-1))`;
  return { main: faded(''), dark: faded('-dark'), pale: faded('-pale') };
}
