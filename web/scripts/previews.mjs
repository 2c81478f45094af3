// Draws the three boards of the first screen into pictures, so that it shows them before the engine is there.
//
//   node scripts/previews.mjs http://127.0.0.1:7654/
//
// The page draws them itself at /?live. Chromium is /usr/bin/chromium, or what CHROMIUM names.
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

const [address = 'http://127.0.0.1:7654/'] = process.argv.slice(2);
const folder = fileURLToPath(new URL('../src/parts/previews/', import.meta.url));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const scale of [1, 2]) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: scale,
  });
  await page.addInitScript(() =>
    localStorage.setItem('teahouse-settings', JSON.stringify({ theme: 'light', language: 'en' })),
  );
  await page.goto(`${address}?live`);
  for (const family of ['nardi', 'ludo', 'mill']) {
    const board = page.locator(`.card.${family} .board`);
    await board.waitFor();
    await page.waitForTimeout(500);
    const path = `${folder}${family}-${scale}.jpg`;
    await board.screenshot({ path, type: 'jpeg', quality: 80 });
    console.log(path, await board.boundingBox());
  }
}
await browser.close();
