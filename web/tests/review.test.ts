// The review of a game: opened after it, gone through by mouse and by keyboard, kept in the browser.
import { axe, devices, findings } from './axe';
import { type Page, expect, test } from './page';
import { Table, choice, level, person, sitDown } from './table';

const mill = choice('mill', 'three-mens-morris', [person, level(1)]);
const nardi = choice('nardi', 'long-nardi', [person, level(1)]);

/** A review as somebody sees it. */
class Review {
  constructor(readonly page: Page) {}

  get rows() {
    return this.page.locator('.mistakes .row');
  }

  get cards() {
    return this.page.locator('.card');
  }

  /** Waits until everything is judged. */
  async isOver() {
    await this.page.waitForSelector('.review .side');
    await this.page.waitForSelector('.review progress', { state: 'detached', timeout: 60_000 });
    await this.cards.first().waitFor();
  }

  async title(): Promise<string> {
    return (await this.page.textContent('.decision h2'))?.trim() ?? '';
  }

  /** Does something after which another decision is looked at. */
  async after(work: () => Promise<unknown>): Promise<string> {
    const before = await this.title();
    await work();
    await this.page.waitForFunction(
      (known) => document.querySelector('.decision h2')?.textContent?.trim() !== known,
      before,
    );
    return this.title();
  }

  /** Where the pieces lie. */
  pieces(): Promise<string> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.review [data-piece]')]
        .map(({ dataset }) => `${dataset['seat']}${dataset['piece']}`)
        .sort()
        .join(' '),
    );
  }

  async press(key: string) {
    await this.page.keyboard.press(key);
  }
}

/** Plays some turns of Long Nardi badly, by chance, gives up and opens the review. */
async function resigned(page: Page, turns = 14): Promise<Review> {
  const table = await sitDown(page, 'nardi');
  await table.playTo((seen) => seen.turns >= turns);
  await table.menu('Resign');
  await page.click('.menu button:has-text("Yes, resign")');
  await page.waitForSelector('.over');
  await page.getByRole('link', { name: 'Review' }).click();
  const review = new Review(page);
  await review.isOver();
  return review;
}

/** What is kept of the games. */
function kept(page: Page): Promise<{ events: string[]; review?: ({ rate: number } | null)[] }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('teahouse', 1);
        request.onsuccess = () => {
          const all = request.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result as { events: string[] }[]);
          };
        };
      }),
  );
}

test('after a played game its review is a click away, and is gone through by mouse', async ({
  open,
}) => {
  const page = await open({ settings: mill, hurries: true });
  const table = await sitDown(page, 'mill');
  await table.playOut();
  await page.getByRole('link', { name: 'Review' }).click();
  const review = new Review(page);
  await review.isOver();
  await page.getByRole('button', { name: 'All' }).click();
  const losses = (await review.rows.locator('.loss').allTextContents()).map((text) =>
    Number(text.replace('−', '')),
  );
  expect(losses.length, 'who plays by chance errs').toBeGreaterThan(0);
  expect(losses, 'the worst first').toEqual(losses.toSorted((a, b) => b - a));
  const worst = review.rows.first();
  await worst.click();
  await expect.poll(() => worst.getAttribute('aria-current')).toBe('true');
  const arrows = (kind: string) => expect.poll(() => page.locator(`.arrow${kind}`).count());
  await arrows('.poor').toBeGreaterThan(0); // what was played
  await arrows(':not(.poor)').toBeGreaterThan(0); // what was better
  const first = page.getByRole('button', { name: 'One step back' });
  while (await first.isEnabled()) await review.after(() => first.click());
  expect(await review.title()).toBe('Turn 1, you');
  const on = page.getByRole('button', { name: 'One step on' });
  expect(await review.after(() => on.click())).toBe('Turn 2, Black');
});

test('a line is shown on the board, and how it goes on', async ({ open }) => {
  const review = await resigned(await open({ settings: nardi, hurries: true }));
  const { page } = review;
  const before = await review.pieces();
  await review.cards.last().locator('.moves').click();
  await page.waitForSelector('.card.walked .chip');
  const after = await review.pieces();
  expect(after).not.toBe(before);
  await page.locator('.card.walked .chip').last().click();
  await page.waitForSelector('.chip.here');
  expect(await review.pieces()).not.toBe(after);
  await review.cards.last().locator('.moves').click();
  await page.waitForSelector('.card.walked', { state: 'detached' });
  expect(await review.pieces()).toBe(before);
});

test('the keyboard goes through a review: arrows, M and N, B, Escape', async ({ open }) => {
  const review = await resigned(await open({ settings: nardi, hurries: true }));
  const { page } = review;
  await review.press('End');
  await review.press('Home');
  // Two ways one after the other: what is shown in between is neither here nor there.
  await page.waitForFunction(() =>
    document.querySelector('.decision h2')?.textContent?.trim().startsWith('Turn 1,'),
  );
  const first = await review.title();
  expect(first).toMatch(/^Turn 1, you rolled [1-6]-[1-6]$/);
  expect(await review.after(() => review.press('ArrowRight'))).toMatch(/^Turn 2, Black rolled/);
  expect(await review.after(() => review.press('ArrowLeft'))).toBe(first);
  const mistake = await review.after(() => review.press('m'));
  expect(await page.textContent('.decision .mark')).toMatch(/(inaccuracy|mistake|blunder) −0\.\d+/);
  expect(await page.textContent('[role="status"]')).toMatch(/^Turn \d+.*Played: .*Better: \d+/);
  await review.after(() => review.press('m'));
  expect(await review.after(() => review.press('n'))).toBe(mistake);
  const before = await review.pieces();
  await review.press('b');
  await page.waitForSelector('.card.better.walked .chip');
  await review.press('ArrowDown');
  await page.waitForSelector('.chip.here');
  await review.press('Escape');
  await page.waitForSelector('.walked', { state: 'detached' });
  expect(await review.pieces()).toBe(before);
  expect(await review.after(() => review.press('End'))).toMatch(/^Turn 1\d/);
});

test('the graph shows chances and luck; a click looks at the turn, and a table says the same', async ({
  open,
}) => {
  const review = await resigned(await open({ settings: nardi, hurries: true }));
  const { page } = review;
  const graph = await page.locator('.u-over').boundingBox();
  if (!graph) throw new Error('there is no graph');
  const turns = page.locator('table:has(caption:has-text("Chances")) tbody tr');
  const count = await turns.count();
  expect(count).toBeGreaterThanOrEqual(14);
  expect(await turns.nth(2).textContent()).toMatch(
    /Turn 3, you rolled [1-6]-[1-6]\s*\d+ %\s*[+−]?0/,
  );
  // The third turn of so many lies there on the axis.
  await page.mouse.move(graph.x + (graph.width * 3) / count, graph.y + 20);
  expect(await page.textContent('.hint')).toMatch(/^Turn 3, you rolled/);
  const title = await review.after(() =>
    page.mouse.click(graph.x + (graph.width * 3) / count, graph.y + 20),
  );
  expect(title).toMatch(/^Turn 3, you rolled/);
});

test('a review is made while the next game is played, and kept with the game', async ({ open }) => {
  const page = await open({ settings: mill, hurries: true });
  const table = await sitDown(page, 'mill');
  await table.playOut();
  await page.click('.do .button.primary');
  const again = new Table(page);
  await again.playTo(({ turns }) => turns >= 4);
  await expect.poll(async () => (await kept(page)).filter(({ review }) => review).length).toBe(1);
  const [rate] = (await kept(page)).flatMap(({ review }) => review?.[0]?.rate ?? []);
  expect(rate).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => (location.hash = '#/games'));
  await page.getByRole('link', { name: /^Review the game of/ }).click();
  const review = new Review(page);
  await review.cards.first().waitFor();
  await page.reload();
  await review.cards.first().waitFor();
  expect(await page.locator('.review progress').count(), 'it is not made again').toBe(0);
});

test('a game is played on from a decision', async ({ open }) => {
  const review = await resigned(await open({ settings: nardi, hurries: true }));
  const { page } = review;
  await review.after(() => page.mouse.click(400, 680));
  const turn = Number(/\d+/.exec(await review.title())?.[0]);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForSelector('.table .place', { state: 'attached' });
  const seen = await new Table(page).next();
  expect(seen.turns, 'everything before it is played').toBeGreaterThanOrEqual(turn);
  expect(seen.due).not.toBe('over');
});

test('a game that is not kept is said to be none', async ({ open }) => {
  const page = await open({ at: 'review/nothing' });
  expect(await page.textContent('[role="alert"]')).toMatch(/not kept in this browser/);
});

for (const [device, opening] of Object.entries(devices)) {
  test(`axe finds nothing in a review, ${device}`, async ({ open }) => {
    const page = await open({
      ...opening,
      settings: nardi,
      hurries: true,
      scripts: [axe],
      reducedMotion: 'reduce',
    });
    const review = await resigned(page);
    const found = await findings(page, 'review');
    await review.cards.last().locator('.moves').click();
    await page.waitForSelector('.card.walked .chip');
    found.push(...(await findings(page, 'a line')));
    expect(found).toEqual([]);
  });
}
