// Everybody's own games: found again by filters, told in figures, out as one file and in again, deleted and brought back.
import { readFile } from 'node:fs/promises';

import { axe, devices, findings } from './axe';
import { readRecords } from './engine';
import { type Opening, type Page, expect, test } from './page';
import { choice, level, person, sitDown } from './table';

const settings = {
  last: {
    ...choice('mill', 'three-mens-morris', [person, level(1)]).last,
    ...choice('nardi', 'long-nardi', [person, person]).last,
  },
};

/** Plays a game of Mill to its end and begins one of Nardi. */
async function played(open: (opening?: Opening) => Promise<Page>, opening: Opening = {}) {
  const page = await open({ settings, ...opening });
  await (await sitDown(page, 'mill')).playOut();
  await page.goto(page.url().replace(/#.*/, '#/'));
  await (await sitDown(page, 'nardi')).playTo(({ turns }) => turns >= 3);
  await page.goto(page.url().replace(/#.*/, '#/games'));
  await page.waitForSelector('.games .row');
  return page;
}

const rows = (page: Page) => page.locator('.games .row');

async function exported(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^teahouse-games-\d{4}-\d\d-\d\d\.txt$/);
  return readFile(await file.path(), 'utf8');
}

function bring(page: Page, name: string, text: string) {
  return page
    .locator('.games input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test('all games go out as one file, and come in again in another browser, once', async ({
  open,
}) => {
  const page = await played(open);
  const before = await rows(page).allTextContents();
  expect(before).toHaveLength(2);
  const file = await exported(page);
  expect(await readRecords(file)).toHaveLength(2);
  const other = await open({ settings, at: 'games' });
  await bring(other, 'games.txt', file);
  await other.waitForSelector('text=2 games were taken in.');
  expect(await rows(other).allTextContents()).toEqual(before);
  await bring(other, 'games.txt', file);
  await other.waitForSelector('text=No new games. 2 were here already.');
  expect(await rows(other).count()).toBe(2);
  expect(await exported(other)).toBe(file);
  await other
    .getByRole('region', { name: 'Finished games' })
    .getByRole('link', { name: /^Look at it/ })
    .click();
  await other.waitForSelector('.steps');
});

test('a file that is damaged says where, and what is whole in it is taken in', async ({ open }) => {
  const page = await played(open);
  const file = await exported(page);
  const [first = '', second = ''] = file.split(/(?=\[Teahouse)/);
  const broken = second.replace(/\[Events "\d+"\]/, '[Events "999"]');
  const other = await open({ settings, at: 'games' });
  await bring(other, 'half.txt', first + broken);
  await other.waitForSelector('.problems li');
  expect(await other.locator('.problems').textContent()).toContain('half.txt');
  expect(await rows(other).count()).toBe(1);
  await bring(other, 'noise.txt', 'this is no game at all');
  await expect.poll(() => other.locator('.problems').textContent()).toContain('noise.txt');
});

test('games in the formats of others are taken in, too', async ({ open }) => {
  const page = await open({ settings, at: 'games' });
  await bring(page, 'list.txt', ' 1.    d6    f4\n 2.    d2    b4\n 3.    f6    b6\n');
  await page.waitForSelector('.games .brought');
  expect(await page.locator('.games .brought').textContent()).toContain('1 game was taken in.');
  expect(await rows(page).allTextContents()).toEqual([expect.stringContaining('Morris')]);
});

test('filters leave what is looked for, and figures follow them', async ({ open }) => {
  const page = await played(open);
  const filter = (name: string) => page.getByRole('combobox', { name });
  expect(await rows(page).count()).toBe(2);
  await filter('Every game').selectOption('mill');
  expect(await rows(page).count()).toBe(1);
  await filter('Every variant').selectOption("Three Men's Morris");
  expect(await rows(page).allTextContents()).toEqual([expect.stringContaining('Three Men')]);
  const won = /Won/.test((await rows(page).textContent()) ?? '');
  await filter('Every result').selectOption(won ? 'lost' : 'won');
  await page.waitForSelector('text=No game is like this.');
  await page.getByRole('button', { name: 'Show all' }).click();
  await filter('Every opponent').selectOption('friend');
  expect(await rows(page).allTextContents()).toEqual([expect.stringContaining('Long Nardi')]);
  expect(await page.locator('.summary').count()).toBe(0);
  await filter('Every opponent').selectOption('level-1');
  await filter('Any time').selectOption('7');
  expect(await page.locator('.summary .figure').first().textContent()).toBe('1Played');
  expect(await page.locator('.summary svg rect').count()).toBe(1);
});

test('a deleted game comes back by one click', async ({ open }) => {
  const page = await played(open);
  const before = await rows(page).allTextContents();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
  expect(await rows(page).allTextContents()).toEqual(before);
});

for (const [device, opening] of Object.entries(devices)) {
  test(`axe finds nothing on My games, ${device}`, async ({ open }) => {
    const page = await played(open, { ...opening, scripts: [axe], reducedMotion: 'reduce' });
    const found = await findings(page, 'My games');
    await bring(page, 'noise.txt', 'this is no game at all');
    await page.waitForSelector('.problems li');
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    found.push(...(await findings(page, 'brought in and deleted')));
    expect(found).toEqual([]);
  });
}
