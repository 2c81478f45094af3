// Matches of several games, with the cube.
import { axe, devices, findings } from './axe';
import { type Page, expect, test } from './page';
import { type Seen, Table, choice, level, person } from './table';

const friends = { ...choice('nardi', 'long-nardi', [person, person]), autoConfirm: true };

/** Begins a match by the screen for new games. */
async function begin(page: Page, length: number): Promise<Table> {
  await page.waitForSelector('.new .variant');
  await page
    .getByRole('group', { name: 'Match to' })
    .getByRole('button', { name: String(length), exact: true })
    .click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForSelector('.table .place', { state: 'attached' });
  return new Table(page);
}

/** The points of both sides, White's first. */
async function score(page: Page): Promise<number[]> {
  const cards = await page.locator('.table .card').evaluateAll((all) =>
    all.map((card) => ({
      isWhite: card.querySelector('svg')?.classList.contains('white') ?? false,
      points: Number.parseInt(card.querySelector('.points strong')?.textContent ?? '', 10),
    })),
  );
  const of = (isWhite: boolean) =>
    cards.find((card) => card.isWhite === isWhite)?.points ?? Number.NaN;
  return [of(true), of(false)];
}

const cube = (page: Page) => page.locator('.table [data-cube]').getAttribute('data-cube');

test('a match to three: a double is dropped, one is taken, and the score decides', async ({
  open,
}) => {
  const page = await open({ settings: friends, at: 'new/nardi' });
  const table = await begin(page, 3);
  expect(await score(page)).toEqual([0, 0]);
  expect(await cube(page)).toBe('1');
  const opening = await table.playTo(({ due, turns }) => due === 'roll' && turns >= 1);
  await table.button('Double').click();
  const asked = await table.next(opening);
  expect(asked.due).toBe('answer');
  expect(await cube(page)).toBe('2');
  await page.keyboard.press('p');
  const over = await table.next(asked);
  expect(over.due).toBe('next');
  expect((await score(page)).sort()).toEqual([0, 1]);
  const first = await score(page);
  await table.button('Next game').click();
  const second = await table.playTo(({ due, turns }) => due === 'roll' && turns >= 1);
  await page.keyboard.press('d');
  const offered = await table.next(second);
  await table.button('Take').click();
  await table.next(offered);
  expect(await cube(page)).toBe('2');
  await page.reload();
  await page.waitForSelector('.table .place', { state: 'attached' });
  expect(await cube(page)).toBe('2');
  expect(await score(page)).toEqual(first);
  let seen = await table.playTo(({ due }) => due === 'next' || due === 'over');
  const gained = (await score(page)).map((points, seat) => points - (first[seat] ?? 0));
  // The game counts double, and mars twice that.
  expect(gained.sort()).toEqual([0, gained[1]]);
  expect([2, 4]).toContain(gained[1]);
  for (let games = 0; seen.due === 'next' && games < 5; games += 1) {
    await table.button('Next game').click();
    seen = await table.playTo(({ due }) => due === 'next' || due === 'over');
  }
  expect(seen.due).toBe('over');
  expect(Math.max(...(await score(page)))).toBeGreaterThanOrEqual(3);
  await table.menu('Home');
  await page.goto(page.url().replace(/#.*/, '#/games'));
  const row = page.getByRole('region', { name: 'Finished games' }).locator('.row');
  await row.waitFor();
  expect(await row.count()).toBe(1);
  expect(await row.textContent()).toMatch(/match to 3, \d–\d/);
});

test('the computer answers a double, and what was doubled is taken back', async ({ open }) => {
  const settings = { ...choice('nardi', 'long-nardi', [person, level(3)]), autoConfirm: true };
  const page = await open({ settings, at: 'new/nardi' });
  const table = await begin(page, 5);
  const before = await table.playTo(({ due, turns }) => due === 'roll' && turns >= 2);
  await table.button('Double').click();
  const after = await table.next(before);
  expect(after.moves).toMatch(/doubles.*(takes|drops)/s);
  if (after.due !== 'next') expect(await cube(page)).toBe('2');
  await table.button('Take back').click();
  await expect.poll(async () => (await table.see()).moves).not.toContain('doubles');
});

test('a game is given up for its points, and then the whole match', async ({ open }) => {
  const page = await open({ settings: friends, at: 'new/nardi' });
  const table = await begin(page, 5);
  const before = await table.playTo(({ due, turns }) => due === 'roll' && turns >= 2);
  await table.menu('Resign');
  await page.click('.menu button:has-text("Yes, resign")');
  const over = await table.next(before);
  expect(over.due, 'the match goes on').toBe('next');
  expect(over.moves).toContain('resigns');
  expect((await score(page)).sort(), 'nothing is borne off: mars').toEqual([0, 2]);
  await table.button('Take back').click();
  await expect.poll(() => score(page)).toEqual([0, 0]);
  await table.next(over);
  await table.menu('Resign the match');
  await page.click('.menu button:has-text("Yes, resign")');
  await page.waitForSelector('.over');
  expect(await page.textContent('.over')).toContain('resigned');
});

/** A match in which White, a level, is so far ahead that it should double and Black should take. */
const ahead = {
  id: 'ahead',
  rules: { id: 'long-nardi' },
  family: 'nardi',
  name: 'Long Nardi',
  start: '6/ccc3/6/BBBC2 w -',
  events: [],
  undone: [],
  players: [level(9), person],
  seed: 1,
  created: 1,
  changed: 1,
  end: null,
  turns: 0,
  toAct: 'white',
  match: { length: 5, cube: true, crawford: true },
  score: [0, 0],
};

/** Puts a game where the page keeps its games, and sits down to it. */
async function sitDownTo(page: Page, game: typeof ahead): Promise<Table> {
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('teahouse', 1);
        request.onsuccess = () => {
          const change = request.result.transaction('games', 'readwrite');
          change.objectStore('games').put(kept);
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    game,
  );
  await page.evaluate((id) => (location.hash = `#/table/${id}`), game.id);
  await page.waitForSelector('.table .place', { state: 'attached' });
  return new Table(page);
}

for (const answer of ['Take', 'Drop']) {
  test(`a level doubles where it should, and the person at the table answers: ${answer}`, async ({
    open,
  }) => {
    const page = await open({ settings: friends, at: 'games' });
    const table = await sitDownTo(page, ahead);
    const asked = await table.next();
    expect(asked.due).toBe('answer');
    expect(asked.moves).toContain('doubles');
    expect(await cube(page), 'what it would show').toBe('2');
    await table.button(answer).click();
    const after = await table.next(asked);
    if (answer === 'Drop') {
      expect(after.due).toBe('next');
      expect(await score(page)).toEqual([1, 0]);
    } else {
      expect(await cube(page)).toBe('2');
      expect(after.moves).toContain('takes');
      expect(await score(page)).toEqual([0, 0]);
    }
  });
}

/** Plays two games of a match to five: a double is dropped, one is taken, and the match is given up. Opens its review. */
async function reviewed(page: Page): Promise<void> {
  const table = await begin(page, 5);
  const isFree = ({ due, turns }: Seen) => due === 'roll' && turns >= 3;
  const first = await table.playTo(isFree);
  await table.button('Double').click();
  const asked = await table.next(first);
  await table.button('Drop').click();
  await table.next(asked);
  await table.button('Next game').click();
  const second = await table.playTo(isFree);
  await table.button('Double').click();
  const offered = await table.next(second);
  await table.button('Take').click();
  await table.next(offered);
  await table.playTo(({ turns }) => turns >= 8);
  await table.menu('Resign the match');
  await page.click('.menu button:has-text("Yes, resign")');
  await page.waitForSelector('.over');
  await page.getByRole('link', { name: 'Review' }).click();
  await page.waitForSelector('.review .side');
  await page.waitForSelector('.review progress', { state: 'detached', timeout: 60_000 });
  await page.locator('.review .card').first().waitFor();
}

/** What is looked at in a review: the number of the game, what was done, and all that is said about it. */
async function looked(page: Page): Promise<{ game: string; played: string; all: string }> {
  const text = async (selector: string) => (await page.textContent(selector))?.trim() ?? '';
  return {
    game: await page.getByRole('combobox', { name: 'Game of the match' }).inputValue(),
    played: await text('.decision .card .moves'),
    all: await text('.decision'),
  };
}

test('a played match is reviewed: its games are chosen between, and doubles are stepped to by mouse and by keyboard', async ({
  open,
}) => {
  const page = await open({ settings: friends, at: 'new/nardi', hurries: true });
  await reviewed(page);
  const games = page.getByRole('combobox', { name: 'Game of the match' });
  const names = (await games.locator('option').allTextContents()).map((name) => name.trim());
  expect(names[0]).toBe('Game 1, at 0–0');
  expect(names[1]).toMatch(/^Game 2, at (1–0|0–1)$/);
  await games.selectOption({ index: 0 });
  await expect.poll(async () => (await looked(page)).game).toBe('0');
  const on = page.getByRole('button', { name: 'One step on' });
  for (let steps = 0; (await looked(page)).played !== 'Double' && steps < 12; steps += 1) {
    const before = (await looked(page)).all;
    await on.click();
    await expect.poll(async () => (await looked(page)).all).not.toBe(before);
  }
  const double = await looked(page);
  expect(double.played).toBe('Double');
  expect(double.all).toMatch(/Chance of (White|Black) to win the match/);
  expect(double.all).toMatch(/No double\s*\d+\.\d %/);
  expect(double.all).toMatch(/Double, take\s*\d+\.\d %/);
  expect(double.all).toMatch(/Double, drop\s*\d+\.\d %/);
  expect(double.all, 'nobody is ahead so early').toContain('Too early to double');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await looked(page)).played).toBe('Drop');
  expect((await looked(page)).all).toContain('should have taken');
  await page.keyboard.press('b');
  await page.waitForSelector('.card.better.walked');
  expect(await page.locator('.review [data-cube]').getAttribute('data-cube')).toBe('2');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.walked', { state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await looked(page)).game).toBe('1');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await looked(page)).played).toBe('Drop');
  await page.getByRole('button', { name: 'All' }).click();
  const rows = (await page.locator('.mistakes .row').allTextContents()).join(' ');
  expect(rows, 'the worst of all games').toMatch(/Game 1.*Game 2|Game 2.*Game 1/s);
  expect(await page.textContent('.review .sums')).toMatch(/moves.*cube/s);
});

for (const [device, opening] of Object.entries(devices)) {
  test(`axe finds nothing in the review of a match, ${device}`, async ({ open }) => {
    const page = await open({
      ...opening,
      scripts: [axe],
      reducedMotion: 'reduce',
      settings: friends,
      at: 'new/nardi',
      hurries: true,
    });
    await reviewed(page);
    const drop = page.locator('.mistakes .row:has-text("Drop")').first();
    await page.getByRole('button', { name: 'All' }).click();
    await drop.click();
    await page.waitForSelector('.decision table');
    expect(await findings(page, 'the cube')).toEqual([]);
  });
}

for (const [device, opening] of Object.entries(devices)) {
  test(`axe finds nothing at a match, ${device}`, async ({ open }) => {
    const page = await open({
      ...opening,
      scripts: [axe],
      reducedMotion: 'reduce',
      settings: friends,
      at: 'new/nardi',
    });
    const table = await begin(page, 3);
    const before = await table.playTo(({ due, turns }) => due === 'roll' && turns >= 1);
    const found = await findings(page, 'a roll or a double');
    await table.button('Double').click();
    const asked = await table.next(before);
    found.push(...(await findings(page, 'take or drop')));
    await table.button('Drop').click();
    await table.next(asked);
    found.push(...(await findings(page, 'between games')));
    expect(found).toEqual([]);
  });
}
