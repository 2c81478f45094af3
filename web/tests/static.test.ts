// The page on a host of plain files: nothing leads to shared tables, which only a server has.
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

import { Host } from './host';
import { expect, test } from './page';

const host = new Host(fileURLToPath(new URL('../dist/', import.meta.url)));
beforeAll(() => host.start());
afterAll(() => host.stop());

/** Browsers tell of every address that nobody answers for; nothing else may go wrong. */
const forgives = /Failed to load resource: the server responded with a status of 404/;

test('without a server of tables the page offers none', async ({ open }) => {
  const page = await open({ url: host.url, forgives });
  await page.waitForSelector('.tile');
  await expect.poll(() => host.asked.get('api/tables')).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.tile').allInnerTexts()).toHaveLength(2);
  expect(await page.getByText('Play online').count()).toBe(0);
  await page.evaluate(() => (location.hash = '#/new/nardi/online'));
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Online', exact: true }).count()).toBe(0);
});
