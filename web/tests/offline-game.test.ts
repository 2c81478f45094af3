// Without a network the page plays on, with everything that it has used before.
import { findFiles, loseFiles } from './lost';
import { expect, test } from './page';
import { choice, level, person, sitDown } from './table';

test('after the first load a game goes on, and a new one begins, without a network', async ({
  open,
}) => {
  const last = {
    ...choice('nardi', 'long-nardi', [person, level(1)]).last,
    ...choice('mill', 'three-mens-morris', [person, level(1)]).last,
  };
  const page = await open({ settings: { last }, hurries: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const table = await sitDown(page, 'nardi');
  const before = await table.playTo(({ turns }) => turns >= 4);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.table .place').first().waitFor({ state: 'attached' });
  expect((await table.next()).moves).toBe(before.moves);
  await table.playTo(({ turns }) => turns >= 8);
  await table.menu('Home');
  const other = await sitDown(page, 'mill');
  expect(await other.playOut()).toMatch(/You won!|Black won|A draw/);
});

test('a variant whose net cannot be fetched is played all the same, and the net asked for again', async ({
  open,
}) => {
  const settings = choice('nardi', 'fevga', [person, level(5)]);
  const page = await open({ settings, hurries: true });
  await loseFiles(page, '.safetensors');
  const table = await sitDown(page, 'nardi');
  const seen = await table.playTo(({ turns }) => turns >= 4);
  expect(seen.moves).toMatch(/24\/\d+/);
  const fetched = page.waitForResponse('**/*.safetensors');
  await findFiles(page);
  await table.playTo(({ turns }) => turns >= 6);
  expect((await fetched).ok()).toBe(true);
});
