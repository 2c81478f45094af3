// Whole games against the computer by mouse.
import { expect, test } from './page';
import { choice, level, person, sitDown } from './table';

/** Small, for less to draw: these games are long. */
const small = { viewport: { width: 720, height: 520 }, hurries: true };

const verdict = /You won!|(White|Black|Red|Green|Yellow|Blue) won|A draw/;

test('a whole game of Long Nardi is played by mouse to its verdict', async ({ open }) => {
  const settings = choice('nardi', 'long-nardi', [person, level(1)]);
  const table = await sitDown(await open({ ...small, settings }), 'nardi');
  expect(await table.playOut()).toMatch(verdict);
});

test("a whole game of nine men's morris is played by mouse to its verdict", async ({ open }) => {
  const settings = choice('mill', 'nine-mens-morris', [person, level(1)]);
  const table = await sitDown(await open({ ...small, settings }), 'mill');
  expect(await table.playOut()).toMatch(verdict);
});

test('a whole game of Ludo with four seats is played by mouse to its verdict', async ({ open }) => {
  const settings = choice('ludo', 'parcheesi', [person, level(1), level(1), level(1)]);
  const table = await sitDown(await open({ ...small, settings }), 'ludo');
  expect(await table.playOut()).toMatch(verdict);
});

test('a piece is dragged to where it goes; put down elsewhere it goes back, and it is said why', async ({
  open,
}) => {
  const settings = choice('nardi', 'long-nardi', [person, level(1)]);
  const table = await sitDown(await open({ settings }), 'nardi');
  const { mouse } = table.page;
  const seen = await table.playTo(({ due }) => due === 'move');
  const head = seen.movable[0] ?? (await table.spot('24'));
  const drag = async (place: string) => {
    const { x, y } = await table.spot(place);
    await mouse.move(head.x, head.y);
    await mouse.down();
    await mouse.move((head.x + x) / 2, (head.y + y) / 2);
    await mouse.move(x, y);
    const rings = await table.page.locator('g.target').count();
    await mouse.up();
    return rings;
  };
  expect(await drag('13'), 'targets are shown while it is held').toBeGreaterThan(0);
  expect(await table.page.textContent('.refusal')).toMatch(/1 to 6 points forward/);
  expect(await table.page.locator('[data-piece="24"]').count()).toBe(15);
  await mouse.move(head.x, head.y);
  await mouse.click(head.x, head.y);
  const held = await table.next(seen);
  const target = held.wanted[0]?.place ?? '';
  await table.page.keyboard.press('Escape');
  await drag(target);
  const after = await table.next(seen);
  expect(after.moves).toContain(`/${target}`);
});
