// axe-core finds nothing on any screen, in any theme, on desktop and phone.
import { fileURLToPath } from 'node:url';

import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

import { type Opening, type Page, expect, test } from './page';
import { Table, choice, level, person, sitDown } from './table';

const axe = fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url));

const devices: Record<string, Opening> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

/** Runs in the page, where axe was put before. */
async function inspect(options: RunOptions): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  // Drawings are hidden from those who listen; there is nothing in them to find.
  const { violations } = await axe.run({ exclude: [['svg[aria-hidden]']] }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** What axe finds in every theme; all but colours are the same in each. */
async function findings(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    const options: RunOptions = { resultTypes: ['violations'] };
    if (theme !== 'light') options.runOnly = { type: 'rule', values: ['color-contrast'] };
    const problems = await page.evaluate(inspect, options);
    found.push(...problems.map((problem) => `${screen}, ${theme}: ${problem}`));
  }
  return found;
}

async function goTo(page: Page, hash: string, selector: string) {
  await page.evaluate((to) => (location.hash = to), hash);
  await page.waitForSelector(selector);
}

const settings = {
  ...choice('nardi', 'long-nardi', [person, level(1)]),
  evaluation: true,
  bestMoves: true,
};

for (const [device, opening] of Object.entries(devices)) {
  const careful: Opening = { ...opening, scripts: [axe], reducedMotion: 'reduce', settings };

  test(`axe finds nothing on Home, New game and My games, ${device}`, async ({ open }) => {
    const page = await open(careful);
    await page.waitForSelector('.home .picture img', { state: 'attached' });
    const found = await findings(page, 'empty Home');
    for (const family of ['nardi', 'ludo']) {
      await goTo(page, `#/new/${family}`, '.variant');
      found.push(...(await findings(page, `New game of ${family}`)));
    }
    await page.locator('.variant .icon-button').first().click();
    await page.waitForSelector('.variant .rules section');
    found.push(...(await findings(page, 'rules of a variant')));
    await goTo(page, '#/', '.home');
    const table = await sitDown(page, 'mill');
    await table.playTo(({ turns }) => turns >= 2);
    await goTo(page, '#/', '.home .row');
    found.push(...(await findings(page, 'Home with a game')));
    await goTo(page, '#/games', '.games .row');
    found.push(...(await findings(page, 'My games')));
    expect(found).toEqual([]);
  });

  test(`axe finds nothing at the table, ${device}`, async ({ open }) => {
    const page = await open(careful);
    const found: string[] = [];
    for (const family of ['nardi', 'ludo', 'mill']) {
      await goTo(page, '#/', '.home');
      const table = await sitDown(page, family);
      const seen = await table.playTo(({ due }) => due === 'move');
      await table.page.mouse.move(0, 0);
      await table.page.locator('.table .place.movable').first().focus();
      await table.page.keyboard.press('Enter');
      await table.next(seen);
      found.push(...(await findings(page, `table of ${family}`)));
    }
    await page.click('summary');
    await page.click('.menu button:has-text("Resign")');
    found.push(...(await findings(page, 'menu')));
    await page.click('.menu button:has-text("Settings")');
    await page.waitForSelector('dialog');
    found.push(...(await findings(page, 'settings')));
    await page.keyboard.press('Escape');
    await new Table(page).menu('Rules');
    await page.waitForSelector('dialog section');
    found.push(...(await findings(page, 'rules')));
    await page.keyboard.press('Escape');
    await page.click('summary');
    await page.click('.menu button:has-text("Resign")');
    await page.click('.menu button:has-text("Yes, resign")');
    await page.waitForSelector('.over');
    found.push(...(await findings(page, 'the end')));
    await page.click('.do .button:has-text("Look at the game")');
    await page.waitForSelector('.steps');
    found.push(...(await findings(page, 'stepping through')));
    expect(found).toEqual([]);
  });
}
