// The service worker in a real browser: small pages built as the page is, on a host that changes and goes away.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { serviceWorker } from '../plugins/service-worker';
import { launchChromium } from './chromium';
import { Host } from './host';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'teahouse-offline-'));

/**
 * A page that says its version in two files, hears of new versions, and fetches nets; built into a folder of its own.
 * With `?late` it looks after its worker only when it is told to, as a page does that takes long to load.
 */
async function pageOf(version: string, nets: Record<string, string>): Promise<string> {
  const root = join(folder, version);
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  mkdirSync(join(root, 'public'), { recursive: true });
  write(
    'index.html',
    `<!doctype html><title>${version}</title><script type="module" src="./main.ts"></script>`,
  );
  write(
    'main.ts',
    `import { keepForOffline } from ${JSON.stringify(source('offline/keep'))};
     document.documentElement.dataset.script = '${version}';
     if (location.search === '?late')
       await new Promise((start) => document.addEventListener('start', start));
     void keepForOffline((takeOver) => {
       document.documentElement.dataset.news = 'new version';
       document.addEventListener('click', takeOver);
     });`,
  );
  for (const [name, text] of Object.entries(nets)) write(`public/${name}.safetensors`, text);
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    plugins: [serviceWorker(source('sw.ts'), (path) => path.endsWith('.safetensors'))],
  });
  return join(root, 'dist');
}

let browser: Browser;
let [one, two] = ['', ''];
let context: BrowserContext;
let host: Host;

beforeAll(async () => {
  browser = await launchChromium();
  one = await pageOf('one', {
    nardi: 'net of Nardi',
    mill: 'net of Mill',
    ludo: 'old net of Ludo',
  });
  two = await pageOf('two', { nardi: 'net of Nardi', ludo: 'new net of Ludo' });
});

afterEach(async () => {
  await context.close();
  await host.stop();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Opens the first version and waits until it is kept. */
async function open(base = '/'): Promise<Page> {
  host = new Host(one, base);
  await host.start();
  context = await browser.newContext();
  return openTab();
}

async function openTab(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(host.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return page;
}

/** The version, as both files of the page say it; they never differ. */
async function version(page: Page): Promise<string> {
  await page.waitForSelector('html[data-script]', { state: 'attached' });
  const script = await page.evaluate(() => document.documentElement.dataset['script'] ?? '');
  expect(script).toBe(await page.title());
  return script;
}

async function becomes(page: Page, expected: string): Promise<void> {
  await page.waitForFunction(
    (name) => document.documentElement.dataset['script'] === name,
    expected,
  );
  expect(await version(page)).toBe(expected);
}

/** A net as the page gets it: its text, or the status where it gets none. */
async function net(page: Page, name: string): Promise<string | number> {
  return page.evaluate(async (path) => {
    const answer = await fetch(path);
    return answer.ok ? answer.text() : answer.status;
  }, `./${name}.safetensors`);
}

const kept = (page: Page) => page.evaluate(() => caches.keys());

async function lookForNews(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** Playwright does not wait for what an asynchronous condition becomes, so this waits within the page. */
async function newVersionWaits(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (!registration.waiting) await new Promise((again) => setTimeout(again, 20));
  });
}

/** The host has the second version, and the page has fetched it. */
async function secondVersionComes(page: Page): Promise<void> {
  host.show(two);
  await lookForNews(page);
  await newVersionWaits(page);
}

async function nothingIsInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.installing) await new Promise((again) => setTimeout(again, 20));
  });
}

for (const base of ['/', '/games/tea/']) {
  test(`after the first load the page at ${base} opens without a network, with the nets it has used`, async () => {
    const page = await open(base);
    expect(await net(page, 'nardi')).toBe('net of Nardi');
    await host.stop();
    await page.reload();
    expect(await version(page)).toBe('one');
    await page.goto(`${host.url}?from=somewhere#/table/7`);
    expect(await version(page)).toBe('one');
    expect(await net(page, 'nardi')).toBe('net of Nardi');
    expect(await net(page, 'mill'), 'never asked for before').toBe(503);
    await host.start();
    expect(await net(page, 'mill'), 'there is a network again').toBe('net of Mill');
  });
}

test('the whole page is kept from the first load, and nets only as they are asked for', async () => {
  const page = await open();
  const [shell] = (await kept(page)).filter((name) => !name.endsWith('kept'));
  const paths = await page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    shell ?? '',
  );
  expect(paths).toContain('/');
  expect(paths.filter((path) => /^\/assets\/index-.*\.js$/.test(path))).toHaveLength(1);
  expect(paths.filter((path) => path.endsWith('.safetensors') || path === '/sw.js')).toEqual([]);
  expect(host.asked.get('mill.safetensors')).toBeUndefined();
});

test('a new version waits beside the old one, and takes over when the page says so', async () => {
  const page = await open();
  await net(page, 'nardi');
  await net(page, 'mill');
  host.show(two);
  await lookForNews(page);
  await page.waitForSelector('html[data-news]', { state: 'attached' });
  expect(await version(page), 'nothing changes under the hands of a player').toBe('one');
  await page.click('html');
  await becomes(page, 'two');
  const caches = await kept(page);
  expect(caches, 'one version, and the nets').toHaveLength(2);
  expect(await net(page, 'nardi')).toBe('net of Nardi');
  expect(host.asked.get('nardi.safetensors'), 'the same net is not fetched again').toBeUndefined();
  const nets = await page.evaluate(
    async (name) => {
      const requests = await (await window.caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    },
    caches.find((name) => name.endsWith('kept')) ?? '',
  );
  expect(nets, 'what the new version has no use for is gone').toEqual(['/nardi.safetensors']);
});

test('a new version takes over with the next load of the only page', async () => {
  const page = await open();
  await secondVersionComes(page);
  expect(await version(page)).toBe('one');
  await page.reload();
  await becomes(page, 'two');
  await host.stop();
  await page.reload();
  expect(await version(page), 'and works without a network').toBe('two');
});

test('what else is open on the same host keeps no version waiting', async () => {
  const page = await open('/games/tea/');
  const other = await context.newPage();
  await other.goto(new URL('/elsewhere', host.url).href);
  await secondVersionComes(page);
  await page.reload();
  await becomes(page, 'two');
});

test('while two pages are open both stay with their version, until one of them lets the new one in', async () => {
  const first = await open();
  const second = await openTab();
  await secondVersionComes(first);
  await second.reload();
  expect([await version(first), await version(second)]).toEqual(['one', 'one']);
  await second.waitForSelector('html[data-news]', { state: 'attached' });
  await lookForNews(second); // time enough for a version that would not wait
  expect([await version(first), await version(second)]).toEqual(['one', 'one']);
  await second.click('html');
  await becomes(first, 'two');
  await becomes(second, 'two');
});

test('a page that was still loading as another version took over is of that version in the end', async () => {
  const page = await open();
  await page.goto(`${host.url}?late`);
  await secondVersionComes(page);
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    waiting?.postMessage('take-over');
    while (navigator.serviceWorker.controller !== waiting)
      await new Promise((again) => setTimeout(again, 20));
  });
  expect(await version(page), 'nobody has told the page').toBe('one');
  await page.evaluate(() => document.dispatchEvent(new Event('start')));
  await becomes(page, 'two');
});

test('a version that was ready only after its page was asked for takes over as the page starts', async () => {
  const page = await open();
  await page.goto(`${host.url}?late`);
  await secondVersionComes(page);
  expect(await version(page)).toBe('one');
  await page.evaluate(() => document.dispatchEvent(new Event('start')));
  await becomes(page, 'two');
});

test('a version that is only half there is not taken', async () => {
  const page = await open();
  const half = join(folder, 'half');
  cpSync(two, half, { recursive: true });
  cpSync(join(one, 'index.html'), join(half, 'index.html'));
  host.show(half);
  await lookForNews(page);
  await page.reload();
  await nothingIsInstalled(page);
  expect(host.asked.get('sw.js'), 'it was looked at').toBeGreaterThan(0);
  expect(await version(page)).toBe('one');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  expect((await kept(page)).filter((name) => !name.endsWith('kept'))).toHaveLength(1);
  await secondVersionComes(page);
  await page.reload();
  await becomes(page, 'two');
});

test('a net of another version is never mixed in', async () => {
  const page = await open();
  host.show(two);
  expect(await net(page, 'ludo')).toBe(503);
  await newVersionWaits(page);
  await page.reload();
  await becomes(page, 'two');
  expect(await net(page, 'ludo')).toBe('new net of Ludo');
});

test('what is not of the page is left to the host', async () => {
  const page = await open();
  writeFileSync(join(one, 'later.txt'), 'put there afterwards');
  expect(await page.evaluate(async () => (await fetch('./later.txt')).text())).toBe(
    'put there afterwards',
  );
  const answer = await page.goto(`${host.url}sw.js`);
  expect(answer?.headers()['content-type']).toBe('text/javascript');
});
