// How sure values are, side by side: intervals of lines that were played out, on one scale.

import type { LineView } from '../engine/messages';

/** So many standard errors hold the value with 95 % certainty. */
export const certainty = 1.96;

export interface Range {
  low: number;
  mean: number;
  high: number;
}

/** The intervals of lines as parts of a hundred; nothing until two of them were played out. */
export function spreadOf(lines: LineView[]): { of(line: LineView): Range | null } | null {
  const ranges = lines.flatMap((line) => rangeOf(line) ?? []);
  if (ranges.length < 2) return null;
  const low = Math.min(...ranges.map((range) => range.low));
  const high = Math.max(...ranges.map((range) => range.high));
  const width = Math.max(high - low, 1e-6);
  const place = (value: number) => (100 * (value - low)) / width;
  return {
    of(line) {
      const range = rangeOf(line);
      if (!range) return null;
      return { low: place(range.low), mean: place(range.mean), high: place(range.high) };
    },
  };
}

function rangeOf({ value, error }: LineView): Range | null {
  if (value === null || error === null) return null;
  return { low: value - certainty * error, mean: value, high: value + certainty * error };
}
