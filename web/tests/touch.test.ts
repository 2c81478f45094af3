// Games by touch on a phone.
import type { CDPSession } from 'playwright-core';

import { expect, test } from './page';
import { type Hands, type Spot, type Table, choice, level, person, sitDown } from './table';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A piece is held this far above a finger, so that it can be seen. */
const aboveFinger = 30;

/** Drags a finger over the screen, as a hand does it. */
async function dragFinger(session: CDPSession, from: Spot, to: Spot): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const end = { x: to.x, y: to.y + aboveFinger };
  await touch('touchStart', [from]);
  for (const part of [0.3, 0.7, 1])
    await touch('touchMove', [
      { x: from.x + part * (end.x - from.x), y: from.y + part * (end.y - from.y) },
    ]);
  await touch('touchEnd', []);
}

/** Taps; every second piece is dragged to where it goes. */
async function fingers(table: Table): Promise<Hands & { drags: number }> {
  const { page } = table;
  const session = await page.context().newCDPSession(page);
  const hands = {
    drags: 0,
    moved: 0,
    roll: () => page.tap('.do .button.primary'),
    confirm: () => page.tap('.do .button.primary'),
    place: async (spot: Spot) => {
      const { held, movable } = await table.see();
      const from = movable.find(({ place }) => place === held);
      hands.moved += from ? 1 : 0;
      if (!from || hands.moved % 2 === 0) return page.touchscreen.tap(spot.x, spot.y);
      hands.drags += 1;
      await dragFinger(session, from, spot);
    },
  };
  return hands;
}

test("a whole game of nine men's morris is played by touch on a phone, by taps and drags", async ({
  open,
}) => {
  const settings = choice('mill', 'nine-mens-morris', [person, level(1)]);
  const table = await sitDown(await open({ ...phone, settings, hurries: true }), 'mill');
  const hands = await fingers(table);
  expect(await table.playOut({ hands })).toMatch(/You won!|Black won|A draw/);
  expect(hands.drags).toBeGreaterThan(3);
});

test('ten turns of Long Nardi are played by touch on a phone, by taps and drags', async ({
  open,
}) => {
  const settings = choice('nardi', 'long-nardi', [person, level(1)]);
  const table = await sitDown(await open({ ...phone, settings, hurries: true }), 'nardi');
  const hands = await fingers(table);
  const { turns } = await table.playTo(({ turns }) => turns > 20, { hands });
  expect(turns).toBeGreaterThan(20);
  expect(hands.drags).toBeGreaterThan(8);
});

test('a drag that ends nowhere leaves the piece where it was', async ({ open }) => {
  const settings = choice('mill', 'three-mens-morris', [person, level(1)]);
  const table = await sitDown(await open({ ...phone, settings }), 'mill');
  const session = await table.page.context().newCDPSession(table.page);
  const before = await table.next();
  const [hand] = before.movable;
  if (!hand) throw new Error('nothing can be placed');
  await dragFinger(session, hand, { ...hand, x: 2, y: 2 });
  expect((await table.see()).moves).toBe('No moves yet');
  await dragFinger(session, hand, await table.spot('b2'));
  expect((await table.next(before)).moves).toMatch(/b2/);
});
