// Positions are set up, analysed and shared by link.
import { readFile } from 'node:fs/promises';

import { axe, devices, findings } from './axe';
import { type Page, expect, test } from './page';
import { choice, level, person, sitDown } from './table';

const middle = 'analyse/long-nardi/F3A1/5C/h2a2/C1c1B1_w_-/63';

async function ready(page: Page) {
  await page.waitForSelector('.analyse .place', { state: 'attached' });
}

/** The ranked moves, once they are there. */
async function moves(page: Page): Promise<string[]> {
  await page.waitForSelector('.analyse table .move strong');
  return page.locator('.analyse .move strong').allTextContents();
}

function fen(page: Page): Promise<string> {
  return page.getByLabel('Position (FEN)').inputValue();
}

const place = (page: Page, id: string) => page.locator(`.analyse [data-place="${id}"]`);
const press = (page: Page, name: string) =>
  page.locator('.analyse').getByRole('button', { name, exact: true }).click();

const die = (page: Page, number: number) =>
  page
    .getByRole('group', { name: 'Dice' })
    .getByRole('button', { name: String(number), exact: true })
    .click();

async function setUpNardi(page: Page) {
  await ready(page);
  await press(page, 'Set up');
  await press(page, 'Clear');
  await page.getByRole('button', { name: /^White, 15 left/ }).click();
  for (const id of ['24', '24', '18']) await place(page, id).click();
  await page.getByRole('button', { name: /^Black, \d+ left/ }).click();
  for (const id of ['12', '12', '5']) await place(page, id).click();
  await page.getByRole('button', { name: 'Black', exact: true }).click();
}

test('a position set up by hand is analysed, and a link brings somebody else to it', async ({
  open,
}) => {
  const page = await open({ at: 'analyse', permissions: ['clipboard-read', 'clipboard-write'] });
  await setUpNardi(page);
  await expect.poll(() => fen(page)).toBe('B5/A5/b5/1a4 b -');
  await press(page, 'Done');
  await die(page, 6);
  await die(page, 3);
  await expect.poll(() => fen(page)).toBe('B5/A5/b5/1a4 b 63');
  const found = await moves(page);
  expect(found.length).toBeGreaterThan(1);
  await press(page, 'Copy link');
  await page.waitForSelector('text=Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/analyse\/long-nardi\/B5\/A5\/b5\/1a4_b_63$/);
  const other = await open({ at: link.replace(/^.*#\//, '') });
  await ready(other);
  expect(await fen(other)).toBe('B5/A5/b5/1a4 b 63');
  expect((await moves(other)).sort()).toEqual(found.sort());
});

test('what cannot be a position says why, and is not taken over', async ({ open }) => {
  const page = await open({ at: 'analyse/long-nardi' });
  await ready(page);
  const before = await fen(page);
  await press(page, 'Set up');
  await page.getByRole('button', { name: /^White, \d+ left/ }).click();
  await place(page, '7').click();
  await page.waitForSelector('text=White has 16 pieces; there are 15.');
  expect(await page.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
  expect(await fen(page)).toBe(before);
  await place(page, '7').focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => page.getByRole('button', { name: 'Done' }).isEnabled()).toBe(true);
  await place(page, '24').click({ button: 'right' });
  await expect.poll(() => fen(page)).toBe('N5/6/o5/6 w -');
  await press(page, 'Cancel');
  await expect.poll(() => fen(page)).toBe(before);
});

test('a piece is dragged to another place, and off the board', async ({ open }) => {
  const page = await open({ at: 'analyse/nine-mens-morris' });
  await ready(page);
  await press(page, 'Set up');
  await page.getByRole('button', { name: /^White, \d+ left/ }).click();
  await place(page, 'a7').click();
  await expect.poll(() => fen(page)).toContain(' w p p 1 8 0 9 ');
  await place(page, 'a7').dragTo(place(page, 'd7'));
  await page.waitForSelector('[data-piece="d7"]', { state: 'attached' });
  expect(await page.locator('[data-piece="a7"]').count()).toBe(0);
  await place(page, 'd7').hover();
  await page.mouse.down();
  await page.mouse.move(900, 400, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => fen(page)).toContain(' w p p 0 8 0 9 ');
});

test('playing a move goes on from there, and steps lead back', async ({ open }) => {
  const page = await open({ at: middle });
  await ready(page);
  const [best] = await moves(page);
  await page.getByRole('button', { name: `Play ${best ?? ''}` }).click();
  await page.waitForSelector('text=Black to roll');
  const after = await fen(page);
  expect(after).toMatch(/ b -$/);
  await page.locator('.analyse .choice .button').click();
  await page.waitForSelector('text=Black to play');
  await press(page, 'To the beginning');
  await expect.poll(() => fen(page)).toBe('F3A1/5C/h2a2/C1c1B1 w -');
  await press(page, 'To the end');
  await page.waitForSelector('text=Black to play');
  await press(page, 'Other dice');
  await expect.poll(() => fen(page)).toBe(after);
});

test('rollouts make intervals that narrow, and stop when told to', async ({ open }) => {
  const page = await open({ at: 'analyse/classic/18,7,0,0/3,24,0,0/-/-_0_-_9_0_0_-/5' });
  await ready(page);
  await moves(page);
  await press(page, 'Roll out');
  await page.waitForSelector('.analyse progress');
  await page.waitForSelector('.analyse .whisker', { state: 'attached' });
  const error = () =>
    page
      .locator('.analyse .error')
      .first()
      .textContent()
      .then((text) => Number((text ?? '').replace(/[^\d.]/g, '')));
  const early = await error();
  await expect.poll(error, { timeout: 30_000 }).toBeLessThan(early);
  if (await page.locator('.analyse progress').count()) await press(page, 'Stop');
  await expect.poll(() => page.locator('.analyse progress').count()).toBe(0);
});

test('in Ludo it says what each piece threatens and risks', async ({ open }) => {
  const page = await open({ at: 'analyse/classic/18,7,0,0/3,24,0,0/-/-_0_-_9_0_0_-/5' });
  await ready(page);
  const table = page.getByRole('table', { name: 'Threats and risks' });
  await table.waitFor();
  const rows = await table.locator('tbody tr').allTextContents();
  expect(rows).toHaveLength(4);
  expect(rows.join(' ')).toContain('Square 18');
});

test('a game is looked into from the table, and by its record', async ({ open }) => {
  const settings = choice('nardi', 'long-nardi', [person, level(1)]);
  const page = await open({ settings });
  const table = await sitDown(page, 'nardi');
  await table.playTo(({ turns, due }) => turns >= 3 && due === 'move');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    table.menu('Download the record'),
  ]);
  const record = await readFile(await file.path(), 'utf8');
  await table.menu('Analyse from here');
  await ready(page);
  const here = await fen(page);
  await page.goto(page.url().replace(/#.*/, '#/analyse'));
  await ready(page);
  expect(await fen(page)).not.toBe(here);
  await press(page, 'From a record');
  await page.getByRole('textbox', { name: 'Record' }).fill(record.replace('r', 'rr'));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('textbox', { name: 'Record' }).fill(record);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => fen(page)).toBe(here);
  await press(page, 'To the beginning');
  await expect.poll(() => fen(page)).toBe('O5/6/o5/6 w -');
});

for (const [link, says] of [
  ['analyse/long-nardi/F3A1/5C/h2a2_w_-', 'Four quarters'],
  ['analyse/no-such-game', 'no-such-game'],
  ['analyse/~AAAA/x', 'cut off on its way'],
  ['analyse/long-nardi/%E0%A4%A', 'changed on its way'],
] as const) {
  test(`a bad link says what is wrong: ${link}`, async ({ open }) => {
    const page = await open({ at: link });
    await page.waitForSelector('text=This link leads to no position.');
    expect(await page.getByRole('alert').textContent()).toContain(says);
    await page.getByRole('link', { name: 'Analyse something else' }).click();
    await ready(page);
  });
}

for (const [device, opening] of Object.entries(devices)) {
  test(`axe finds nothing on Analyse, ${device}`, async ({ open }) => {
    const page = await open({ ...opening, scripts: [axe], reducedMotion: 'reduce', at: middle });
    await ready(page);
    await moves(page);
    const found = await findings(page, 'ranked moves');
    await press(page, 'Set up');
    await page.waitForSelector('.tools');
    found.push(...(await findings(page, 'setting up')));
    await press(page, 'Cancel');
    await press(page, 'From a record');
    await page.waitForSelector('dialog textarea');
    found.push(...(await findings(page, 'record')));
    const other = await open({
      ...opening,
      scripts: [axe],
      reducedMotion: 'reduce',
      at: 'analyse/classic/18,7,0,0/3,24,0,0/-/-_0_-_9_0_0_-',
    });
    await ready(other);
    await other.getByRole('table').waitFor();
    found.push(...(await findings(other, 'threats and dice')));
    expect(found).toEqual([]);
  });
}
