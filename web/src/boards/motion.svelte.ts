// Pieces on the move: what the board shows while they are under way, and how they get there.

import type { Pile } from '../engine/messages';
import { distance, moved } from './geometry';
import type { Scene, XY } from './scene';

export interface Motion {
  path: string[];
  seat: number;
  captures?: string[];
  /** Which piece, in families where pieces have numbers. */
  piece?: number | null;
}

/** A piece that is drawn above all others while it goes its way. */
export interface Flyer {
  key: number;
  seat: number | null;
  number: number | null;
  radius: number;
  points: XY[];
  duration: number;
  /** It vanishes instead of arriving. */
  fades: boolean;
  arrived: () => void;
}

let lastKey = 0;

export class Flights {
  /** Pieces under way. */
  flyers = $state.raw<Flyer[]>([]);
  #running: { key: number; animation: Animation }[] = [];

  /** Sends a piece along the points; resolves when it is there. */
  send(flyer: Omit<Flyer, 'key' | 'arrived'>): Promise<void> {
    if (flyer.duration <= 0 || flyer.points.length === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const key = ++lastKey;
      const arrived = (): void => {
        this.#running = this.#running.filter((other) => other.key !== key);
        resolve();
      };
      this.flyers = [...this.flyers, { ...flyer, key, arrived }];
    });
  }

  /** Takes a piece that has arrived off the air. */
  land(): void {
    this.flyers = this.flyers.filter(({ key }) => this.#running.some((other) => other.key === key));
  }

  /** Lets an element go the way of its piece; made to be attached to it. */
  attach(flyer: Flyer): (element: Element) => () => void {
    return (element) => {
      const animation = element.animate(keyframes(flyer), {
        duration: flyer.duration,
        easing: 'cubic-bezier(0.35, 0.05, 0.25, 1)',
        fill: 'both',
      });
      this.#running = [...this.#running, { key: flyer.key, animation }];
      animation.onfinish = flyer.arrived;
      animation.oncancel = flyer.arrived;
      return () => animation.cancel();
    };
  }

  /** Cuts everything short: all pieces are where they were going. */
  finish(): void {
    for (const { animation } of this.#running) animation.finish();
  }
}

function keyframes({ points, fades }: Flyer): Keyframe[] {
  const line = points.length > 1 ? points : [points[0] as XY, points[0] as XY];
  const steps = line.map((point, index) => (index ? distance(line[index - 1] as XY, point) : 0));
  const length = steps.reduce((sum, step) => sum + step, 0);
  let gone = 0;
  return line.map((point, index) => {
    gone += steps[index] as number;
    const offset = length > 0 ? gone / length : index / (line.length - 1);
    const transform = `translate(${point.x}px, ${point.y}px)`;
    return fades ? { transform, offset, opacity: 1 - offset } : { transform, offset };
  });
}

/** A captured piece, and where it was. */
export interface Taken {
  seat: number | null;
  number: number | null;
  place: string;
  at: XY;
}

/** The pieces of other seats on the captured places. */
export function capturedOn(pieces: Pile[], scene: Scene, seat: number, places: string[]): Taken[] {
  return places.flatMap((place) =>
    pieces
      .filter((pile) => pile.place === place && pile.seat !== seat)
      .flatMap((pile) =>
        Array.from({ length: pile.count }, (_, index) => ({
          seat: pile.seat,
          number: pile.numbers[index] ?? null,
          place,
          at: scene.spots.get(place)?.piece(index, pile.count) ?? { x: 0, y: 0 },
        })),
      ),
  );
}

/** The pieces after a motion and its captures, all at once. */
export function afterMotion(pieces: Pile[], scene: Scene, motion: Motion): Pile[] {
  const { path, seat, captures = [], piece = null } = motion;
  const [from, to] = [path[0] ?? null, path.at(-1) ?? null];
  let after = path.length > 1 ? moved(pieces, seat, from, to, piece) : pieces;
  const taken = path.length === 1 ? path : captures;
  for (const captured of capturedOn(pieces, scene, seat, taken)) {
    const back = captured.seat === null ? null : (scene.backTo?.(captured.seat) ?? null);
    after = moved(after, captured.seat, captured.place, back, captured.number);
  }
  return after;
}
