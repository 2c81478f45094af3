// Takes the pictures of docs/screenshots: every screen and board, with real games on them.
//
//   node scripts/screenshots.mjs http://127.0.0.1:7654/ ../docs/screenshots
//
// Chromium is /usr/bin/chromium, or what CHROMIUM names.
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

const [address = 'http://127.0.0.1:7654/', folder = '../docs/screenshots'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** The games of the first screen: real ones, by their events. */
const samples = readFileSync(
  fileURLToPath(new URL('../src/game/samples.ts', import.meta.url)),
  'utf8',
);
function events(family) {
  const part = samples.slice(samples.indexOf(`  ${family}: sample(`));
  const [, ...texts] = part.slice(0, part.indexOf('\n  ),')).matchAll(/'([^']*)'/g);
  return texts
    .map(([, text]) => text)
    .join('')
    .trim()
    .split(' ');
}

const person = { kind: 'person' };
const level = (number) => ({ kind: 'level', level: number });

/** A game as the page keeps it. */
function kept(family, id, players, count) {
  return {
    id: `shot-${family}`,
    rules: { id },
    family,
    name: id,
    start: '',
    events: events(family).slice(0, count),
    undone: [],
    players,
    seed: 7,
    created: Date.now(),
    changed: Date.now(),
    end: null,
    turns: 20,
    toAct: null,
  };
}

const games = {
  nardi: kept('nardi', 'long-nardi', [person, level(6)]),
  ludo: kept('ludo', 'danish', [person, person, level(4), level(6)]),
  mill: kept('mill', 'nine-mens-morris', [person, person], 20),
};

function keepGames(all) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('teahouse', 1);
    request.onupgradeneeded = () =>
      request.result
        .createObjectStore('games', { keyPath: 'id' })
        .createIndex('changed', 'changed');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const change = request.result.transaction('games', 'readwrite');
      for (const game of all) change.objectStore('games').put(game);
      change.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** One picture: a screen at a size, in a theme and a language. */
async function shoot(name, at, { size = desktop, theme = 'light', language = 'en', act } = {}) {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: 0.75 });
  const page = await context.newPage();
  await page.goto(address);
  const settings = { theme, language, speed: 'off', sound: false };
  await page.evaluate(
    (text) => localStorage.setItem('teahouse-settings', text),
    JSON.stringify(settings),
  );
  await page.evaluate(keepGames, Object.values(games));
  await page.goto(`${address}#/${at}`);
  await page.reload();
  await page.waitForTimeout(2500);
  await act?.(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 82 });
  await context.close();
  console.log(name);
}

/** Picks up the first piece that can move. */
async function lift(page) {
  await page
    .locator('.place.movable:not([data-place^="hand"])')
    .first()
    .click({ timeout: 4000 })
    .catch(() => {});
}

for (const theme of ['light', 'dark']) {
  await shoot(`home-${theme}`, '', { theme });
  for (const family of Object.keys(games)) {
    await shoot(`${family}-${theme}`, `table/shot-${family}`, { theme, act: lift });
    await shoot(`${family}-phone-${theme}`, `table/shot-${family}`, {
      theme,
      size: phone,
      act: lift,
    });
  }
}
await shoot('new-nardi-light', 'new/nardi');
await shoot('new-ludo-dark', 'new/ludo', { theme: 'dark' });
await shoot('new-mill-phone-light', 'new/mill', { size: phone });
await shoot('games-light', 'games');
await shoot('home-phone-light', '', { size: phone });
await shoot('home-arabic', '', { language: 'ar' });
await shoot('nardi-russian', 'table/shot-nardi', { language: 'ru', act: lift });
await shoot('mill-contrast', 'table/shot-mill', { theme: 'contrast', act: lift });
await shoot('ludo-contrast', 'table/shot-ludo', { theme: 'contrast', act: lift });
await shoot('nardi-contrast', 'table/shot-nardi', { theme: 'contrast', act: lift });
await browser.close();
