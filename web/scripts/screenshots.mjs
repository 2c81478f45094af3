// Takes the pictures of docs/screenshots: every screen and board, with real games on them.
//
//   node scripts/screenshots.mjs http://127.0.0.1:7654/ ../docs/screenshots [PART OF A NAME]
//
// Chromium is /usr/bin/chromium, or what CHROMIUM names.
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

const [address = 'http://127.0.0.1:7654/', folder = '../docs/screenshots', only = ''] =
  process.argv.slice(2);
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

/** Whole games between levels, as the page played them, with a person in the place of the first. */
const played = JSON.parse(readFileSync(new URL('games.json', import.meta.url), 'utf8'));
for (const [family, { id, levels, end, events }] of Object.entries(played)) {
  const players = [person, ...levels.slice(1).map(level)];
  const whole = kept(family, id, players);
  games[`${family}-over`] = { ...whole, id: `over-${family}`, events: events.split(' '), end };
}

/** Where the dice are rolled in a game. */
function rollsOf(all) {
  return all.flatMap((event, index) => (event.startsWith('r') ? [index] : []));
}

/** The same game of Long Nardi before its worst turn. */
const worst = { turn: 27, moves: '18/17,17/16,16/15,14/13' };
games.tutor = {
  ...games['nardi-over'],
  id: 'shot-tutor',
  events: games['nardi-over'].events.slice(
    0,
    rollsOf(games['nardi-over'].events)[worst.turn - 1] + 1,
  ),
  end: null,
};

// The same game of Nardi as the second of a match, doubled once.
games.match = {
  ...kept('nardi', 'long-nardi', [person, level(6)]),
  id: 'shot-match',
  match: { length: 5, cube: true, crawford: true, score: [1, 2] },
  events: doubled(events('nardi')),
};

/** The events of a game in which Black doubles before rolling for the third time, and White takes. */
function doubled(all) {
  const at = rollsOf(all)[5];
  return [...all.slice(0, at), 'double', 'take', ...all.slice(at)];
}

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
async function shoot(
  name,
  at,
  { size = desktop, theme = 'light', language = 'en', act, set } = {},
) {
  if (!name.includes(only)) return;
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 0.75,
    locale: 'en',
  });
  const page = await context.newPage();
  await page.goto(address);
  const settings = { theme, language, speed: 'off', sound: false, ...set };
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
  for (const family of ['nardi', 'ludo', 'mill']) {
    await shoot(`${family}-${theme}`, `table/shot-${family}`, { theme, act: lift });
    await shoot(`${family}-phone-${theme}`, `table/shot-${family}`, {
      theme,
      size: phone,
      act: lift,
    });
  }
}
/** Waits until everything of a game is judged. */
async function isJudged(page) {
  await page.waitForSelector('.review progress', { state: 'detached', timeout: 60_000 });
  await page.waitForSelector('.arrow.poor', { state: 'attached', timeout: 5000 });
}

/** Shows how the better line goes on. */
async function goAlong(page) {
  await isJudged(page);
  await page.keyboard.press('b');
  await page.waitForSelector('.chip');
  await page.keyboard.press('ArrowDown');
}

await shoot('review-nardi-light', 'review/over-nardi', { act: isJudged });
await shoot('review-nardi-contrast', 'review/over-nardi', { theme: 'contrast', act: isJudged });
await shoot('review-nardi-dark', 'review/over-nardi', { theme: 'dark', act: goAlong });
await shoot('review-ludo-light', 'review/over-ludo', { act: isJudged });
await shoot('review-mill-dark', 'review/over-mill', { theme: 'dark', act: goAlong });
await shoot('review-phone-light', 'review/over-nardi', { size: phone, act: isJudged });
await shoot('review-phone-dark', 'review/over-ludo', { size: phone, theme: 'dark', act: isJudged });
/** Plays a bad turn. */
async function playBadly(page) {
  await page.click('.do .button[aria-label="Moves"]', { timeout: 1000 }).catch(() => {});
  await page.fill('form input:visible', worst.moves);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.click('.do .button.primary');
  await page.waitForSelector('.tutor');
}

await shoot('tutor-light', 'table/shot-tutor', { set: { tutor: true }, act: playBadly });
await shoot('tutor-phone-dark', 'table/shot-tutor', {
  size: phone,
  theme: 'dark',
  set: { tutor: true },
  act: playBadly,
});
await shoot('new-nardi-light', 'new/nardi');
await shoot('new-ludo-dark', 'new/ludo', { theme: 'dark' });
await shoot('new-mill-phone-light', 'new/mill', { size: phone });
/** Looks at every finished game, so that each is reviewed, and then at the list of them. */
async function reviewAll(page) {
  for (const family of ['nardi', 'ludo', 'mill']) {
    await page.goto(`${address}#/review/over-${family}`);
    await page.waitForTimeout(3000);
    await isJudged(page);
    await page.waitForTimeout(500);
  }
  await page.goto(`${address}#/games`);
  await page.waitForSelector('.games .row');
}

await shoot('games-light', 'games', { act: reviewAll });
await shoot('games-dark', 'games', { theme: 'dark', act: reviewAll });
await shoot('games-phone-light', 'games', { size: phone, act: reviewAll });

/** Positions out of the games above. */
const positions = {
  nardi: 'analyse/long-nardi/F3A1/5C/h2a2/C1c1B1_w_-/63',
  ludo: 'analyse/danish/18,7,0,0/3,24,0,0/12,0,0,0/30,9,0,0_0_-_9_0_0_-/5',
  mill: 'analyse/nine-mens-morris/O*@O**@*/*@O*O*@*/@**O@***_w_m_s_5_0_6_0_0_0_0_0_0_0_0_0_14',
};

/** Waits for the moves of a position. */
async function isRanked(page) {
  await page.waitForSelector('.analyse .move', { timeout: 30_000 });
  await page.waitForTimeout(2000);
}

/** Plays the moves out for a while, and looks at the second one. */
async function rollOut(page) {
  await isRanked(page);
  await page.getByRole('button', { name: 'Roll out' }).click();
  await page.waitForSelector('.analyse .whisker', { state: 'attached', timeout: 60_000 });
  await page.waitForTimeout(12_000);
  await page.locator('.analyse .move').nth(1).hover();
}

/** Sets the position up by hand. */
async function setUp(page) {
  await isRanked(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.waitForSelector('.tools');
}

await shoot('analyse-nardi-light', positions.nardi, { act: rollOut });
await shoot('analyse-nardi-dark', positions.nardi, { theme: 'dark', act: isRanked });
await shoot('analyse-nardi-contrast', positions.nardi, { theme: 'contrast', act: isRanked });
await shoot('analyse-ludo-light', positions.ludo, { act: rollOut });
await shoot('analyse-mill-dark', positions.mill, { theme: 'dark', act: isRanked });
await shoot('analyse-set-up-light', positions.mill, { act: setUp });
await shoot('analyse-set-up-phone-dark', positions.ludo, {
  size: phone,
  theme: 'dark',
  act: setUp,
});
await shoot('analyse-phone-light', positions.nardi, { size: phone, act: isRanked });
await shoot('match-light', 'table/shot-match');
await shoot('match-phone-dark', 'table/shot-match', { size: phone, theme: 'dark' });
await shoot('home-phone-light', '', { size: phone });
await shoot('home-arabic', '', { language: 'ar' });
await shoot('nardi-russian', 'table/shot-nardi', { language: 'ru', act: lift });
await shoot('mill-contrast', 'table/shot-mill', { theme: 'contrast', act: lift });
await shoot('ludo-contrast', 'table/shot-ludo', { theme: 'contrast', act: lift });
await shoot('nardi-contrast', 'table/shot-nardi', { theme: 'contrast', act: lift });
await browser.close();
