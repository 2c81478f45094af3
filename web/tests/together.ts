// People at different screens who play each other.
import type { Page } from 'playwright-core';

import type { Opening } from './page';
import { Dice, Table, essence } from './table';

/** Nothing waits for the eye, and turns of two dice end by themselves. */
export const swift = { autoRoll: true, autoConfirm: true };

/** A cut line is complained about by the browser, and nobody can keep it from that. */
export const cuts = /WebSocket connection to|Failed to load resource: net::/;

type Open = (opening?: Opening) => Promise<Page>;

/** Somebody with a name, at a screen of their own. Everybody has other chances, or their seats would have the same tokens. */
export function somebody(open: Open, name: string, opening: Opening = {}): Promise<Page> {
  const seed = [...name].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 7);
  const { settings = {}, ...rest } = opening;
  return open({ seed, hurries: true, settings: { ...swift, name, ...settings }, ...rest });
}

/** A rule file with few pieces, so that a game is over soon. */
export const short: Record<string, string> = {
  ludo: 'id = "short-ludo"\nextends = "classic"\nname = "Short Ludo"\npieces = 1\nseats = [0, 2]\n',
  ludo4: 'id = "short-ludo"\nextends = "classic"\nname = "Short Ludo"\npieces = 1\n',
  mill: 'id = "short-mill"\nextends = "three-mens-morris"\nname = "Short Mill"\n',
};

/** Goes to the choice of a new table, with rules of one's own if they are given. */
export async function choose(page: Page, family: string, rules?: string) {
  await page.evaluate((hash) => (location.hash = hash), `#/new/${family}/online`);
  await page.waitForSelector('.new .choice .start');
  if (rules) {
    const file = { name: 'own.toml', mimeType: 'text/plain', buffer: Buffer.from(rules) };
    await page.setInputFiles('input[type=file]', file);
    await page.waitForFunction(() => !document.querySelector('input[name=variant]:checked'));
  }
}

/** Opens the table that was chosen; returns the part of its address after `#/`. */
export async function openTable(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.lobby .seats strong:has-text("(you)")');
  return new URL(page.url()).hash.slice(2);
}

/** Comes by the link and sits down in the first free seat. */
export async function sitDown(page: Page, at: string) {
  await page.evaluate((hash) => (location.hash = hash), `#/${at}`);
  await page.locator('.lobby .seats .button').first().click();
}

/** Waits for the board. */
export async function atBoard<T extends Page[]>(...pages: T): Promise<{ [K in keyof T]: Table }> {
  for (const page of pages) await page.waitForSelector('.table .place', { state: 'attached' });
  return pages.map((page) => new Table(page)) as { [K in keyof T]: Table };
}

const patience = 20_000;

interface Playing {
  /** Told after every step; stops when it says so. */
  isEnough?: (steps: number) => boolean | Promise<boolean>;
  dice?: Dice;
}

/** Everybody plays when it is their turn, until all see the end or it is enough. Returns how many steps it took. */
export async function playTogether(tables: Table[], playing: Playing = {}): Promise<number> {
  const { isEnough = () => false, dice = new Dice() } = playing;
  const before = tables.map(() => ({ state: '', at: 0 }));
  let happened = Date.now();
  let shown = '';
  for (let steps = 0; ;) {
    if (await isEnough(steps)) return steps;
    const seen = await Promise.all(tables.map((table) => table.see()));
    if (seen.every(({ due }) => due === 'over')) return steps;
    const moves = seen.map((one) => one.moves).join('|');
    if (moves !== shown) [shown, happened] = [moves, Date.now()];
    for (const [index, table] of tables.entries()) {
      const now = seen[index];
      const last = before[index];
      if (!now || !last || now.due === 'wait' || now.due === 'over') continue;
      const state = essence(now);
      // What was clicked a moment ago may still be on its way.
      if (state === last.state && Date.now() - last.at < 1500) continue;
      await table.do(now, table.mouse, dice);
      before[index] = { state, at: Date.now() };
      happened = Date.now();
      steps += 1;
      break;
    }
    if (Date.now() - happened > patience) {
      const dues = seen.map(({ due, moves }) => `${due} ${moves.slice(-40)}`);
      throw new Error(`nothing happens after ${steps} steps: ${dues.join(' | ')}`);
    }
    await new Promise((again) => setTimeout(again, 5));
  }
}
