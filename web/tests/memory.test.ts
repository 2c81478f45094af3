// Twenty games in one page: memory stays where it was after the fifth.
import type { CDPSession } from 'playwright-core';

import { expect, test } from './page';
import { choice, level, sitDown } from './table';

interface Memory {
  heap: number;
  nodes: number;
  listeners: number;
}

/** What the page holds once everything that nobody needs is gone. */
async function memory(session: CDPSession): Promise<Memory> {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

/** Counts the tables that the engines of the page have open. It runs in the page, before everything else. */
function countTables() {
  const counted = { opened: 0, closed: 0 };
  Object.assign(window, { counted });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...values: [unknown]) {
    const text = JSON.stringify(values[0]);
    if (text.includes('\\"ask\\":\\"open\\"')) counted.opened += 1;
    if (text.includes('\\"ask\\":\\"close\\"')) counted.closed += 1;
    postMessage.apply(this, values);
  };
}

test('after twenty games the page holds no more than after five, and the engine few tables', async ({
  open,
}) => {
  const page = await open({ settings: choice('mill', 'three-mens-morris', [level(1), level(2)]) });
  await page.addInitScript(countTables);
  await page.reload();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await sitDown(page, 'mill');
  let early: Memory | null = null;
  for (let game = 1; game <= 20; game += 1) {
    // By a locator: a handle would keep the element, and with it the whole table.
    await page.locator('.over').waitFor({ timeout: 60_000 });
    if (game === 5) early = await memory(session);
    if (game === 20) break;
    const before = page.url();
    await page.click('.do .button.primary');
    await page.waitForURL((url) => url.href !== before);
  }
  const late = await memory(session);
  expect(early).not.toBeNull();
  expect(late.heap).toBeLessThan(1.2 * (early?.heap ?? 0));
  expect(late.nodes).toBeLessThan(1.3 * (early?.nodes ?? 0));
  expect(late.listeners).toBeLessThan(1.3 * (early?.listeners ?? 0));
  const tables = await page.evaluate(
    () => (window as unknown as { counted: { opened: number; closed: number } }).counted,
  );
  expect(tables.opened).toBeGreaterThan(20);
  expect(tables.opened - tables.closed).toBeLessThan(5);
});
