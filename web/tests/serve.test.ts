// The built page from the real binary in a real browser: nothing refused, nothing from elsewhere, nothing lost offline.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { launchChromium } from './chromium';
import { openHouse, type House } from './house';

let browser: Browser;
let house: House;
let page: Page;
let complaints: string[];
let strangers: string[];

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

beforeEach(async () => {
  house = await openHouse();
  page = await browser.newPage();
  complaints = [];
  strangers = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(house.url) && !/^(data|blob):/.test(request.url()))
      strangers.push(request.url());
  });
});
afterEach(async () => {
  await page.context().close();
  await house.close();
});

const shown = () => page.waitForSelector('#app > *');
const isKept = () =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

test('the page opens without an error, without a breach of its policy, and asks nobody else', async () => {
  const answer = await page.goto(house.url);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await shown();
  await isKept();
  expect(complaints).toEqual([]);
  expect(strangers).toEqual([]);
});

test('after the first load the page opens although the server is gone', async () => {
  await page.goto(house.url);
  await shown();
  await isKept();
  const title = await page.title();
  await house.close();
  await page.reload();
  await shown();
  expect(await page.title()).toBe(title);
  const policy = await page.evaluate(async () =>
    (await fetch('./')).headers.get('content-security-policy'),
  );
  expect(policy, 'and is as safe as before').toContain("default-src 'none'");
});

test('the page can be installed: a manifest, and icons of the sizes it names', async () => {
  await page.goto(house.url);
  const manifest = (await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json();
  })) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ start_url: './', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const size = await page.evaluate(async (path) => {
      const picture = await createImageBitmap(await (await fetch(path)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test('script inside the page is refused, as the policy says', async () => {
  await page.goto(house.url);
  await shown();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  expect(await page.title()).not.toBe('taken over');
  expect(complaints.join()).toContain('Content Security Policy');
});
