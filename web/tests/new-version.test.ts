// The built page hears of a new version and lets the player decide; the other version is the same page with another title.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { launchChromium } from './chromium';
import { Host } from './host';

const built = fileURLToPath(new URL('../dist', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'teahouse-version-'));
const next = join(folder, 'next');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
let browser: Browser;
let host: Host;

beforeAll(async () => {
  cpSync(built, next, { recursive: true });
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const renamed = page.replace('<title>Teahouse', '<title>Next Teahouse');
  const worker = readFileSync(join(built, 'sw.js'), 'utf8');
  const relisted = worker
    .replace(sha256(page), sha256(renamed))
    .replace(/"version":"/, '"version":"next');
  writeFileSync(join(next, 'index.html'), renamed);
  writeFileSync(join(next, 'sw.js'), relisted);
  browser = await launchChromium();
  host = new Host(built);
  await host.start();
});

afterAll(async () => {
  await browser.close();
  await host.stop();
  rmSync(folder, { recursive: true });
});

test('a new version is told on the first screen, not at the table, and starts when the player says so', async () => {
  const page = await browser.newPage({ locale: 'en' });
  await page.goto(host.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const notice = page.getByText('There is a new version.');
  host.show(next);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await notice.waitFor();
  await page.getByRole('button', { name: /^Play/ }).first().click();
  await notice.waitFor({ state: 'detached' });
  await page.evaluate(() => (location.hash = ''));
  await notice.waitFor();
  expect(await page.title()).toBe('Teahouse');
  await page.getByRole('button', { name: 'Load it' }).click();
  await page.waitForFunction(() => document.title === 'Next Teahouse');
  expect(await notice.count()).toBe(0);
  await page.context().close();
});
