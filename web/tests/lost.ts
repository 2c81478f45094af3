// Files that a page cannot fetch. Playwright's own network knows nothing of service workers.
import type { Page } from './page';

type Losing = { fetch: typeof fetch; findFiles?: () => void };

/** Files that end so cannot be fetched from now on. */
export function loseFiles(page: Page, ending: string): Promise<void> {
  return page.evaluate((ending) => {
    const losing = window as unknown as Losing;
    const real = losing.fetch.bind(window);
    losing.findFiles = () => (losing.fetch = real);
    losing.fetch = (what, options) =>
      String(what).endsWith(ending)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : real(what, options);
  }, ending);
}

/** They can be fetched again. */
export function findFiles(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as Losing).findFiles?.());
}
