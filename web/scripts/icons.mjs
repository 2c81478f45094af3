// Draws the icons of the installed page from the one mark: `npm run icons`, after mark.svg has changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const FOLDER = new URL('../public/icons/', import.meta.url);
const PAPER = '#fbf8f2';

/** Size of the icon, part of it that the mark takes, radius of its corners. A system that cuts icons to a shape of its
 * own may take away a fifth at the rim, and has no use for corners. */
const ICONS = {
  'tea-192.png': { size: 192, mark: 0.68, radius: 0.2 },
  'tea-512.png': { size: 512, mark: 0.68, radius: 0.2 },
  'tea-512-whole.png': { size: 512, mark: 0.54, radius: 0 },
};

const mark = readFileSync(new URL('mark.svg', FOLDER)).toString('base64');
const helper = await runnerImport(fileURLToPath(new URL('../tests/chromium.ts', import.meta.url)));
const browser = await helper.module.launchChromium();
for (const [name, icon] of Object.entries(ICONS)) {
  const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  const side = Math.round(icon.size * icon.mark);
  await page.setContent(`<body style="margin:0">
    <div style="width:100vw;height:100vh;display:grid;place-items:center;background:${PAPER};border-radius:${icon.radius * 100}%">
      <img width="${side}" height="${side}" src="data:image/svg+xml;base64,${mark}">
    </div>`);
  writeFileSync(new URL(name, FOLDER), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
