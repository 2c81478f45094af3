// How the graph of a review is painted: the chances as a curve around what is fair, mistakes as falls, luck as bars.

import type uPlot from 'uplot';

import type { Luck } from '../game/graph';
import type { Flaw } from '../game/steps';

/** Colours of the theme that is shown. */
export interface Colours {
  ink: string;
  quiet: string;
  line: string;
  panel: string;
  good: string;
  bad: string;
  warn: string;
  font: string;
  seats: string[];
}

/** A mistake on the graph: where, from which chance to which it fell. */
export interface Fall {
  place: number;
  from: number;
  to: number;
  flaw: Flaw;
}

/** What is painted over the curve. */
export interface Marks {
  falls: Fall[];
  luck: Luck[];
  /** Where the decision is that is looked at. */
  here: number;
  /** The chance there. */
  chance: number | null;
}

/** How much of the height the luck takes, and the gap above it. */
const luckShare = 0.22;
const gapShare = 0.05;

/** The range of the chances, so that they leave room for the luck below them. */
export function chanceRange(hasLuck: boolean): [number, number] {
  const share = hasLuck ? 1 - luckShare - gapShare : 1;
  return [1 - 1.06 / share, 1.06];
}

export function readColours(seats: string[]): Colours {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    ink: colour('--ink'),
    quiet: colour('--ink-quiet'),
    line: colour('--line'),
    panel: colour('--panel'),
    good: colour('--accent'),
    bad: colour('--bad'),
    warn: colour('--warn'),
    font: `12px ${getComputedStyle(document.body).fontFamily}`,
    seats: seats.map((id) => colour(`--seat-${id}`) || colour('--accent')),
  };
}

/** One colour above a value and another below it. */
export function twoTones(
  plot: uPlot,
  middle: number,
  above: string,
  below: string,
): CanvasGradient | string {
  const { top, height } = plot.bbox;
  if (!Number.isFinite(top) || height <= 0) return above;
  const gradient = plot.ctx.createLinearGradient(0, top, 0, top + height);
  const at = (plot.valToPos(middle, 'y', true) - top) / height;
  const stop = Math.min(1, Math.max(0, at));
  gradient.addColorStop(0, above);
  gradient.addColorStop(stop, above);
  gradient.addColorStop(stop, below);
  gradient.addColorStop(1, below);
  return gradient;
}

/** Paints what lies over the curve. */
export function paint(plot: uPlot, marks: Marks, colours: Colours) {
  const { ctx } = plot;
  ctx.save();
  paintLuck(plot, marks, colours);
  paintHere(plot, marks, colours);
  for (const fall of marks.falls) paintFall(plot, fall, colours, fall.place === marks.here);
  ctx.restore();
}

function paintLuck(plot: uPlot, { luck }: Marks, { good, warn, line }: Colours) {
  if (luck.length === 0) return;
  const { ctx, bbox } = plot;
  const half = (bbox.height * luckShare) / 2;
  const middle = bbox.top + bbox.height - half;
  const most = Math.max(...luck.map(({ points }) => Math.abs(points)), 0.05);
  const step = plot.valToPos(1, 'x', true) - plot.valToPos(0, 'x', true);
  const width = Math.max(1, Math.min(14 * devicePixelRatio, step * 0.72));
  ctx.fillStyle = line;
  ctx.fillRect(bbox.left, Math.round(middle), bbox.width, devicePixelRatio);
  for (const { turn, points } of luck) {
    const x = plot.valToPos(turn + 1, 'x', true);
    const size = (Math.abs(points) / most) * half;
    ctx.fillStyle = points >= 0 ? good : warn;
    ctx.globalAlpha = 0.85;
    ctx.fillRect(x - width / 2, points >= 0 ? middle - size : middle, width, Math.max(1, size));
  }
  ctx.globalAlpha = 1;
}

function paintHere(plot: uPlot, { here, chance }: Marks, { ink, panel }: Colours) {
  const { ctx, bbox } = plot;
  const x = plot.valToPos(here, 'x', true);
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1.5 * devicePixelRatio;
  ctx.setLineDash([3 * devicePixelRatio, 3 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.setLineDash([]);
  if (chance === null) return;
  dot(ctx, x, plot.valToPos(chance, 'y', true), 4.5, ink, panel);
}

/** A mistake: a stick as long as what it cost, with a head whose form tells how bad it was. */
function paintFall(plot: uPlot, fall: Fall, { bad, warn, panel }: Colours, isHere: boolean) {
  const { ctx } = plot;
  const x = plot.valToPos(fall.place, 'x', true);
  const [from, to] = [plot.valToPos(fall.from, 'y', true), plot.valToPos(fall.to, 'y', true)];
  const colour = fall.flaw === 'blunder' ? bad : warn;
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2 * devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(x, from);
  ctx.lineTo(x, to);
  ctx.stroke();
  const size = (fall.flaw === 'inaccuracy' ? 2.5 : 4) + (isHere ? 2 : 0);
  if (fall.flaw === 'blunder') diamond(ctx, x, to, size + 1, colour, panel);
  else dot(ctx, x, to, size, colour, panel);
}

function finish(ctx: CanvasRenderingContext2D, colour: string, rim: string) {
  ctx.fillStyle = colour;
  ctx.strokeStyle = rim;
  ctx.lineWidth = 1.5 * devicePixelRatio;
  ctx.fill();
  ctx.stroke();
}

function dot(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colour: string,
  rim: string,
) {
  ctx.beginPath();
  ctx.arc(x, y, size * devicePixelRatio, 0, 2 * Math.PI);
  finish(ctx, colour, rim);
}

function diamond(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colour: string,
  rim: string,
) {
  const reach = size * 1.2 * devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(x, y - reach);
  ctx.lineTo(x + reach, y);
  ctx.lineTo(x, y + reach);
  ctx.lineTo(x - reach, y);
  ctx.closePath();
  finish(ctx, colour, rim);
}
