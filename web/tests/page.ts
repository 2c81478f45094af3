// The page in a real browser. One helper knows where it is served and opens it; a test fails when the page says an error
// on its console, throws, breaks its Content-Security-Policy, or asks another host.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { preview } from 'vite';
import { test as base, expect } from 'vitest';

import { launchChromium } from './chromium';
import { BINARY, type House, openHouse } from './house';

export { expect };
export type { Page };

const root = fileURLToPath(new URL('..', import.meta.url));

/** The policy that `teahouse serve` sends. */
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
  "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
  "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page from the real server where that is built, or from the folder that was made of it. */
async function serve(): Promise<Pick<House, 'url' | 'close'>> {
  const canServe = existsSync(BINARY) && spawnSync(BINARY, ['serve', '--help']).status === 0;
  if (canServe) return openHouse();
  if (!existsSync(`${root}dist/index.html`)) throw new Error('web/dist is missing: make page');
  const server = await preview({
    root,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, headers: { 'content-security-policy': policy } },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('the page is served nowhere');
  return { url, close: () => server.close() };
}

/** Things people set, as the page keeps them, and what the tests may change about a browser. */
export interface Opening extends BrowserContextOptions {
  settings?: Record<string, unknown>;
  /** Every chance of the page follows from it, so that a test plays the same game each time. */
  seed?: number;
  /** The part of the address after `#`. */
  at?: string;
  /** Waiting times are a tenth of what people get. */
  hurries?: boolean;
  /** Scripts to run before the page. */
  scripts?: string[];
  /** Where the page is served, if not where all tests find it. */
  url?: string;
  /** What may be said on the console: a connection that is cut on purpose is complained about by the browser. */
  forgives?: RegExp;
}

/** Animation off and no sound: nothing waits for the eye. */
export const quick = { language: 'en', speed: 'off', sound: false };

/** Sets what the page finds in its browser. It runs in the page, once for each load. */
function prepare({
  kept,
  seed,
  hurries,
}: {
  kept: Record<string, unknown>;
  seed: number;
  hurries: boolean;
}) {
  const place = 'teahouse-settings';
  try {
    if (localStorage.getItem(place) === null) localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    return; // an empty page has no store
  }
  let state = seed;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  crypto.getRandomValues = <T extends ArrayBufferView | null>(values: T): T => {
    if (values instanceof Uint32Array) values.forEach((_, index) => (values[index] = next()));
    return values;
  };
  const later = window.setTimeout.bind(window);
  if (hurries)
    window.setTimeout = ((work: TimerHandler, time = 0, ...values: unknown[]) =>
      later(work, time / 10, ...values)) as typeof window.setTimeout;
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
  );
}

/** A browser of its own for the page, with everything that goes wrong in it. */
class Visit {
  readonly problems: string[] = [];

  constructor(
    readonly context: BrowserContext,
    private readonly host: string,
    private readonly forgives: RegExp | undefined,
  ) {
    context.on('request', (request) => this.hear(request.url()));
    context.on('page', (page) => this.watch(page));
  }

  private hear(url: string) {
    const { protocol, host } = new URL(url);
    if (protocol !== 'blob:' && protocol !== 'data:' && host !== this.host)
      this.problems.push(`asked another host: ${url}`);
  }

  private watch(page: Page) {
    page.on('console', (message) => {
      const isBad = message.type() === 'error' || message.type() === 'warning';
      if (isBad && !this.forgives?.test(message.text()))
        this.problems.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.problems.push(error.stack ?? error.message));
    page.on('crash', () => this.problems.push('the page crashed'));
  }
}

let served: ReturnType<typeof serve> | null = null;
let browser: Promise<Browser> | null = null;

/** A browser that asks nobody for anything by itself. */
const alone = ['--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/** The address of the page. */
export async function address(): Promise<string> {
  served ??= serve();
  return (await served).url;
}

async function visit(opening: Opening): Promise<Visit & { page: Page }> {
  const { settings = {}, seed = 1, at = '', hurries = false, scripts = [], ...rest } = opening;
  const { url: named, forgives, ...options } = rest;
  const url = named ?? (await address());
  browser ??= launchChromium({ args: alone });
  const context = await (
    await browser
  ).newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const opened = new Visit(context, new URL(url).host, forgives);
  await context.addInitScript(prepare, { kept: { ...quick, ...settings }, seed, hurries });
  for (const path of scripts) await context.addInitScript({ path });
  const page = await context.newPage();
  await page.goto(`${url}${at ? `#/${at}` : ''}`);
  await page.waitForSelector('#app main');
  return Object.assign(opened, { page });
}

/** Tests get `open`, which opens the page in a fresh browser; at the end nothing may have gone wrong in it. */
export const test = base.extend<{ open: (opening?: Opening) => Promise<Page> }>({
  open: async ({ task }, use) => {
    const visits: Visit[] = [];
    await use(async (opening = {}) => {
      const opened = await visit(opening);
      visits.push(opened);
      return opened.page;
    });
    const problems = visits.flatMap((one) => one.problems);
    await Promise.all(visits.map(({ context }) => context.close()));
    expect(problems, task.name).toEqual([]);
  },
});

test.afterAll(async () => {
  await (await browser)?.close();
  await (await served)?.close();
});
