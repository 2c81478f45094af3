// How dice lie, and how they tumble.

/** Dice tumble this long at most, in milliseconds. */
export const TUMBLE = 600;
/** How long a face is seen while a die tumbles. */
const FACE = 70;

export interface LyingDie {
  x: number;
  y: number;
  size: number;
  /** How far it is turned, in degrees. */
  turn: number;
}

/** Dice in a row around 0, 0, a little askew; four are smaller than two. */
export function lyingDice(count: number, edge: number): LyingDie[] {
  const size = count > 2 ? edge * 0.84 : edge;
  const step = size * (count > 2 ? 1.24 : 1.36);
  const turns = [-7, 9, 4, -8];
  return Array.from({ length: count }, (_, index) => ({
    x: (index - (count - 1) / 2) * step,
    y: (index % 2 ? 1 : -1) * size * 0.025,
    size,
    turn: turns[index % turns.length] ?? 0,
  }));
}

/** Another face than the last one. */
const anotherFace = (last: number): number => 1 + ((last + Math.floor(Math.random() * 5)) % 6);

/** Shows other faces for as long as dice tumble. Returns what cuts it short. */
export function tumble(
  count: number,
  show: (faces: number[] | null) => void,
  settled: () => void,
): () => void {
  let faces = Array.from({ length: count }, () => anotherFace(0));
  const change = (): void => {
    faces = faces.map(anotherFace);
    show(faces);
  };
  const stop = (): void => {
    clearInterval(timer);
    clearTimeout(end);
    show(null);
  };
  change();
  const timer = setInterval(change, FACE);
  const end = setTimeout(() => {
    stop();
    settled();
  }, TUMBLE);
  return stop;
}

/** How a die comes rolling in; the first comes from farther away than the last. */
export function rollIn(index: number, size: number): Keyframe[] {
  const far = size * (2.6 + index * 0.5);
  return [
    {
      transform: `translate(${-far}px, ${far * 0.35}px) rotate(-${420 + index * 90}deg)`,
      opacity: 0,
    },
    {
      transform: `translate(${-far * 0.6}px, ${-far * 0.05}px) rotate(-280deg)`,
      opacity: 1,
      offset: 0.25,
    },
    { transform: `translate(${size * 0.08}px, 0) rotate(8deg)`, offset: 0.82 },
    { transform: 'none' },
  ];
}
