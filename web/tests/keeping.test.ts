// Games are kept in the browser: unfinished ones to go on with, finished ones as records.
import { readFile } from 'node:fs/promises';

import { readRecords } from './engine';
import { type Page, expect, test } from './page';
import { Table, choice, level, person, sitDown } from './table';

const nardi = choice('nardi', 'long-nardi', [person, level(1)]);
const mill = choice('mill', 'three-mens-morris', [person, level(1)]);

/** Every piece on the board by its place and seat. */
function pieces(page: Page): Promise<string[]> {
  return page
    .locator('.table [data-piece]')
    .evaluateAll((all) =>
      all.map(
        (one) => `${one.getAttribute('data-piece') ?? ''}:${one.getAttribute('data-seat') ?? ''}`,
      ),
    );
}

async function download(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(file.suggestedFilename()).toMatch(/^teahouse-.*\.txt$/);
  return readFile(await file.path(), 'utf8');
}

test('after a reload in the middle of a turn the game is where it was, and goes on', async ({
  open,
}) => {
  const table = await sitDown(await open({ settings: nardi }), 'nardi');
  const { page } = table;
  const before = await table.playTo(
    ({ due, turns, moves }) => due === 'move' && turns >= 5 && !moves.endsWith('to play'),
  );
  const lay = await pieces(page);
  await page.reload();
  await page.waitForSelector('.table .place', { state: 'attached' });
  const after = await table.next();
  expect({ ...after, held: null }).toMatchObject({ due: 'move', moves: before.moves });
  expect(await pieces(page)).toEqual(lay);
  const on = await table.playTo(({ turns }) => turns >= before.turns + 2);
  expect(on.moves.startsWith(before.moves)).toBe(true);
});

test('a reload while the computer is to play lets it play', async ({ open }) => {
  const settings = choice('mill', 'three-mens-morris', [level(1), person]);
  const page = await open({ settings: { ...settings, speed: 'slow' } });
  const table = await sitDown(page, 'mill');
  await page.reload();
  await page.waitForSelector('.table .place', { state: 'attached' });
  expect((await table.next()).turns).toBe(1);
});

test('what was taken back can be played again after a reload', async ({ open }) => {
  const table = await sitDown(await open({ settings: mill }), 'mill');
  const before = await table.playTo(({ turns, due }) => turns >= 2 && due === 'move');
  await table.button('Take back').click();
  await table.next(before);
  await table.page.reload();
  await table.page.waitForSelector('.table .place', { state: 'attached' });
  const back = await table.next();
  expect(back.moves).toBe('No moves yet');
  await table.button('Play again').click();
  expect((await table.next(back)).moves).toBe(before.moves);
});

test('unfinished games of several families are on Home, and each goes on where it was', async ({
  open,
}) => {
  const page = await open({ settings: { last: { ...nardi.last, ...mill.last } } });
  const played: string[] = [];
  for (const family of ['nardi', 'mill']) {
    const table = await sitDown(page, family);
    played.push((await table.playTo(({ turns }) => turns >= 2)).moves);
    await table.menu('Home');
    await page.waitForSelector('.home');
  }
  const rows = page.getByRole('region', { name: 'Unfinished games' }).locator('.row');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(2);
  expect(await rows.allTextContents()).toEqual([
    expect.stringContaining("Three Men's Morris"),
    expect.stringContaining('Long Nardi'),
  ]);
  await rows.nth(1).getByRole('link').click();
  await page.waitForSelector('.table .place', { state: 'attached' });
  expect((await new Table(page).next()).moves).toBe(played[0]);
  await page.goBack();
  await rows
    .nth(0)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.waitForFunction(() => document.querySelectorAll('.home .row').length === 1);
});

test('a finished game is stepped through, and its record is one that the engine reads', async ({
  open,
}) => {
  const page = await open({ settings: mill });
  const table = await sitDown(page, 'mill');
  await table.playOut();
  const { moves } = await table.see();
  const fromTable = await download(page, () =>
    page.getByRole('button', { name: 'Download the record' }).first().click(),
  );
  await table.menu('Home');
  await page.getByRole('link', { name: /My games/ }).click();
  const row = page.getByRole('region', { name: 'Finished games' }).locator('.row');
  await row.waitFor();
  const fromList = await download(page, () =>
    row.getByRole('button', { name: 'Download the record' }).click(),
  );
  expect(fromList).toBe(fromTable);
  const [record, ...others] = await readRecords(fromList);
  expect(others).toEqual([]);
  expect(record?.rules).toBe('three-mens-morris');
  expect(Object.fromEntries(record?.headers ?? [])).toMatchObject({
    White: 'human',
    Black: 'level:1',
    Result: expect.stringMatching(/^(white|black|draw)$/) as string,
  });
  for (const event of record?.events ?? []) expect(moves).toContain(event);
  await row.getByRole('link', { name: /^Look at it/ }).click();
  await page.waitForSelector('.steps');
  await stepThrough(page, record?.events.length ?? 0);
});

async function stepThrough(page: Page, events: number) {
  const end = await pieces(page);
  const step = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const shows = (count: number) =>
    page.waitForFunction(
      (wanted) => document.querySelectorAll('.board [data-piece]').length >= wanted,
      count,
    );
  await step('To the beginning');
  await page.waitForSelector('[data-piece="hand-white"]', { state: 'attached' });
  const begin = await pieces(page);
  expect(begin.every((piece) => piece.startsWith('hand-'))).toBe(true);
  for (let index = 0; index < events; index += 1) await step('One step on');
  await shows(0);
  await expect.poll(() => pieces(page)).toEqual(end);
  await step('One step back');
  await expect.poll(() => pieces(page)).not.toEqual(end);
  await step('To the end');
  await expect.poll(() => pieces(page)).toEqual(end);
  await page.locator('.turn').first().click();
  await expect.poll(() => page.locator('.turn.here').count()).toBe(1);
}
