// The table fits every window from a small phone to 4K: nothing to scroll, the whole board in sight, targets to hit.
import { type Opening, type Page, expect, test } from './page';
import { choice, level, person, sitDown } from './table';

interface Size {
  width: number;
  height: number;
}

const touched: Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];
const others: Size[] = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

/** What is wrong with the layout. It runs in the page. */
function faults({ least, leastPlace }: { least: number; leastPlace: number }): string[] {
  const { innerWidth: width, innerHeight: height } = window;
  const found: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > width) found.push(`scrolls ${scrollWidth - width} px sideways`);
  if (scrollHeight > height) found.push(`scrolls ${scrollHeight - height} px down`);
  const name = (element: Element) =>
    element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.className);
  const inside = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= -0.5 && top >= -0.5 && right <= width + 0.5 && bottom <= height + 0.5;
  };
  const seen = [...document.querySelectorAll('.table :is(button, a, summary, input, .card, .now)')];
  for (const element of [...document.querySelectorAll('.table svg.ground'), ...seen]) {
    if (!element.checkVisibility() || element.closest('details:not([open]) .menu')) continue;
    if (element.closest('[aria-label="Moves"]')) continue;
    const box = element.getBoundingClientRect();
    if (!inside(element)) found.push(`out of the window: ${name(element)}`);
    const isTarget = element.matches('button, a, summary');
    const isPlace = element.matches('.places *, .board button');
    const side = Math.min(box.width, box.height);
    if (isTarget && side + 0.5 < (isPlace ? leastPlace : least))
      found.push(`small: ${name(element)} ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
  }
  for (const card of document.querySelectorAll('.table .card .who'))
    if (card.getBoundingClientRect().width < 40) found.push(`no room for ${name(card)}`);
  return found;
}

async function check(page: Page, sizes: Size[], least: { least: number; leastPlace: number }) {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn(null))));
    const problems = await page.evaluate(faults, least);
    found.push(...problems.map((problem) => `${size.width}×${size.height}: ${problem}`));
  }
  // A small window draws faster.
  if (sizes[0]) await page.setViewportSize(sizes[0]);
  // A tap that is aimed before the board has found its new size would miss it.
  await page.evaluate(
    () => new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled))),
  );
  return found;
}

const players = [person, level(1), level(1), level(1)];
const settings = {
  last: {
    ...choice('nardi', 'long-nardi', players.slice(0, 2)).last,
    ...choice('ludo', 'classic', players).last,
    ...choice('mill', 'nine-mens-morris', players.slice(0, 2)).last,
  },
};

const kinds: [string, Size[], Opening, { least: number; leastPlace: number }][] = [
  ['to touch', touched, { hasTouch: true, isMobile: true }, { least: 44, leastPlace: 20 }],
  ['with a mouse', others, {}, { least: 24, leastPlace: 24 }],
];

for (const [kind, sizes, opening, least] of kinds)
  for (const family of ['nardi', 'ludo', 'mill'])
    test(`the table of ${family} fits every screen ${kind}, before and after the roll`, async ({
      open,
    }) => {
      const [viewport] = sizes;
      const page = await open({ ...opening, settings, viewport: viewport ?? null, hurries: true });
      const table = await sitDown(page, family);
      await table.next();
      const found = await check(page, sizes, least);
      await table.playTo(({ due, turns }) => due === 'move' && turns > 8);
      found.push(...(await check(page, sizes, least)));
      expect(found).toEqual([]);
    });
