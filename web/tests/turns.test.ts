// Taking back, playing again, giving up, beginning anew, dice and typed moves.
import { expect, test } from './page';
import { Dice, type Table, choice, level, person, sitDown } from './table';

const nardi = choice('nardi', 'long-nardi', [person, level(1)]);
const mill = choice('mill', 'three-mens-morris', [person, level(1)]);

/** The dice of every turn so far, as the list of moves has them. */
function diceOf({ page }: Table): Promise<string[]> {
  return page.locator('.turn .dice').allTextContents();
}

async function undoAll(table: Table): Promise<void> {
  const button = table.button('Take back');
  for (let seen = await table.next(); await button.isEnabled();) {
    await button.click();
    seen = await table.next(seen);
    if (seen.due === 'move' && seen.turns === 1 && /to play/.test(seen.moves)) return;
  }
}

test('what is taken back is played again as it was', async ({ open }) => {
  const table = await sitDown(await open({ settings: nardi }), 'nardi');
  const before = await table.playTo(({ due, turns }) => due === 'move' && turns >= 5);
  await undoAll(table);
  expect((await table.see()).turns).toBe(1);
  let seen = await table.see();
  while (await table.button('Play again').isVisible()) {
    await table.button('Play again').click();
    seen = await table.next(seen);
  }
  expect(seen.moves).toBe(before.moves);
});

test('after a take-back the dice to come stay the same, whatever is played instead', async ({
  open,
}) => {
  const table = await sitDown(await open({ settings: nardi }), 'nardi');
  await table.playTo(({ due, turns }) => due === 'move' && turns >= 5, { dice: new Dice(1) });
  const [before, dice] = [(await table.see()).moves, await diceOf(table)];
  await undoAll(table);
  await table.playTo(({ due, turns }) => due === 'move' && turns >= 5, { dice: new Dice(3) });
  expect((await table.see()).moves, 'something else was played').not.toBe(before);
  expect((await diceOf(table)).slice(0, 5)).toEqual(dice.slice(0, 5));
});

test('a turn that is not ended yet is taken back move by move; Done ends it', async ({ open }) => {
  const table = await sitDown(await open({ settings: nardi }), 'nardi');
  const played = await table.playTo(({ due }) => due === 'confirm');
  await table.button('Take back').click();
  const back = await table.next(played);
  expect(back.due).toBe('move');
  const again = await table.playTo(({ due }) => due === 'confirm');
  expect(again.turns, 'the computer waits for it').toBe(1);
  await table.mouse.confirm();
  expect((await table.next(again)).turns).toBeGreaterThan(1);
});

test('a click on the dice ends the turn, too', async ({ open }) => {
  const table = await sitDown(await open({ settings: nardi }), 'nardi');
  const played = await table.playTo(({ due }) => due === 'confirm');
  await table.page.locator('.do .now button').first().click();
  expect((await table.next(played)).turns).toBeGreaterThan(1);
});

test('turns end by themselves where people want that', async ({ open }) => {
  const settings = { ...nardi, autoConfirm: true, autoRoll: true };
  const table = await sitDown(await open({ settings }), 'nardi');
  const seen: string[] = [];
  await table.playTo(({ due, turns }) => {
    seen.push(due);
    return turns >= 4;
  });
  expect(new Set(seen)).toEqual(new Set(['move']));
});

test('an illegal try is refused in words, beside where it was tried, and said aloud', async ({
  open,
}) => {
  const table = await sitDown(await open({ settings: nardi }), 'nardi');
  const { movable } = await table.playTo(({ due }) => due === 'move');
  await table.mouse.place(movable[0] ?? (await table.spot('24')));
  const tried = await table.spot('13');
  await table.mouse.place(tried);
  const refusal = table.page.locator('.refusal');
  const text = (await refusal.textContent())?.trim() ?? '';
  expect(text).toMatch(/^[A-Z].* .*\.$/);
  const box = await refusal.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  expect(Math.hypot(x - tried.x, y - tried.y)).toBeLessThan(220);
  expect(await table.page.textContent('[role="status"]')).toBe(text);
});

test("a click on somebody else's piece says why it cannot be moved", async ({ open }) => {
  const table = await sitDown(await open({ settings: nardi }), 'nardi');
  await table.playTo(({ due }) => due === 'move');
  await table.mouse.place(await table.spot('12'));
  expect(await table.page.textContent('.refusal')).toMatch(/\w+ \w+/);
});

test('whoever resigns has lost, and the game is over', async ({ open }) => {
  const table = await sitDown(await open({ settings: mill }), 'mill');
  await table.next();
  await table.page.click('summary');
  await table.page.click('.menu button:has-text("Resign")');
  await table.page.click('.menu button:has-text("Yes, resign")');
  await table.page.waitForSelector('.over');
  expect(await table.page.textContent('.over')).toContain('White resigned');
  await table.button('Rematch').click();
  await table.page.waitForSelector('.own .card:has-text("Black")');
});

test('no, play on: nothing is resigned', async ({ open }) => {
  const table = await sitDown(await open({ settings: mill }), 'mill');
  await table.next();
  await table.page.click('summary');
  await table.page.click('.menu button:has-text("Resign")');
  await table.page.click('.menu button:has-text("No, play on")');
  expect((await table.see()).due).toBe('move');
});

test('same again keeps the seats, change seats changes them', async ({ open }) => {
  const table = await sitDown(await open({ settings: mill }), 'mill');
  const { page } = table;
  const own = () => page.textContent('.own .card');
  await table.playTo(({ turns }) => turns >= 2);
  await table.menu('Same again');
  await page.waitForSelector('[aria-label="Moves"]:has-text("No moves yet")');
  expect(await own()).toMatch(/You.*White/s);
  await table.menu('Change seats');
  await page.waitForSelector('.own .card:has-text("Black")');
  expect((await table.next()).turns, 'the computer has begun').toBeGreaterThan(0);
});

test('a click on a die plays it first', async ({ open }) => {
  const table = await sitDown(await open({ settings: nardi }), 'nardi');
  const { movable } = await table.playTo(({ due }) => due === 'move');
  const [head] = movable;
  if (!head) throw new Error('nothing can be moved');
  await table.mouse.place(head);
  const labels = () => table.page.locator('g.target text').allTextContents();
  const both = await labels();
  const [first = '', second = ''] = (await diceOf(table))[0]?.split('-') ?? [];
  expect(both).toEqual(expect.arrayContaining([first, second]));
  await table.page.locator('.do .now button').nth(1).click();
  const chosen = await labels();
  expect(chosen).toContain(second);
  expect(chosen).not.toContain(first);
});

test('typed moves are played, and bad ones are refused with a reason', async ({ open }) => {
  const table = await sitDown(await open({ settings: mill }), 'mill');
  const box = table.page.getByRole('textbox', { name: 'Type a move' });
  const before = await table.next();
  for (const bad of ['z9', 'a1-a2', 'hello there']) {
    await box.fill(bad);
    await box.press('Enter');
    await table.page.locator('.refusal', { hasText: bad }).waitFor();
    expect(await table.page.textContent('.refusal'), bad).toMatch(/no such point|is not legal/);
    expect((await table.see()).moves, bad).toBe('No moves yet');
    expect(await box.inputValue(), 'what was typed can be put right').toBe(bad);
  }
  await box.fill(' b2 ');
  await table.page.getByRole('button', { name: 'Play', exact: true }).click();
  const after = await table.next(before);
  expect(after.moves).toMatch(/^1 +b2/);
  expect(await box.inputValue()).toBe('');
});

test('a turn without a move says why before it passes', async ({ open }) => {
  const settings = choice('ludo', 'classic', [person, level(1), level(1), level(1)]);
  const { page } = await sitDown(await open({ settings }), 'ludo');
  await page.getByRole('button', { name: 'Roll' }).last().click();
  await page.locator('.now p', { hasText: /^Red cannot play \d and passes/ }).waitFor();
  await page.locator('.turn', { hasText: 'pass' }).first().waitFor();
});

/** Lets every answer of the engine take its time. It runs in the page. */
function answerLate() {
  const listen = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function (kind: string, hear: EventListener) {
    const later = (event: Event) => setTimeout(() => hear.call(this, event), 40);
    listen.call(this, kind, kind === 'message' ? later : hear);
  };
}

test('a table that is left while the computers play asks for nothing any more', async ({
  open,
}) => {
  const settings = choice('nardi', 'long-nardi', [level(1), level(1)]);
  const { page } = await sitDown(await open({ settings }), 'nardi');
  await page.addInitScript(answerLate);
  await page.reload();
  const at = await page.evaluate(() => location.hash);
  for (let times = 0; times < 12; times += 1) {
    await page.waitForSelector('.table .turn', { state: 'attached' });
    // At whatever moment it is: a thought, a move, or what is kept of it.
    await page.waitForTimeout(15 * times);
    await page.evaluate(() => (location.hash = '#/games'));
    await page.waitForSelector('.table', { state: 'detached' });
    await page.waitForTimeout(200);
    await page.evaluate((hash) => (location.hash = hash), at);
  }
});
