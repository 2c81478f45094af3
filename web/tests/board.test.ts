// Hands and keys on a board in a real browser, by the gallery.

import axe from 'axe-core';
import { expect, it } from 'vitest';

import { open as openSample, page, place, reopen, rings, useGallery } from './gallery';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

useGallery();

const open = (sample: string, speed = 220) => openSample(sample, speed);
const checkers = (id: string): Promise<number> => page.locator(`[data-piece="${id}"]`).count();
const focused = (): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null);

async function middleOf(id: string): Promise<{ x: number; y: number }> {
  const box = await place(id).boundingBox();
  if (!box) throw new Error(`${id} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(from: string, to: { x: number; y: number }): Promise<void> {
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
}

it('shows where a checker can go while the mouse is over it, and no longer', async () => {
  await open('nardi-movable');
  expect(await rings().count()).toBe(0);
  await place('24').hover();
  expect(await rings().allInnerTexts()).toHaveLength(3);
  await place('5').hover();
  await expect.poll(() => rings().count()).toBe(0);
});

it('slides a checker that was clicked to the target that was clicked', async () => {
  await open('nardi-movable');
  await place('24').click();
  await place('15').click();
  await expect.poll(() => checkers('15')).toBe(4);
  expect(await checkers('24')).toBe(3);
});

it('leaves a dragged checker on the target it was dropped on', async () => {
  await open('nardi-movable');
  await drag('24', await middleOf('21'));
  expect(await checkers('24')).toBe(3);
  await page.mouse.up();
  expect(await checkers('21')).toBe(1);
  expect(await checkers('24')).toBe(3);
});

it('sends a checker back that was dropped where it cannot go', async () => {
  await open('nardi-movable');
  await drag('24', await middleOf('10'));
  await page.mouse.up();
  await expect.poll(() => checkers('24')).toBe(4);
  expect(await checkers('10')).toBe(0);
});

it('hides a checker where it was while it is under way, and ends that when a hand takes another', async () => {
  await open('nardi-movable', 600_000);
  await place('24').click();
  await place('15').click();
  await expect.poll(() => checkers('24')).toBe(3);
  expect(await checkers('15')).toBe(3);
  await drag('11', await middleOf('10'));
  await expect.poll(() => checkers('15')).toBe(4);
  await page.mouse.up();
});

it('shows what a new view says, whatever was dropped or under way', async () => {
  await open('nardi-movable', 600_000);
  await drag('24', await middleOf('21'));
  await page.mouse.up();
  expect([await checkers('24'), await checkers('21')]).toEqual([3, 1]);
  await page.keyboard.press('n');
  await expect.poll(() => checkers('24')).toBe(4);
  expect(await checkers('21')).toBe(0);
  await place('24').click();
  await place('15').click();
  await expect.poll(() => page.locator('[data-flyer]').count()).toBe(1);
  await page.keyboard.press('n');
  await expect.poll(() => page.locator('[data-flyer]').count()).toBe(0);
  expect([await checkers('24'), await checkers('15')]).toEqual([4, 3]);
});

it('shakes a checker that cannot be taken, and no other', async () => {
  await open('nardi-movable');
  await place('14').click();
  const shaken = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).target?.closest('[data-piece]'))
      .map((piece) => piece?.getAttribute('data-piece')),
  );
  expect(shaken.filter((piece) => piece !== undefined)).toEqual(['14']);
});

/** How often each checker of White rises and falls. */
const rises = (): Promise<(number | undefined)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-seat="0"] > g')]
      .flatMap((piece) => piece.getAnimations())
      .map(({ effect }) => effect?.getTiming().iterations),
  );

it('ends a game with one rise of every checker of the winner, and none where there is to be no motion', async () => {
  await open('nardi-movable');
  await page.keyboard.press('w');
  expect(await rises()).toEqual(Array.from({ length: 15 }, () => 1));
  await open('nardi-movable', 0);
  await page.keyboard.press('w');
  expect(await rises()).toEqual([]);
});

it('changes places at once where there is to be no motion', async () => {
  await open('nardi-movable', 0);
  await place('24').click();
  await place('15').click();
  expect(await checkers('15')).toBe(4);
  // The gallery's own dice go on pulsing beside the board.
  const motions = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('.board')).length,
  );
  expect(motions).toBe(0);
});

it('takes a short slip of the hand for a click', async () => {
  await open('nardi-movable');
  const start = await middleOf('24');
  await drag('24', { x: start.x + 3, y: start.y + 3 });
  expect(await checkers('24')).toBe(4);
  await page.mouse.up();
  expect(await place('24').getAttribute('aria-pressed')).toBe('true');
});

it('does not let checkers be dragged by somebody who only watches', async () => {
  await open('nardi-hint');
  await drag('24', await middleOf('21'));
  expect(await checkers('24')).toBe(4);
  await page.mouse.up();
});

it('is one stop of the tab key, walked by arrow keys and played with Enter', async () => {
  await open('nardi-movable');
  await expect(page.locator('[data-place][tabindex="0"]').count()).resolves.toBe(1);
  await place('23').focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('24');
  await page.keyboard.press('Enter');
  expect(await rings().count()).toBe(3);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('21');
  await page.keyboard.press('Space');
  await expect.poll(() => checkers('21')).toBe(1);
});

it('stops the page from scrolling under a finger only where a checker can be taken', async () => {
  await open('nardi-phone-start');
  const action = (id: string): Promise<string> =>
    place(id).evaluate((element) => getComputedStyle(element).touchAction);
  expect(await action('24')).toBe('none');
  expect(await action('5')).toBe('auto');
});

it('follows a finger', async () => {
  await reopen({ viewport: { width: 430, height: 640 }, hasTouch: true });
  await open('nardi-phone');
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const [from, to] = [await middleOf('24'), await middleOf('18')];
  await touch('touchStart', from.x, from.y);
  for (const part of [0.2, 0.5, 0.8, 1])
    await touch('touchMove', from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  await expect.poll(() => page.locator('.target.hot').count()).toBe(1);
  expect(await checkers('24')).toBe(3);
  await touch('touchEnd', to.x, to.y);
  await expect.poll(() => checkers('18')).toBe(2);
  expect(await checkers('24')).toBe(3);
});

it('has nothing that axe complains about', async () => {
  await open('nardi-movable');
  await page.addScriptTag({ content: axe.source });
  const found = await page.evaluate(() => window.axe.run('.board'));
  expect(found.violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
});

it('brings dice to rest after 600 ms, not before', async () => {
  await page.clock.install();
  await open('nardi-movable');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('.board > button').first().click();
  expect(await page.locator('.rolling').count()).toBe(2);
  await page.clock.runFor(590);
  expect(await page.locator('.rolling').count()).toBe(2);
  await page.clock.runFor(10);
  expect(await page.locator('.rolling').count()).toBe(0);
  expect(await page.locator('.board .die .pip').count()).toBe(9);
});

it('brings tumbling dice to rest at once by a second click', async () => {
  await page.clock.install();
  await open('nardi-movable');
  await page.clock.pauseAt(Date.now() + 60_000);
  const die = page.locator('.board > button').first();
  await die.click();
  expect(await page.locator('.rolling').count()).toBe(2);
  await die.click();
  expect(await page.locator('.rolling').count()).toBe(0);
  expect(await page.locator('.board .die .pip').count()).toBe(9);
});
