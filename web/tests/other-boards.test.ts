// Ludo and Mill under hands in a real browser, by the gallery.

import { expect, it } from 'vitest';

import { open as openSample, openGallery, page, place, rings, useGallery } from './gallery';

useGallery({ hasTouch: true });

const open = (sample: string) => openSample(sample, 0);
const pieces = (id: string, seat: number): Promise<number> =>
  page.locator(`[data-piece="${id}"][data-seat="${seat}"]`).count();

it('moves a token of Ludo to the square that was clicked', async () => {
  await open('ludo-movable');
  await place('9').click();
  expect(await rings().count()).toBe(1);
  await place('14').click();
  expect(await pieces('14', 0)).toBe(1);
  expect(await pieces('9', 0)).toBe(0);
});

it('takes a token of whoever plays from a square that two share', async () => {
  await open('ludo-movable');
  await place('20').click();
  await place('31').click();
  expect(await pieces('31', 0)).toBe(1);
  expect(await pieces('20', 3)).toBe(1);
});

it('takes a tap beside a small square for one on it', async () => {
  await open('ludo-phone-movable');
  const box = await place('9').boundingBox();
  if (!box) throw new Error('square 9 is not drawn');
  expect(box.width).toBeLessThan(30);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2 + 17);
  expect(await place('9').getAttribute('aria-pressed')).toBe('true');
});

it('places a stone of Mill from the tray on the point that was clicked', async () => {
  await open('mill-place');
  const before = await pieces('hand-white', 0);
  await place('hand-white').click();
  await place('g7').click();
  expect(await pieces('g7', 0)).toBe(1);
  expect(await pieces('hand-white', 0)).toBe(before - 1);
});

it('marks the stones that can be taken off, and no others', async () => {
  await open('mill-remove');
  expect(await page.locator('.removable').count()).toBe(4);
});

it('draws every sample of Ludo and Mill in every theme', async () => {
  for (const theme of ['light', 'dark', 'contrast']) {
    await openGallery(`theme=${theme}&speed=0`);
    await page.locator('#mill-three-mens-morris [data-place]').first().waitFor();
    const samples = page.locator('[id^="ludo"], [id^="mill"]');
    const drawn = await samples.evaluateAll((boards) =>
      boards.map((board) => ({
        name: board.id,
        isLarge: (board.querySelector('svg')?.getBoundingClientRect().width ?? 0) > 100,
        hasPieces: board.querySelectorAll('[data-piece]').length > 0,
      })),
    );
    expect(drawn.length).toBeGreaterThan(25);
    for (const { name, isLarge, hasPieces } of drawn) {
      expect([isLarge, hasPieces], `${name}, ${theme}`).toEqual([true, true]);
    }
  }
});

it('uses every id once, however many boards a page has', async () => {
  await open('');
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('svg [id]')].map((element) => element.id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(twice).toEqual([]);
});

it('paints with nothing that is not there', async () => {
  await open('');
  const missing = await page.evaluate(() => {
    const used = [...document.querySelectorAll('svg *')].flatMap((element) =>
      ['fill', 'stroke', 'clip-path'].flatMap(
        (name) => /url\(#(.+)\)/.exec(element.getAttribute(name) ?? '')?.[1] ?? [],
      ),
    );
    return [...new Set(used)].filter((id) => !document.getElementById(id));
  });
  expect(missing).toEqual([]);
});
