// Whole games by keyboard alone.
import { expect, test } from './page';
import { type Hands, Table, choice, level, person, sitDown } from './table';

type Ways = Map<string, { key: string; to: string }[]>;

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

function focused({ page }: Table): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null);
}

/** Goes to the board with the tab key. */
async function enterBoard(table: Table): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    const place = await focused(table);
    if (place !== null) return place;
    await table.page.keyboard.press('Tab');
  }
  throw new Error('the tab key never comes to the board');
}

/** Which arrow leads from where to where, found by going there. */
async function explore(table: Table): Promise<Ways> {
  const ways: Ways = new Map();
  const start = await enterBoard(table);
  const visit = async (place: string): Promise<void> => {
    ways.set(place, []);
    for (const key of arrows) {
      await walk(table, ways, place);
      await table.page.keyboard.press(key);
      const to = await focused(table);
      if (to === null || to === place) continue;
      ways.get(place)?.push({ key, to });
      if (!ways.has(to)) await visit(to);
    }
  };
  await visit(start);
  return ways;
}

/** The keys from one place to another, as few as there are. */
function keysTo(ways: Ways, from: string, to: string): string[] {
  const reached = new Map<string, string[]>([[from, []]]);
  for (const [place, keys] of reached) {
    if (place === to) return keys;
    for (const way of ways.get(place) ?? [])
      if (!reached.has(way.to)) reached.set(way.to, [...keys, way.key]);
  }
  throw new Error(`no arrows lead from ${from} to ${to}`);
}

async function walk(table: Table, ways: Ways, to: string): Promise<void> {
  const from = await enterBoard(table);
  for (const key of keysTo(ways, from, to)) await table.page.keyboard.press(key);
  expect(await focused(table)).toBe(to);
}

function keyboard(table: Table, ways: Ways): Hands {
  return {
    roll: () => table.page.keyboard.press('r'),
    confirm: () => table.page.keyboard.press('r'),
    place: async ({ place }) => {
      await walk(table, ways, place);
      await table.page.keyboard.press('Enter');
    },
  };
}

const places = (table: Table) => table.page.locator('.table [data-place]').count();

test("a whole game of three men's morris is played by keyboard alone", async ({ open }) => {
  const settings = choice('mill', 'three-mens-morris', [person, level(1)]);
  const page = await open({ settings, hurries: true });
  await page.getByRole('button', { name: 'Play Mill', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table .place', { state: 'attached' });
  const table = new Table(page);
  const ways = await explore(table);
  expect(ways.size, 'arrows reach every place').toBe(await places(table));
  const verdict = await table.playOut({ hands: keyboard(table, ways) });
  expect(verdict).toMatch(/You won!|Black won|A draw/);
});

test('eight turns of Long Nardi are played by keyboard alone: R rolls and ends the turn', async ({
  open,
}) => {
  const settings = choice('nardi', 'long-nardi', [person, level(1)]);
  const table = await sitDown(await open({ settings, hurries: true }), 'nardi');
  await table.next();
  await table.page.keyboard.press('r');
  await table.next();
  const ways = await explore(table);
  expect(ways.size, 'arrows reach every place').toBe(await places(table));
  const { turns } = await table.playTo(({ turns }) => turns > 16, {
    hands: keyboard(table, ways),
  });
  expect(turns).toBeGreaterThan(16);
});

test('Escape lets go of a piece, H gives a hint and U takes back', async ({ open }) => {
  const settings = choice('mill', 'three-mens-morris', [person, level(1)]);
  const table = await sitDown(await open({ settings }), 'mill');
  const { keyboard } = table.page;
  const hand = (await table.next()).movable[0];
  const ways = await explore(table);
  await walk(table, ways, hand?.place ?? '');
  await keyboard.press('Enter');
  expect((await table.see()).held).toBe(hand?.place);
  await keyboard.press('Escape');
  expect((await table.see()).held).toBeNull();
  await keyboard.press('h');
  await table.page.waitForSelector('.arrow', { state: 'attached' });
  const before = await table.see();
  await walk(table, ways, 'b2');
  await keyboard.press('Enter');
  const after = await table.next(before);
  expect(after.moves).toMatch(/^1 +b2/);
  await keyboard.press('u');
  expect((await table.next(after)).moves).toBe('No moves yet');
});
