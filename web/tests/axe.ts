// What axe-core finds on the page, in every theme, on desktop and phone.
import { fileURLToPath } from 'node:url';

import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

import type { Opening, Page } from './page';

/** The script to open a page with. */
export const axe = fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url));

export const devices: Record<string, Opening> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

/** Runs in the page, where axe was put before. */
async function inspect(options: RunOptions): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  // Drawings are hidden from those who listen; there is nothing in them to find.
  const { violations } = await axe.run({ exclude: [['svg[aria-hidden]']] }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** What axe finds in every theme; all but colours are the same in each. */
export async function findings(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    const options: RunOptions = { resultTypes: ['violations'] };
    if (theme !== 'light') options.runOnly = { type: 'rule', values: ['color-contrast'] };
    const problems = await page.evaluate(inspect, options);
    found.push(...problems.map((problem) => `${screen}, ${theme}: ${problem}`));
  }
  return found;
}
