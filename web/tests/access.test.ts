// axe-core finds nothing on any screen, in any theme, on desktop and phone.
import { axe, devices, findings } from './axe';
import { type Opening, type Page, expect, test } from './page';
import { Table, choice, level, person, sitDown } from './table';

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
    await page.getByRole('button', { name: 'Look at the game' }).click();
    await page.waitForSelector('.steps');
    found.push(...(await findings(page, 'stepping through')));
    expect(found).toEqual([]);
  });
}
