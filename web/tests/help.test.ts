// Help at the table: hints, best moves, evaluation, rules, settings.
import { expect, test } from './page';
import { choice, level, person, sitDown } from './table';

const mill = choice('mill', 'three-mens-morris', [person, level(1)]);
const nardi = choice('nardi', 'long-nardi', [person, level(1)]);

test('a hint is an arrow to a place where the piece can go, and goes with the next move', async ({
  open,
}) => {
  const table = await sitDown(await open({ settings: nardi }), 'nardi');
  const seen = await table.playTo(({ due }) => due === 'move');
  await table.button('Hint').click();
  await table.page.waitForSelector('.arrow', { state: 'attached' });
  expect(await table.page.textContent('[role="status"]')).toMatch(/^Hint: White: 24 to \d+/);
  await table.mouse.place(seen.movable[0] ?? (await table.spot('24')));
  const held = await table.next(seen);
  await table.mouse.place(held.wanted[0] ?? (await table.spot('23')));
  await table.next(held);
  expect(await table.page.locator('.arrow').count()).toBe(0);
});

test('the best moves are listed with their chances, and a click plays one', async ({ open }) => {
  const table = await sitDown(await open({ settings: { ...nardi, bestMoves: true } }), 'nardi');
  const seen = await table.playTo(({ due }) => due === 'move');
  const lines = table.page.getByRole('list', { name: 'Best moves' }).getByRole('button');
  await lines.first().waitFor();
  const texts = await lines.allTextContents();
  expect(texts[0]).toMatch(/24\/\d+.*\d %$/);
  const chances = texts.map((text) => Number(/([\d.]+) %$/.exec(text)?.[1]));
  expect(chances, 'the best one first').toEqual(chances.toSorted((a, b) => b - a));
  await lines.first().click();
  const after = await table.next(seen);
  expect(after.moves).toMatch(/24\/\d+/);
  expect(after.due, 'the whole turn was played').toBe('confirm');
});

test('the evaluation is a bar that says each chance to win in words; E switches it', async ({
  open,
}) => {
  const table = await sitDown(await open({ settings: mill }), 'mill');
  await table.next();
  const bar = table.page.getByRole('img', { name: /^Chance to win: White \d+ % and Black \d+ %$/ });
  expect(await bar.count()).toBe(0);
  await table.page.keyboard.press('e');
  await bar.waitFor();
  await table.page.keyboard.press('e');
  await bar.waitFor({ state: 'detached' });
});

test('the rules of the variant are in a drawer at any time', async ({ open }) => {
  const table = await sitDown(await open({ settings: mill }), 'mill');
  await table.next();
  await table.page.click('.rules-line button');
  const drawer = table.page.getByRole('dialog', { name: "Rules of Three Men's Morris" });
  await drawer.locator('section').first().waitFor();
  expect(await drawer.locator('section h3').count()).toBeGreaterThan(2);
  await table.page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  expect((await table.see()).due).toBe('move');
});

test('settings are kept in the browser: theme, language, numbers, direction', async ({ open }) => {
  const table = await sitDown(await open({ settings: mill }), 'mill');
  const { page } = table;
  await table.next();
  const before = await table.spot('a1');
  await table.menu('Settings');
  const row = (name: string) => page.locator('dialog .row', { hasText: name }).locator('select');
  await row('Theme').selectOption('dark');
  await row('Board').selectOption('turned');
  await page.getByRole('switch', { name: 'Numbers at the rim' }).click({ force: true });
  await row('Language').selectOption('de');
  await page.waitForSelector('dialog[aria-label="Einstellungen"]');
  await page.reload();
  await page.waitForSelector('.table .place', { state: 'attached' });
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  expect(await page.getAttribute('html', 'lang')).toBe('de');
  expect((await table.spot('a1')).y, 'seen from the other side').not.toBeCloseTo(before.y, 0);
});
