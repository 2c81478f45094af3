// The tutor: before a bad move stands it says what it costs and why, and offers to take it back.
import { axe, devices, findings } from './axe';
import { type Page, expect, test } from './page';
import { type Seen, type Table, choice, level, person, sitDown } from './table';

const mill = { ...choice('mill', 'nine-mens-morris', [person, level(1)]), tutor: true };
const nardi = { ...choice('nardi', 'long-nardi', [person, level(1)]), tutor: true };

/** Plays by chance until the tutor says something. */
async function warned(page: Page, family: string): Promise<{ table: Table; seen: Seen }> {
  const table = await sitDown(page, family);
  return { table, seen: await table.playTo(({ due }) => due === 'warned') };
}

const costs = /^This costs \d+\.\d\d points: (inaccuracy|mistake|blunder)\.$/;

test('a bad move is taken back before it stands, and another one can be played', async ({
  open,
}) => {
  const { table, seen } = await warned(await open({ settings: mill, hurries: true }), 'mill');
  const { page } = table;
  const said = (await page.textContent('.tutor p'))?.trim() ?? '';
  expect(said).toMatch(costs);
  expect(await page.textContent('[role="status"]'), 'it is said aloud').toContain(said);
  await page.locator('.tutor').getByRole('button', { name: 'Take back' }).click();
  const back = await table.next(seen);
  expect(back.due).toBe('move');
  expect(back.turns, 'the turn is gone').toBe(seen.turns - 1);
  await table.playTo(({ turns }) => turns > seen.turns);
});

test('a bad move that is kept stands, and the computer answers', async ({ open }) => {
  const { table, seen } = await warned(await open({ settings: nardi, hurries: true }), 'nardi');
  expect(await table.page.locator('.tutor p').first().textContent()).toMatch(costs);
  await table.button('Keep it').click();
  const after = await table.next(seen);
  expect(after.turns).toBeGreaterThan(seen.turns);
  expect(after.moves.startsWith(seen.moves), 'what was played stands').toBe(true);
});

test('a turn of several moves is taken back as a whole, with the dice as they fell', async ({
  open,
}) => {
  const { table, seen } = await warned(await open({ settings: nardi, hurries: true }), 'nardi');
  const dice = await table.page.locator('.turn.here .dice').last().textContent();
  await table.page.locator('.tutor').getByRole('button', { name: 'Take back' }).click();
  const back = await table.next(seen);
  expect(back.due).toBe('move');
  expect(back.moves).toMatch(new RegExp(`${dice ?? ''}\\s*to play$`));
});

test('nothing is said of the best moves', async ({ open }) => {
  const page = await open({ settings: { ...nardi, bestMoves: true }, hurries: true });
  const table = await sitDown(page, 'nardi');
  const best = page.getByRole('list', { name: 'Best moves' }).getByRole('button').first();
  for (let turns = 0; turns < 5; turns += 1) {
    const seen = await table.playTo(({ due }) => due === 'move' || due === 'over');
    if (seen.due === 'over') break;
    await best.click();
    const after = await table.next(seen);
    expect(after.due).toBe('confirm');
    await table.mouse.confirm();
    expect((await table.next(after)).due, 'no warning').not.toBe('warned');
  }
});

test('the tutor is a setting', async ({ open }) => {
  const page = await open({ settings: { ...nardi, tutor: false } });
  const table = await sitDown(page, 'nardi');
  await table.next();
  await table.menu('Settings');
  const toggle = page.getByRole('switch', { name: /^Tutor/ });
  expect(await toggle.isChecked()).toBe(false);
  await toggle.click({ force: true });
  await page.reload();
  await table.next();
  await table.menu('Settings');
  expect(await toggle.isChecked()).toBe(true);
});

for (const [device, opening] of Object.entries(devices)) {
  test(`axe finds nothing while the tutor speaks, ${device}`, async ({ open }) => {
    const page = await open({
      ...opening,
      settings: mill,
      hurries: true,
      scripts: [axe],
      reducedMotion: 'reduce',
    });
    await warned(page, 'mill');
    expect(await findings(page, 'tutor')).toEqual([]);
  });
}
