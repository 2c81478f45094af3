// Draws the grain of wood into src/boards/art: fine streaks in dark and light, over any colour of wood, the same every
// time. `node scripts/grain.mjs` makes the files anew.

import { writeFileSync } from 'node:fs';

/** Numbers from 0 to 1 that are always the same (a linear congruential generator). */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Streaks along y in a sheet of the given size. */
function streaks(width, height, seed) {
  const next = numbers(seed);
  const within = (low, high) => low + (high - low) * next();
  const groups = [
    // Broad soft bands, fine lines, short pores.
    { count: 46, wide: [8, 40], long: [1.9, 2.2], dark: [0.02, 0.05], light: [0.01, 0.03] },
    { count: 190, wide: [0.7, 2.2], long: [0.25, 1.1], dark: [0.03, 0.11], light: [0.03, 0.08] },
    { count: 240, wide: [0.5, 1], long: [0.02, 0.09], dark: [0.08, 0.2], light: [0.02, 0.06] },
  ];
  const lines = [];
  for (const { count, wide, long, dark, light } of groups) {
    for (let index = 0; index < count; index++) {
      const isDark = next() < 0.66;
      const alpha = within(...(isDark ? dark : light));
      const length = height * within(...long);
      const x = within(-5, width + 5);
      const y = long[0] > 1 ? -0.4 * height : within(-0.3 * height, height);
      // All streaks lean the same slow way, as if cut from one tree.
      const lean = (at) => 9 * Math.sin(at / 260 + 1) + 5 * Math.sin(at / 97 + x / 210);
      const waver = () => within(-1.2, 1.2);
      const points = [0, 1 / 3, 2 / 3, 1].map((part) => ({
        x: x + lean(y + part * length) + waver(),
        y: y + part * length,
      }));
      lines.push({ isDark, alpha, width: within(...wide), points });
    }
  }
  return lines;
}

function sheet(width, height, seed, isUpright) {
  const at = ({ x, y }) =>
    (isUpright ? [x, y] : [y, x]).map((value) => Math.round(value * 10) / 10).join(' ');
  const classes = new Map();
  for (const { isDark, alpha, width: wide, points } of streaks(width, height, seed)) {
    const d = `M${at(points[0])}C${points.slice(1).map(at).join(' ')}`;
    const key = `${isDark ? '#3a1a06' : '#ffe9c2'} ${(Math.round(alpha * 50) / 50 || 0.02).toFixed(2)} ${Math.round(wide * 2) / 2}`;
    classes.set(key, (classes.get(key) ?? '') + d);
  }
  const [w, h] = isUpright ? [width, height] : [height, width];
  const paths = [...classes].map(([key, d]) => {
    const [stroke, opacity, wide] = key.split(' ');
    return `<path stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${wide}" d="${d}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" fill="none" stroke-linecap="round">\n${paths.join('\n')}\n</svg>\n`;
}

const art = new URL('../src/boards/art/', import.meta.url);
writeFileSync(new URL('grain-upright.svg', art), sheet(620, 1240, 7, true));
writeFileSync(new URL('grain-along.svg', art), sheet(620, 1240, 11, false));
