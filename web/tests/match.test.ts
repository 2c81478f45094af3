// Matches of several games, with the cube.
import { axe, devices, findings } from './axe';
import { type Page, expect, test } from './page';
import { Table, choice, level, person } from './table';

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
