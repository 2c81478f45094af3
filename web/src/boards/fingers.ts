// Fingers are wider than squares: a tap beside something that can be chosen means that.

import { distance } from './geometry';
import type { Scene, XY } from './scene';

/** Half of what a finger covers, in CSS pixels. */
const FINGER = 22;

/** The place that a tap means: the one under it, or the nearest choice within reach where that one is none. */
export function meantBy(
  tap: XY,
  place: string,
  choices: string[],
  scene: Scene,
  drawn: { x: number; y: number; width: number },
): string {
  if (choices.includes(place) || drawn.width === 0) return place;
  const scale = drawn.width / scene.width;
  let meant = { place, away: FINGER };
  for (const choice of choices) {
    const hit = scene.spots.get(choice)?.hit;
    if (!hit) continue;
    const middle = {
      x: drawn.x + (hit.x + hit.width / 2) * scale,
      y: drawn.y + (hit.y + hit.height / 2) * scale,
    };
    const away = distance(tap, middle);
    if (away < meant.away) meant = { place: choice, away };
  }
  return meant.place;
}
