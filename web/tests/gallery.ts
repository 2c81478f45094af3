// Boards alone, by the gallery, in a real browser: a fresh page for each test, in which nothing may go wrong.
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { launchChromium } from './chromium';

/** The page of the test that runs. */
export let page: Page;

let server: ViteDevServer;
let browser: Browser;
let context: BrowserContext;
let complaints: string[] = [];

/** Lets every test of a file have a page of the gallery. */
export function useGallery(options: BrowserContextOptions = {}): void {
  beforeAll(async () => {
    server = await createServer({ server: { port: 0 }, logLevel: 'error' });
    await server.listen();
    browser = await launchChromium({ args: ['--disable-gpu'] });
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  beforeEach(async () => {
    complaints = [];
    await enter(options);
  });
  afterEach(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
}

/** Opens the gallery as its address says. */
export async function openGallery(query: string): Promise<void> {
  const root = server.resolvedUrls?.local[0] ?? '';
  await page.goto(`${root}gallery.html?${query}`);
  await page.locator('[data-place]').first().waitFor();
}

/** Opens one sample of the gallery. */
export async function open(sample: string, speed: number): Promise<void> {
  await openGallery(`only=${sample}&speed=${speed}`);
}

/** Goes on in another window. */
export async function reopen(options: BrowserContextOptions): Promise<void> {
  await context.close();
  await enter(options);
}

async function enter(options: BrowserContextOptions): Promise<void> {
  context = await browser.newContext({ viewport: { width: 1000, height: 860 }, ...options });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
}

export const place = (id: string): Locator => page.locator(`[data-place="${id}"]`);

/** The rings of where a piece can go. */
export const rings = (): Locator => page.locator('g.target');
