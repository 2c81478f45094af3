// Who plays: friends at one screen, computers alone, tables of four with any mix, and the choice on the page.
import { expect, test } from './page';
import { Table, choice, level, person, sitDown } from './table';

test('two friends play a whole game at one screen', async ({ open }) => {
  const page = await open({ settings: choice('mill', 'three-mens-morris', [person, level(1)]) });
  await page.getByRole('button', { name: /^Play Mill with a friend/ }).click();
  await page.waitForSelector('.table .place', { state: 'attached' });
  const table = new Table(page);
  expect(await page.locator('.card').allTextContents()).toEqual([
    expect.stringMatching(/^\s*Black/),
    expect.stringMatching(/^\s*White/),
  ]);
  const verdict = await table.playOut();
  expect(verdict).toMatch(/White won|Black won|A draw/);
  expect(verdict, 'there are two of them').not.toContain('You');
});

test('two levels play a whole game while people watch', async ({ open }) => {
  const page = await open({ at: 'new/mill', settings: choice('mill', 'dooz', [person, person]) });
  await page.getByRole('button', { name: 'Watch' }).click();
  const sliders = page.getByRole('slider');
  expect(await sliders.count()).toBe(2);
  await sliders.nth(0).fill('1');
  await sliders.nth(1).fill('2');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.over', { timeout: 60_000 });
  expect(await page.textContent('.over')).toMatch(/White won|Black won|A draw/);
  const cards = (await page.locator('.card').allTextContents()).join();
  expect(cards).toContain('Level 1');
  expect(cards).toContain('Level 2');
  expect(await page.getByRole('button', { name: 'Take back' }).count()).toBe(0);
});

test('a table of Ludo has people and levels in any mix, chosen seat by seat', async ({ open }) => {
  const settings = choice('ludo', 'danish', [person, level(3), level(3), level(3)]);
  const page = await open({ at: 'new/ludo', settings, hurries: true });
  const seat = (name: string) => page.locator('.seat', { hasText: name });
  await seat('Yellow').getByRole('button', { name: 'Person' }).click();
  await seat('Green').getByRole('slider').fill('1');
  await seat('Blue').getByRole('slider').fill('2');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.table .place', { state: 'attached' });
  const cards = await page.locator('.card').allTextContents();
  expect(cards.map((text) => /Level \d|Yellow|Red/.exec(text)?.[0]).toSorted()).toEqual([
    'Level 1',
    'Level 2',
    'Red',
    'Yellow',
  ]);
  const table = new Table(page);
  const acting = async () => (await page.locator('.card.acting').textContent()) ?? '';
  const people = new Set<string>();
  for (let seen = await table.next(); seen.turns < 24;) {
    people.add(/Level \d|Yellow|Red/.exec(await acting())?.[0] ?? '');
    const [first] = seen.wanted.length > 0 ? seen.wanted : seen.movable;
    if (seen.due === 'roll') await table.mouse.roll();
    else if (first) await table.mouse.place(first);
    seen = await table.next(seen);
  }
  expect(people, 'only people are waited for').toEqual(new Set(['Red', 'Yellow']));
});

test('a game is two clicks from the first screen, and the last choice is remembered', async ({
  open,
}) => {
  const page = await open();
  await page.getByRole('link', { name: 'More ways to play Mill' }).click();
  await page.getByText('Morabaraba', { exact: true }).click();
  await page.getByRole('slider').fill('2');
  await page.getByRole('button', { name: 'Black', exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.table .place', { state: 'attached' });
  await page.goto(page.url().replace(/#.*/, '#/'));
  await page.waitForSelector('.card:has-text("Morabaraba, against Level 2")');
  const table = await sitDown(page, 'mill');
  expect(await page.textContent('.own .card')).toMatch(/You.*Black/s);
  expect(await page.textContent('.rules-line')).toContain('Morabaraba');
  await table.next();
});

test('seats of Ludo stay empty where nobody sits down', async ({ open }) => {
  const settings = choice('ludo', 'classic', [person, level(1), level(1), level(1)]);
  const page = await open({ at: 'new/ludo', settings, hurries: true });
  for (const name of ['Green', 'Blue'])
    await page.locator('.seat', { hasText: name }).getByRole('button', { name: 'Empty' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  const table = new Table(page);
  await table.next();
  expect(await page.locator('.card').count()).toBe(2);
  expect(await page.locator('.table [data-piece]').count(), 'two times four pieces').toBe(8);
  await table.playTo(({ turns }) => turns >= 6);
});
