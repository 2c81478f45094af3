import { test, expect } from './page';
test('x', async ({ open }) => {
  const page = await open();
  await page.waitForSelector('article .place', {state: 'attached'});
  await page.screenshot({ path: '/tmp/home.png' });
  for (const f of ['Long Nardi', 'Ludo', 'Mill']) {
    await page.goto((await page.url()).replace(/#.*/, '') + '#/');
    await page.click(`[aria-label="Play ${f}"]`);
    await page.waitForSelector('.table .place', {state:'attached'});
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/table-${f[0]}.png` });
  }
  expect(1).toBe(1);
});
