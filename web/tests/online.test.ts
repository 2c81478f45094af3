// People at different screens, with the real server between them.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

import { axe, devices, findings } from './axe';
import { Cable } from './cable';
import { type House, openHouse } from './house';
import { expect, test } from './page';
import { Dice, Table } from './table';
import {
  atBoard,
  choose,
  cuts,
  openTable,
  playTogether,
  short,
  sitDown,
  somebody,
  swift,
} from './together';

let house: House;

beforeAll(async () => {
  // Browsers play faster than people, all from one address.
  house = await openHouse(0, ['--no-limits']);
});
afterAll(() => house.close());

type Open = Parameters<typeof somebody>[0];

/** Two people at the board of a game, by link. */
async function pair(open: Open, family: string, rules?: string): Promise<[Page, Page]> {
  const ann = await somebody(open, 'Ann', { url: house.url });
  const ben = await somebody(open, 'Ben', { url: house.url });
  await choose(ann, family, rules);
  await sitDown(ben, await openTable(ann));
  await atBoard(ann, ben);
  return [ann, ben];
}

const movesOf = async (page: Page) => (await new Table(page).see()).moves;

/** Waits until the same moves are read on all screens. */
const sameMoves = (...pages: Page[]) =>
  expect.poll(async () => new Set(await Promise.all(pages.map(movesOf))).size).toBe(1);

const outcome = (page: Page) => page.locator('.do .over').innerText();

/** Waits until somebody reads this in the panel. */
const reads = (page: Page, text: string | RegExp) =>
  page.locator('.side').getByText(text).first().waitFor();

const games = {
  nardi: { rules: undefined, cutAfter: 40, dice: 3 },
  ludo: { rules: short['ludo'], cutAfter: 12, dice: 5 },
  mill: { rules: short['mill'], cutAfter: 6, dice: 11 },
};

test.for(Object.entries(games))(
  'two browsers play a whole game of %s by link, with the line cut in the middle',
  async ([family, { rules, cutAfter, dice }], { open }) => {
    const cable = await Cable.to(house.url);
    const ann = await somebody(open, 'Ann', { url: cable.url, forgives: cuts });
    const ben = await somebody(open, 'Ben', { url: house.url });
    await choose(ann, family, rules);
    const at = await openTable(ann);
    await sitDown(ben, at);
    const tables = await atBoard(ann, ben);

    await playTogether(tables, { dice: new Dice(dice), isEnough: (steps) => steps >= cutAfter });
    cable.cut();
    await reads(ann, /Connection lost/);
    await ben.locator('.others [aria-label="away"]').waitFor();
    // What is done without a line is kept: Ann goes on until she has to wait for somebody.
    const [mine] = tables;
    let before = 'nothing';
    for (let seen = await mine.see(); seen.due === 'move'; seen = await mine.see()) {
      if (JSON.stringify(seen) === before) break;
      before = JSON.stringify(seen);
      await mine.do(seen, mine.mouse, new Dice(dice));
      await ann.waitForTimeout(50);
    }
    cable.mend();
    await ann.evaluate(() => dispatchEvent(new Event('online')));
    await ann
      .locator('.side')
      .getByText(/Connection lost/)
      .waitFor({ state: 'detached' });
    await ben.locator('.others [aria-label="there"]').waitFor();

    await playTogether(tables, { dice: new Dice(dice) });
    await sameMoves(ann, ben); // nothing is lost or doubled
    const words = [await outcome(ann), await outcome(ben)];
    expect(words.join(' | ')).toMatch(
      /You won!.*Ann has won|Ben has won.*You won!|A draw.*A draw/s,
    );

    // The game is kept with the name of the other one, and opens in review.
    await ann.getByRole('button', { name: 'Review', exact: true }).click();
    await ann.waitForSelector('.review .board svg');
    await ann.evaluate(() => (location.hash = '#/games'));
    await ann.getByText(/against Ben/).waitFor();
    await cable.close();
  },
);

test('a server that is killed under the open pages comes back, and the game goes on', async ({
  open,
}) => {
  const fragile = await openHouse(0, ['--no-limits']);
  const ann = await somebody(open, 'Ann', { url: fragile.url, forgives: cuts });
  const ben = await somebody(open, 'Ben', { url: fragile.url, forgives: cuts });
  await choose(ann, 'mill', short['mill']);
  await sitDown(ben, await openTable(ann));
  const tables = await atBoard(ann, ben);
  await playTogether(tables, { isEnough: (steps) => steps >= 3 });

  const openAgain = await fragile.kill();
  for (const page of [ann, ben]) await reads(page, /Connection lost/);
  const house = await openAgain();
  for (const page of [ann, ben]) {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('.others [aria-label="there"]').waitFor();
  }
  await playTogether(tables);
  await sameMoves(ann, ben); // nothing is lost or doubled
  await house.close();
});

test('four play Ludo, one of them the computer, and two who left come back to their seats', async ({
  open,
}) => {
  const people: Page[] = [];
  for (const name of ['Ann', 'Ben', 'Cem'])
    people.push(await somebody(open, name, { url: house.url }));
  const [ann, ben, cem] = people as [Page, Page, Page];
  await choose(ann, 'ludo', short['ludo4']);
  await ann.locator('.seat').last().getByRole('button', { name: 'Computer' }).click();
  const at = await openTable(ann);
  await sitDown(ben, at);
  await ben.waitForSelector('.lobby .seats strong:has-text("(you)")');
  await sitDown(cem, at);
  const tables = await atBoard(ann, ben, cem);
  await playTogether(tables, { isEnough: (steps) => steps >= 20 });
  // One loads the page anew, one goes elsewhere and comes back through My games.
  await ben.reload();
  await cem.evaluate(() => (location.hash = '#/games'));
  await cem.getByRole('link', { name: 'Go on with Short Ludo' }).click();
  await atBoard(ben, cem);
  await playTogether(tables);
  await sameMoves(ann, ben, cem);
});

test('whoever watches sees every move, is counted, and cannot touch anything', async ({ open }) => {
  const [ann, ben] = await pair(open, 'mill', short['mill']);
  const eve = await somebody(open, 'Eve', { url: house.url, at: new URL(ann.url()).hash.slice(2) });
  const [seen] = await atBoard(eve);
  await reads(eve, 'You are watching');
  await reads(ann, '1 watches');
  const tables = await atBoard(ann, ben);
  await playTogether(tables, { isEnough: (steps) => steps >= 3 });
  await sameMoves(eve, ann);
  expect((await seen.see()).movable).toEqual([]);
  expect(await eve.locator('.do').getByRole('button').count()).toBe(0);
  await playTogether(tables);
  await expect.poll(() => outcome(eve)).toMatch(/won|draw/);
});

test('whoever has no time left loses, and both read why', async ({ open }) => {
  const ann = await somebody(open, 'Ann', { url: house.url });
  const ben = await somebody(open, 'Ben', { url: house.url });
  // Shorter than anybody would want it, so not to be had on the page.
  const token = '0123456789abcdef0123456789abcdef';
  const table = await ann.evaluate(
    async (own) => {
      const seats = [{ kind: 'person' }, { kind: 'person' }];
      const clock = { reserve: 2, move: 1 };
      const body = JSON.stringify({ rules: { id: 'nine-mens-morris' }, seats, clock, own });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('./api/tables', { method: 'POST', headers, body });
      return ((await answer.json()) as { table: string }).table;
    },
    { seat: 0, token },
  );
  // The seat's own link leads to the seat, and its secret is gone from the address.
  await ann.evaluate((hash) => (location.hash = hash), `#/online/${table}/0.${token}`);
  await ann.waitForSelector('.lobby .seats strong:has-text("Ann (you)")');
  expect(ann.url()).not.toContain(token);
  await sitDown(ben, `online/${table}`);
  await atBoard(ann, ben);
  await ann.waitForSelector('.own .time.running.short');
  await reads(ann, 'Ann ran out of time');
  expect(await outcome(ann)).toContain('Ben has won');
  await reads(ben, 'Ann ran out of time');
  expect(await outcome(ben)).toContain('You won!');
});

test('the dice of a game can be checked, and a record with a changed roll is shown as forged', async ({
  open,
}) => {
  const [ann, ben] = await pair(open, 'ludo', short['ludo']);
  await playTogether(await atBoard(ann, ben));
  await ann.getByRole('button', { name: 'Check the dice' }).click();
  await reads(ann, /The dice are fair: all \d+ rolls follow from the secret/);

  const [file] = await Promise.all([
    ann.waitForEvent('download'),
    ann.getByRole('button', { name: 'Download the record' }).first().click(),
  ]);
  const record = readFileSync(await file.path(), 'utf8');
  expect(record).toContain('[FairSecret "');
  // The first roll is no six and lets nobody out, so that another such roll changes nothing else.
  const forged = record.replace(
    /(?<=\s)r([1-5])(?=\s)/,
    (_, face: string) => `r${(Number(face) % 5) + 1}`,
  );
  expect(forged).not.toBe(record);
  const stranger = await open({ url: house.url, at: 'games' });
  for (const [text, words] of [
    [record, /fair\.txt: The dice are fair/],
    [forged, /fair\.txt: Forged\. .*roll/i],
  ] as const) {
    const buffer = Buffer.from(text);
    await stranger
      .locator('input[type=file]')
      .setInputFiles({ name: 'fair.txt', mimeType: 'text/plain', buffer });
    await expect.poll(() => stranger.locator('.status').innerText()).toMatch(words);
  }
  // My games offers the same for what was taken in.
  await stranger.getByRole('button', { name: 'Check the dice of Short Ludo' }).first().click();
  await stranger
    .getByText(/The dice are fair/)
    .nth(0)
    .waitFor();
});

test('a draw is offered and declined, a move is asked back, and a draw is agreed', async ({
  open,
}) => {
  const [ann, ben] = await pair(open, 'mill');
  const tables = await atBoard(ann, ben);
  const [annsTable] = tables;
  const hasMoved = async () => (await annsTable.see()).turns > 0;
  await playTogether(tables, { isEnough: hasMoved });
  await annsTable.menu('Offer a draw');
  await reads(ann, 'You offered a draw.');
  await reads(ben, 'Ann offers a draw.');
  await ben.getByRole('button', { name: 'Decline' }).click();
  await ann.getByText('You offered a draw.').waitFor({ state: 'detached' });

  const before = await movesOf(ann);
  await ann.getByRole('button', { name: 'Ask to take back' }).click();
  await reads(ben, 'Ann asks to take back the last move.');
  await ben.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => movesOf(ben)).not.toBe(before);
  await sameMoves(ann, ben);

  await annsTable.menu('Offer a draw');
  await ben.getByRole('button', { name: 'Accept' }).click();
  await reads(ann, 'Both agreed');
  expect(await outcome(ben)).toContain('A draw');
});

test('nobody is helped by the computer against somebody else, until the game is over', async ({
  open,
}) => {
  const settings = { evaluation: true, bestMoves: true, tutor: true };
  const ann = await somebody(open, 'Ann', { url: house.url, settings });
  const ben = await somebody(open, 'Ben', { url: house.url });
  await choose(ann, 'mill');
  await sitDown(ben, await openTable(ann));
  const [table] = await atBoard(ann, ben);
  await ann.keyboard.press('h');
  await new Table(ann).next();
  expect(await ann.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  expect(await ann.getByRole('switch', { name: /Evaluation/ }).count()).toBe(0);
  await ann.click('summary');
  expect(await ann.getByText('Analyse from here').count()).toBe(0);
  await ann.click('summary');
  await table.menu('Resign');
  await ann.getByRole('button', { name: 'Yes, resign' }).click();
  await reads(ben, 'Ann resigned');
  await ann.getByRole('switch', { name: /Evaluation/ }).waitFor({ state: 'attached' });
});

test('a rematch leads both to another table with the seats changed', async ({ open }) => {
  const [ann, ben] = await pair(open, 'mill', short['mill']);
  const first = ann.url();
  await new Table(ann).menu('Resign');
  await ann.getByRole('button', { name: 'Yes, resign' }).click();
  await ben.getByRole('button', { name: 'Rematch' }).click();
  await reads(ann, 'Ben would like a rematch.');
  await ann.getByRole('button', { name: 'Rematch' }).click();
  await expect.poll(() => ann.url()).not.toBe(first);
  await expect.poll(() => ben.url()).toBe(ann.url());
  const tables = await atBoard(ann, ben);
  // Ann had White, who begins; now Ben has.
  await ben.locator('.own .acting, .own.acting').first().waitFor();
  expect((await tables[0].see()).due).toBe('wait');
  await playTogether(tables);
  await sameMoves(ann, ben);
});

test('a seat goes on at another device by its own link, and there alone is no harm done', async ({
  open,
}) => {
  const [ann, ben] = await pair(open, 'mill');
  await new Table(ann).menu('My seat on another device');
  const link = await ann.locator('dialog input').inputValue();
  const phone = await open({ ...devices['phone'], url: house.url, seed: 99, settings: swift });
  await phone.goto(link);
  const tables = await atBoard(phone, ben);
  await playTogether(tables, { isEnough: (steps) => steps >= 4 });
  await ann.keyboard.press('Escape');
  // The first device follows.
  await sameMoves(ann, ben);
});

test('what was done without a line is taken back if the seat has played elsewhere meanwhile', async ({
  open,
}) => {
  const cable = await Cable.to(house.url);
  const ann = await somebody(open, 'Ann', { url: cable.url, forgives: cuts });
  const ben = await somebody(open, 'Ben', { url: house.url });
  await choose(ann, 'mill');
  await sitDown(ben, await openTable(ann));
  const [far] = await atBoard(ann, ben);
  await far.menu('My seat on another device');
  const link = await ann.locator('dialog input').inputValue();
  await ann.keyboard.press('Escape');
  const phone = await open({ url: house.url, seed: 98, settings: swift });
  await phone.goto(link.replace(cable.url, house.url));
  const [near] = await atBoard(phone);
  await near.next();

  cable.cut();
  await reads(ann, /Connection lost/);
  await far.mouse.place(await far.spot('a1'));
  await expect.poll(() => movesOf(ann)).toContain('a1');
  await near.mouse.place(await near.spot('g7'));
  await expect.poll(() => movesOf(ben)).toContain('g7');
  cable.mend();
  await ann.evaluate(() => dispatchEvent(new Event('online')));
  await sameMoves(ann, ben);
  expect((await far.see()).due).toBe('wait');
  await playTogether([near, new Table(ben)], { isEnough: (steps) => steps >= 4 });
  await sameMoves(ann, ben);
  await cable.close();
});

test('steps of a turn can be taken back without asking until it is ended', async ({ open }) => {
  const settings = { autoConfirm: false };
  const ann = await somebody(open, 'Ann', { url: house.url, settings });
  const ben = await somebody(open, 'Ben', { url: house.url });
  await choose(ann, 'nardi');
  await sitDown(ben, await openTable(ann));
  const [table] = await atBoard(ann, ben);
  let seen = await table.next();
  while (seen.due !== 'confirm') seen = await table.step(seen, table.mouse, new Dice());
  await ann.getByRole('button', { name: 'Take back', exact: true }).click();
  seen = await table.next(seen);
  expect(seen.due).toBe('move');
  expect(await ben.locator('.own .acting').count()).toBe(0);
  while (seen.due !== 'confirm') seen = await table.step(seen, table.mouse, new Dice());
  await ann.click('.do .button.primary');
  await ben.locator('.own .acting').waitFor();
  await sameMoves(ann, ben);
});

test('a match goes on from game to game, and the score is the same at both screens', async ({
  open,
}) => {
  const ann = await somebody(open, 'Ann', { url: house.url });
  const ben = await somebody(open, 'Ben', { url: house.url });
  await choose(ann, 'nardi');
  await ann.getByRole('group', { name: 'Match to' }).getByRole('button', { name: '3' }).click();
  await ann.getByText('Doubling cube').click();
  await sitDown(ben, await openTable(ann));
  const [annsTable, bensTable] = await atBoard(ann, ben);
  await playTogether([annsTable, bensTable], { isEnough: (steps) => steps >= 4 });
  await annsTable.menu('Resign');
  await ann.getByRole('button', { name: 'Yes, resign' }).click();
  for (const page of [ann, ben]) await page.getByRole('button', { name: 'Next game' }).waitFor();
  await ben.getByRole('button', { name: 'Next game' }).click();
  await ann.getByRole('button', { name: 'Next game' }).waitFor({ state: 'detached' });
  await playTogether([annsTable, bensTable], { isEnough: (steps) => steps >= 4 });
  const scores = (page: Page) => page.locator('.points strong').allInnerTexts();
  expect((await scores(ann)).sort()).toEqual((await scores(ben)).sort());
  await bensTable.menu('Resign the match');
  await ben.getByRole('button', { name: 'Yes, resign' }).click();
  await reads(ann, 'You won!');
  await reads(ben, 'Ann has won');
});

test('open tables are listed, and whoever joins one plays there', async ({ open }) => {
  const ann = await somebody(open, 'Ann', { url: house.url });
  const ben = await somebody(open, 'Ben', { url: house.url });
  await ben.getByRole('link', { name: /Play online/ }).click();
  await ben.getByText('Nobody waits for a game right now.').waitFor();
  await choose(ann, 'mill', short['mill']);
  await ann.getByText('Anybody may join').click();
  await openTable(ann);
  await ben.getByRole('link', { name: 'Join the table of Short Mill' }).click();
  await ben.getByRole('button', { name: /^Play / }).click();
  await atBoard(ann, ben);
  await ben.evaluate(() => (location.hash = '#/online'));
  await ben.getByText('Nobody waits for a game right now.').waitFor();
});

test('whoever waits alone can close the table, and nobody comes to wait there', async ({
  open,
}) => {
  const ann = await somebody(open, 'Ann', { url: house.url });
  const ben = await somebody(open, 'Ben', { url: house.url });
  await choose(ann, 'mill', short['mill']);
  await ann.getByText('Anybody may join').click();
  const at = await openTable(ann);
  await ben.evaluate((hash) => (location.hash = hash), `#/${at}`);
  await ben.getByRole('button', { name: /^Play / }).waitFor();
  await ann.getByRole('button', { name: 'Close the table' }).click();
  await ann.getByText('Nobody waits for a game right now.').waitFor();
  await ben.getByRole('heading', { name: 'This table was closed.' }).waitFor();
  await ben.getByRole('link', { name: 'Back to open tables' }).click();
  await ben.getByText('Nobody waits for a game right now.').waitFor();
  await ann.evaluate(() => (location.hash = '#/games'));
  await ann.getByRole('heading', { name: 'My games' }).waitFor();
  expect(await ann.getByText(/Short Mill/).count()).toBe(0);
});

test('a link that leads nowhere says so and leads on', async ({ open }) => {
  const page = await open({
    url: house.url,
    at: 'online/abcdefghijklmnop',
    forgives: /WebSocket|404/,
  });
  await page.getByRole('heading', { name: 'There is no such table.' }).waitFor();
  await page.getByRole('link', { name: 'Back to open tables' }).click();
  await page.getByRole('heading', { name: 'Play online' }).waitFor();
});

test.for(Object.keys(devices))(
  'axe finds nothing on the screens of shared tables, %s',
  async (device, { open }) => {
    const opening = {
      ...devices[device],
      scripts: [axe],
      reducedMotion: 'reduce' as const,
      url: house.url,
    };
    const ann = await somebody(open, 'Ann', opening);
    const ben = await somebody(open, 'Ben', { url: house.url });
    const found: string[] = [];
    const look = async (screen: string) => found.push(...(await findings(ann, screen)));
    await ann.evaluate(() => (location.hash = '#/online'));
    await ann.getByText('Nobody waits for a game right now.').waitFor();
    await look('no tables');
    await choose(ann, 'mill', short['mill']);
    await ann.getByRole('button', { name: 'Own', exact: true }).click();
    await look('new table');
    const at = await openTable(ann);
    await look('waiting');
    await sitDown(ben, at);
    const tables = await atBoard(ann, ben);
    await playTogether(tables, { isEnough: (steps) => steps >= 2 });
    await tables[1].menu('Offer a draw');
    await reads(ann, 'Ben offers a draw.');
    await look('an offer');
    await ann.getByRole('button', { name: 'Accept' }).click();
    await reads(ann, 'Both agreed');
    await look('over');
    expect(found).toEqual([]);
  },
);
