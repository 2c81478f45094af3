// Endgames of Mill are fetched by who needs them, and what they know is told as certain.
import { findFiles, loseFiles } from './lost';
import { type Page, expect, test } from './page';
import { choice, level, person, sitDown } from './table';

/** Six against three: three moves draw, the others lose soon. */
const endgame =
  'analyse/nine-mens-morris/OO*OO*OO/********/@*@*@***_b_m_s_6_0_3_0_0_0_0_0_0_0_0_0_1';
/** Three against three: lost, but not soon. */
const farther =
  'analyse/nine-mens-morris/***OO***/********/@*@O@***_b_m_s_3_0_3_0_0_0_0_0_0_0_0_0_1';

/** What the moves of the analysis are worth, the best first. */
async function worths(page: Page): Promise<string[]> {
  await page.waitForSelector('.analyse table .move strong');
  return page.locator('.analyse td.figure').allTextContents();
}

function asked(page: Page): Promise<number> {
  const count = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.mill')).length;
  return page.evaluate(count);
}

test('an endgame is analysed exactly: who wins, and how soon a piece is taken', async ({
  open,
}) => {
  const page = await open({ at: endgame });
  const found = await worths(page);
  expect(found.slice(0, 3)).toEqual(['drawn', 'drawn', 'drawn']);
  expect(found[3]).toBe('loses in 3');
  expect(await asked(page)).toBe(1);
  await page.evaluate((at) => (location.hash = `#/${at}`), farther);
  await expect
    .poll(() => page.locator('.analyse .ends').first().textContent())
    .toBe('capture in 20 turns');
  expect((await worths(page))[0]).toBe('lost');
});

test('where they cannot be fetched, moves are estimated, and the endgames asked for again', async ({
  open,
}) => {
  const page = await open();
  await loseFiles(page, '.mill');
  await page.evaluate((at) => (location.hash = `#/${at}`), endgame);
  expect(await worths(page)).not.toContain('drawn');
  expect(await asked(page)).toBe(0);
  await findFiles(page);
  await page.evaluate((at) => (location.hash = `#/${at}`), farther);
  await expect.poll(() => asked(page)).toBe(1);
  await expect.poll(() => worths(page)).toContain('lost');
});

test('without a network they are still there', async ({ open }) => {
  const page = await open({ at: endgame });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  // The first time they may have come past the worker.
  await page.reload();
  await expect.poll(() => worths(page)).toContain('drawn');
  await page.context().setOffline(true);
  await page.reload();
  await expect.poll(() => worths(page)).toContain('drawn');
});

test('who plays against a level that looks ahead fetches none', async ({ open }) => {
  const settings = choice('mill', 'nine-mens-morris', [person, level(2)]);
  const page = await open({ settings, hurries: true });
  const table = await sitDown(page, 'mill');
  await table.playTo(({ turns }) => turns >= 4);
  expect(await asked(page)).toBe(0);
  await table.button('Hint').click();
  await expect.poll(() => asked(page)).toBe(1);
});
