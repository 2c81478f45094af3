// Every variant, built in or one's own, is played at the table.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type Page, expect, test } from './page';
import { Table } from './table';

const rules = fileURLToPath(new URL('../../rules/', import.meta.url));
const own = fileURLToPath(new URL('../src/boards/fixtures/rules/', import.meta.url));

async function start(page: Page): Promise<Table> {
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.table .place', { state: 'attached' });
  return new Table(page);
}

for (const family of ['nardi', 'ludo', 'mill']) {
  test(`every variant of ${family} opens at the table and can be played`, async ({ open }) => {
    const page = await open({ at: `new/${family}`, settings: { autoRoll: true }, hurries: true });
    const variants = page.locator('.variant input[type="radio"]');
    await variants.first().waitFor();
    const count = await variants.count();
    expect(count).toBe(readdirSync(rules + family).length);
    for (let index = 0; index < count; index += 1) {
      const name = await page.locator('.variant strong').nth(index).textContent();
      await variants.nth(index).check();
      const table = await start(page);
      let seen = await table.next();
      // Where there is a cube, nobody rolls by itself.
      if (seen.due === 'roll') {
        await table.mouse.roll();
        seen = await table.next(seen);
      }
      expect(await page.textContent('.rules-line strong')).toBe(name);
      expect([...seen.movable, ...seen.wanted], `${name}: a first move`).not.toEqual([]);
      await page.evaluate((hash) => (location.hash = hash), `#/new/${family}`);
      await variants.first().waitFor();
    }
  });
}

test('a rule file of one’s own is played on its own board', async ({ open }) => {
  const page = await open({ at: 'new/mill' });
  await page.locator('input[type="file"]').setInputFiles(`${own}wheel.toml`);
  await page.waitForSelector('.variant.chosen:has-text("Wheel")');
  const table = await start(page);
  const seen = await table.next();
  expect(seen.due).toBe('move');
  expect(await page.locator('.table [data-place="hub"]').count()).toBe(1);
  await table.mouse.place(await table.spot('hub'));
  const after = await table.next(seen);
  expect(after.moves).toMatch(/^1 +hub/);
  await page.reload();
  await page.waitForSelector('.table .place', { state: 'attached' });
  expect((await table.next()).moves).toBe(after.moves);
});

test('a rule file with a problem is refused with what is wrong and where', async ({ open }) => {
  const page = await open({ at: 'new/mill' });
  const text = readFileSync(`${own}wheel.toml`, 'utf8');
  const broken = text.replace('["hub", "in1"]', '["hub", "nowhere"]');
  const send = (content: string) =>
    page.locator('input[type="file"]').setInputFiles({
      name: 'broken.toml',
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    });
  await send(broken);
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/This file cannot be played:.*nowhere/s);
  await send('this is no rule file');
  await page.waitForFunction(
    () => !document.querySelector('[role=alert]')?.textContent?.includes('nowhere'),
  );
  expect(await alert.textContent()).toMatch(/line 1|1:/);
  expect(await page.locator('.variant.chosen').textContent()).toContain("Nine Men's Morris");
  await send(text);
  await alert.waitFor({ state: 'detached' });
});
