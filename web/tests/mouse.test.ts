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
